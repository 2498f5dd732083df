/**
 * 'Section 4.1' of 'Section 4.1, p. 12', 'Section 7' of '7, p. 3' (an earlier engine's): the pages are told otherwise. Of several
 * sections each keeps its pages, which alone tell what stands where: 'Section 4.1, p. 3; Section 6.2, p. 12'.
 */
export function sectionOf(reference: string): string {
  if (reference.includes(';')) return reference;
  const place = reference
    .replace(/\bpp?\. ?[\d,\s–-]+$/, '')
    .trim()
    .replace(/,$/, '')
    .trim();
  return /^[\d(]/.test(place) ? `Section ${place}` : place;
}
