import type { Doc, Sentence } from '../model.ts';

const marker =
  /^\s*(?:(\()?(?:(\d{1,3})|([a-z]{1,2}|[ivx]{2,5}))(\)|\.\)|\.)(?=\s|[A-Z("“]|$)|([-•▪●◦‣*➢✓✔–]|o)\s)/i;

/** How a list item is numbered: '(a)', '1.', '-'. Null where a printed paragraph is no list item. */
function itemStyle(paragraph: string): string | null {
  const m = marker.exec(paragraph);
  if (!m) return null;
  if (m[5]) return '-';
  return `${m[1] ?? ''}${m[2] ? '1' : 'a'}${m[4]}`;
}

const opensList = /(?::|\b(?:shall|may|must|not|following|that|to)|[:;][-–—])\s*$/i;

/**
 * For each sentence of the document the sentences that open the list in which it stands, outermost first: 'No Owner
 * shall:' for '(a) park a boat on any street'. Empty for sentences outside of lists.
 */
export function leadIns(doc: Doc): readonly (readonly Sentence[])[] {
  const { text } = doc.source;
  const found: (readonly Sentence[])[] = [];
  let open: { style: string; lead: readonly Sentence[] }[] = [];
  let opening: readonly Sentence[] | null = null;
  let paragraph = -1;
  let current: readonly Sentence[] = [];
  for (const sentence of doc.sentences) {
    const start = text.lastIndexOf('\n', sentence.start) + 1;
    if (start !== paragraph) {
      paragraph = start;
      const style = itemStyle(text.slice(start, start + 12));
      const level = style === null ? -1 : open.findIndex((list) => list.style === style);
      if (style === null) {
        const goesOn = /^[a-z]/.test(sentence.text) && opening === null;
        if (!goesOn) {
          open = [];
          current = [];
        }
      } else if (opening && level < 0) {
        open.push({ style, lead: opening });
        current = opening;
      } else {
        open = open.slice(0, level + 1);
        current = open.at(-1)?.lead ?? [];
      }
    }
    found.push(current);
    opening = opensList.test(sentence.text) ? [...current, sentence] : null;
  }
  return found;
}
