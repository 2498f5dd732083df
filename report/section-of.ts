/** 'Section 4.1' of 'Section 4.1, p. 12', 'Section 7' of '7, p. 3': the pages are told otherwise. */
export function sectionOf(reference: string): string {
  const place = reference
    .replace(/\bpp?\. ?[\d,\s–-]+$/, '')
    .trim()
    .replace(/,$/, '')
    .trim();
  return /^[\d(]/.test(place) ? `Section ${place}` : place;
}
