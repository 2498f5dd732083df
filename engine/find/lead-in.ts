import { fold, plainText } from '../language/plain.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';

const marker = /^\s*(\()?(?:(\d{1,3})|([a-z]{1,2}|[ivx]{2,5}))(\)\.?|\.\)|\.)(?=\s|[A-Z("“]|$)/i;
export const bullet = /^\s*(?:[-•▪●◦‣*➢✓✔–]|o\s)\s*/;
const opensList = /(?::|[:;] ?[-–—]|\b(?:shall|may|must|not|following|that|to|is|are|be|either|unless))\s*$/i;

/** 'Not allowed at any time' and 'Prohibited vehicles', as headings over a list. */
const bansAsHead =
  /^\W*(?:\S{1,3}[.)] )?(?:strictly )?(?:(?:not|never) (?:allowed|permitted)(?! (?:is|are)\b| [^.;:!?]* (?:is|are) )\b[^.;:!?]{0,60}|(?:prohibited|forbidden|banned)(?: [a-z]+)?)$/i;

/** An item that goes on after it, and one after which the next begins. */
const unended = /[a-z,;]\s*$/i;
const parted = /[;,]\s*(?:and|or)?\s*$/i;

interface Item {
  /** '(a)', '1.', '-': items of one list are marked alike. */
  readonly style: string;
  /** What its number may count as: 'i' is the ninth letter or the first Roman numeral. */
  readonly places: readonly number[];
}

const roman = (numeral: string): number => {
  const values: Record<string, number> = { i: 1, v: 5, x: 10 };
  return [...numeral].reduce((sum, letter, index) => {
    const value = values[letter] ?? 0;
    return sum + (value < (values[numeral[index + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);
};

function itemOf(paragraph: string): Item | null {
  const m = marker.exec(paragraph);
  if (!m) return bullet.test(paragraph) ? { style: '-', places: [] } : null;
  const letters = (m[3] ?? '').toLowerCase();
  const places: number[] = [];
  if (m[2]) places.push(Number(m[2]));
  if (letters.length === 1) places.push(letters.charCodeAt(0) - 96);
  if (letters.length === 2 && letters[0] === letters[1]) places.push(26 + letters.charCodeAt(0) - 96);
  if (/^[ivx]+$/.test(letters)) places.push(roman(letters));
  return { style: `${m[1] ?? ''}${m[2] ? '1' : 'a'}${m[4]}`, places };
}

const verb =
  /\b(?:shall|may|must|will|can|cannot|should|is|are|was|were|be|has|have|had|do|does|did|not|no|see|please)\b|[:{]/;
/** In capitals too it is more than a heading. */
const ordains = /\b(?:shall|may|must|will|can|cannot|is|are)\b/;
const longestFragment = 120;

/** 'Junked cars. Large trucks.': a further thing of an item, which what opens its list says something of. */
const verbless = ({ plain }: Sentence) => plain.length < longestFragment && !verb.test(plain);

/** Whether an item begins in mid-sentence. */
const startsLower = /^\W*[a-z]/;

/** 'Old business:', '- None': a list with such an item has no other. */
const noItem = /^\W*(?:none|n\/a|nothing)\W*$/i;

interface List {
  readonly style: string;
  readonly lead: readonly Sentence[];
  /** Its items go on with the words that open it: 'by: hand delivery; or mail.' */
  readonly isLower: boolean;
  place: number;
}

/** The open list that an item goes on with: the innermost of its style whose number comes before it. */
function listOf(open: readonly List[], item: Item): { list: List; place: number } | null {
  for (const list of open.toReversed()) {
    if (list.style !== item.style) continue;
    if (item.style === '-') return { list, place: 0 };
    const place = item.places.find((n) => n === list.place + 1);
    if (place !== undefined) return { list, place };
  }
  return null;
}

function findLeadIns(doc: Doc): readonly (readonly Sentence[])[] {
  const { text } = doc.source;
  const found: (readonly Sentence[])[] = [];
  let open: List[] = [];
  let opening: readonly Sentence[] | null = null;
  /** The style of the item that opens a list; null where no item does. */
  let openedBy: string | null = null;
  /** What opens a list whose items have no marks. */
  let loose: readonly Sentence[] | null = null;
  let previous: Sentence | null = null;
  let paragraph = -1;
  let seen = 0;
  let current: readonly Sentence[] = [];
  for (const sentence of doc.sentences) {
    // Only what lies between two sentences is looked at: a paragraph may be the whole document.
    const feed = text.slice(seen, sentence.start + 1).lastIndexOf('\n');
    const start = feed < 0 ? Math.max(paragraph, 0) : seen + feed + 1;
    const begins = start !== paragraph;
    paragraph = start;
    seen = sentence.start + 1;
    const isRow =
      sentence.text.includes('\t') &&
      (opening ?? current).some(({ plain }) => bansItems.test(plain.replace(/:$/, '')));
    const item =
      itemOf(begins ? text.slice(start, start + 12) : sentence.text.slice(0, 12)) ??
      (isRow ? { style: '-', places: [] } : null);
    const lower = /^[a-z]/.test(sentence.text);
    if (item) {
      const first = item.style === '-' || item.places.includes(1);
      if (noItem.test(previous?.text ?? '')) open = open.filter(({ lead }) => lead !== current);
      // Behind the last of them, a whole sentence with the same bullet is an item of the list around it.
      if (!startsLower.test(sentence.text) && /\.\s*$/.test(previous?.text ?? ''))
        open = open.filter(({ style, isLower }) => style !== item.style || style !== '-' || !isLower);
      const goesOn = listOf(open, item);
      if (opening && first && !(item.style === '-' && goesOn && openedBy === '-')) {
        if (openedBy === null || item.style === '-') open = open.filter(({ style }) => style !== item.style);
        open.push({ style: item.style, lead: opening, isLower: startsLower.test(sentence.text), place: 1 });
        current = opening;
      } else if (goesOn && !(item.style === '-' && goesOn.list.lead.at(-1)?.section !== sentence.section)) {
        goesOn.list.place = goesOn.place;
        open = open.slice(0, open.indexOf(goesOn.list) + 1);
        current = goesOn.list.lead;
      } else if (!lower) {
        // A new list that nothing opens: what opened the last one of its kind does not open it.
        if (first) open = open.filter(({ style }) => style !== item.style);
        current = [];
      }
    } else if (!lower) {
      // 'What is to be done:' over a paragraph ends the list before it, whose bullets are not those farther down.
      if (begins && /:\s*$/.test(sentence.text)) open = open.filter(({ style }) => style !== '-');
      // A paragraph, or a further sentence of an item, that stands by itself; or an item cut at a line's end.
      if (begins || current.length === 0 || !verbless(sentence)) {
        if (!loose || !unended.test(previous?.text ?? '') || previous?.section !== sentence.section)
          loose = null;
        current = loose ?? [];
      }
    } else if (opening) {
      current = opening;
      loose = opening;
    } else if (loose && begins && parted.test(previous?.text ?? '')) {
      current = loose;
    }
    if (item) loose = null;
    found.push(current);
    previous = sentence;
    opening =
      opensList.test(sentence.text) || (begins && bansAsHead.test(sentence.text))
        ? [...current, sentence]
        : null;
    openedBy = item?.style ?? null;
  }
  return found;
}

const listsOf = oncePerDoc((doc) => ({ leads: findLeadIns(doc), whole: new Map<number, Sentence>() }));

/**
 * The sentences that open the list in which a sentence stands, outermost first: 'No Owner shall:' for '(a) park a boat
 * on any street'. Empty outside of lists.
 */
export function leadIn(doc: Doc, sentence: Sentence): readonly Sentence[] {
  return listsOf(doc).leads[sentence.index] ?? [];
}

/** 'The following are prohibited:', 'Owners may not:', 'The following shall not be kept, to wit:' */
export const bansItems =
  /\b(?:prohibited|forbidden|banned|(?:shall|may|must|will|is|are|do|can) ?not|cannot|never|not (?:allowed|permitted)|no)\b[^,;.]{0,60}(?:, (?:to[- ]wit|namely):?)?$/;

/** 'Below are some points that you may find helpful:' says nothing of what follows. */
export const onlyAnnounces =
  /^\W*know all (?:men|persons)\b|^\W*here(?:'s| is) what (?:happened|was (?:done|said|decided)|(?:you|owners|residents|everyone) (?:(?:need|ought|want)s? to|should) know)\b|^\W*(?:the following|below|here) (?:is|are) (?:some|a few|a list|the|other)\b.*\b(?:highlights|information|tips|reminders|points|initiatives|updates|news|notes|facts)\b/;

/** The sentence to cite, with those that open its list where they are more than a heading ('Pets:'). */
export function citedWith(doc: Doc, sentence: Sentence): readonly Sentence[] {
  const lead = leadIn(doc, sentence).filter(
    ({ text, plain }) =>
      (!onlyAnnounces.test(plain) || bansItems.test(plain)) &&
      (bansItems.test(plain) || /[a-z]\S* \S+ \S+ \S+/.test(ordains.test(plain) ? fold(text) : text)),
  );
  return [...lead, sentence];
}

/** The sentence with those that open its list before it, as one; the same sentence outside of lists. */
export function inList(doc: Doc, sentence: Sentence): Sentence {
  const { leads, whole } = listsOf(doc);
  const lead = leads[sentence.index] ?? [];
  if (lead.length === 0) return sentence;
  const made = whole.get(sentence.index);
  if (made) return made;
  const before = lead
    .map(({ text }) => (bansAsHead.test(text) ? `${text}:` : text))
    .join(' ')
    .slice(-900);
  const text = `${before} ${sentence.text}`;
  const joined = { ...sentence, text, ...plainText(text) };
  whole.set(sentence.index, joined);
  return joined;
}
