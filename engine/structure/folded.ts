/** Digits as '#', differences of spacing, signs and case left out: what two printings of one running line share. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/\d+/g, '#')
    .replace(/[^a-z#]+/g, ' ')
    .trim();
}
