/*
 * What is read of one file at most. No document of an association comes near any of these; files that are made to do harm
 * pass them at once. A file of 10 MB can unpack to a thousand times as much.
 */
export const MOST_PAGES = 5000;
export const MOST_CHARACTERS_OF_PAGE = 200_000;
export const MOST_CHARACTERS = 20_000_000;
/** Of all parts of a Word file together, in bytes, unpacked. */
export const LARGEST_UNPACKED = 48 * 1024 * 1024;
export const MOST_ELEMENTS = 1_500_000;
/** Of a sheet. A budget has some hundreds. */
export const MOST_ROWS = 20_000;
export const MOST_COLUMNS = 512;
/** Pixels of a picture of a page, of which a phone takes 12 million and the best of them 50; and of one that we unpack ourselves. */
export const MOST_PIXELS = 52_000_000;
export const MOST_PNG_PIXELS = 20_000_000;
/** MiB of PDFium's memory. A tabloid page at 300 dots an inch in color is 50. */
export const PDFIUM_MEMORY = 512;

/** A file holds more than is read of one. */
export class TooLarge extends Error {
  constructor() {
    super('The file holds more than can be read.');
    this.name = 'TooLarge';
  }
}
