/** 'Section 4.1' of 'Section 4.1, p. 12': the pages are told otherwise. */
export function sectionOf(reference: string): string {
  return reference.replace(/,?\s*\bpp?\. ?[\d,\s–-]+$/, '').trim();
}
