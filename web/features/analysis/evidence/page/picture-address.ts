/** Few widths, so that pictures are found in the browser's cache; the last is the most that the server gives. */
const widths = [800, 1200, 1600, 2000] as const;

/** Pixels of the picture of a page among others. */
export const thumbnailWidth = 240;

/** The width to ask a page's picture in, for so many device pixels. */
export function pictureWidth(pixels: number): number {
  return widths.find((width) => width >= pixels) ?? 2000;
}

/** A picture in a width. The API draws it as asked; a picture that is a file of the site has but one. */
export const pictureAddress = (image: string, width: number): string =>
  image.startsWith('/api/') ? `${image}?width=${width}` : image;
