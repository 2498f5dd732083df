import { fold } from '../language/plain.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { regex } from '../regex.ts';
import { isIn, replacedSections } from './amended-sections.ts';
import { leadIn } from './lead-in.ts';
import { isTakenOut } from './old-words.ts';
import { comparedTexts } from './texts-compared.ts';

/** Of a paper that sets new text beside the old: which of them a passage is; 'unclear' where nothing tells. */
interface Passage {
  readonly start: number;
  readonly end: number;
  readonly part: 'current' | 'proposed' | 'unclear';
}

/** 'as stated:', 'states as follows:' */
const asFollows =
  '(?: (?:as (?:it )?(?:now )?(?:stated|written|reads?|stands)|(?:reads?|states?|says|provides?)(?: as follows)?|as follows))?';
const label = (words: string) => regex`^\W*(?:the )?(?:${words})${asFollows}(?:\W*$|\s*:| (?=\([a-z1-9]\) ))`;
const currentWords =
  '(?:current|existing|present|original)(?: (?:language|text|wording|version|provision|section|reading))?|(?:currently|now) reads|before|was|old(?: rules?)?';
const proposedWords =
  '(?:(?:proposed|new|revised|amended|suggested) )?(?:amm?end(?:ment|ed)|language|text|wording|version|change|revision|provision)(?: (?:language|text|wording))?|proposed|new|revised|replace with|(?:as )?amended to read|after|is|now|new rules?';
const before = label(
  `${currentWords}|.{0,120}\\b(?:currently|presently|now) (?:reads?|states?|provides?)(?: as follows)?`,
);
const after = label(
  `${proposedWords}|.{0,120}\\b(?:amend|chang|revis|propos)[a-z]*\\b.{0,40}\\bto read(?: as follows)?`,
);
/** Text is set beside what would replace it at least so often; once may be chance. */
const leastPairs = 2;
const longestLabel = 200;

/** The lines and sentences of a document in its order, each place once. */
const placesOf = ({ blocks, sentences }: Doc) => {
  const lines = blocks.filter(({ kind }) => kind !== 'row');
  const begun = new Set(lines.map(({ start }) => start));
  const inside = sentences.filter(({ start }) => !begun.has(start)).map((one) => ({ ...one, kind: 'text' }));
  return [...lines, ...inside].toSorted((a, b) => a.start - b.start);
};

/** The passages of a paper that sets new text beside the old under labels. Empty where it does not. */
const labelled = oncePerDoc((doc): readonly Passage[] => {
  const found: Passage[] = [];
  let named = false;
  let heading: number | null = null;
  let open: { start: number; part: 'current' | 'proposed' } | null = null;
  const close = (end: number) => {
    // What stands under 'Current:' with nothing set beside it may run on into other text.
    if (open) found.push({ start: open.start, end, part: open.part === 'current' ? 'unclear' : 'proposed' });
    open = null;
  };
  for (const { start, end, kind } of placesOf(doc)) {
    const text = fold(doc.source.text.slice(start, Math.min(end, start + longestLabel)));
    if (before.test(text)) {
      named = true;
      close(start);
      open = { start, part: 'current' };
    } else if (after.test(text)) {
      // The label at the top of a page may have been taken for a running head: the passage begins with its section.
      const from: number | null = open?.part === 'current' ? open.start : open ? null : heading;
      if (from !== null) found.push({ start: from, end: start, part: 'current' });
      else close(start);
      open = { start, part: 'proposed' };
      heading = null;
    } else if (kind === 'heading') {
      if (open?.part === 'proposed') close(start);
      heading = start;
    }
  }
  close(doc.source.text.length);
  return named && found.filter(({ part }) => part === 'current').length >= leastPairs ? found : [];
});

/** What stands under 'Current:' where new text is set beside it: what it says is not what will be in force. */
export const replacedText = (doc: Doc): readonly Passage[] =>
  labelled(doc).filter(({ part }) => part === 'current');

/** The text that gives way to text of the same file, proposed or in force. */
export const replaced = oncePerDoc((doc) => [
  ...replacedText(doc),
  ...replacedSections(doc),
  ...doc.sentences.filter((one) => isTakenOut(doc, one)),
]);

/** Whether a sentence stands in such text. */
export const isReplaced = (doc: Doc, sentence: Pick<Sentence, 'start'>): boolean =>
  replaced(doc).some((old) => isIn(old, sentence));

/** 'Deletions are struck through, additions are underlined': what is which is lost with the print. */
const legend =
  /\b(?:delet\w+|struck|stricken|removed|old) [^.]{0,60}\b(?:strike-?(?: ?through|outs?)|struck(?: through)?|stricken|lined? through|brackets|red)\b|\b(?:strike-?(?: ?through|outs?)|struck[- ]through|stricken)\b[^.]{0,60}\b(?:delet\w+|remov\w+)\b/;
/** 'By deleting "ten" and inserting "twenty"', '~~ten~~ twenty': both in one sentence. */
const mixed =
  /\b(?:delet\w+|strik\w+|stricken|remov\w+)\b[^.;]{0,200}\b(?:insert\w*|replac\w+|substitut\w+|add(?:ing|ed)?)\b|~~/;
const marksLost = oncePerDoc(({ sentences }) => sentences.find(({ plain }) => legend.test(plain)));

const words = ({ text }: Sentence) =>
  fold(text)
    .replace(/^\W*[a-z0-9]{1,3}[.)]\s/, '')
    .replace(/\W+/g, ' ')
    .trim();
const wordsOf = (doc: Doc, part: Passage['part']) =>
  new Set(
    doc.sentences
      .filter((one) => labelled(doc).some((passage) => passage.part === part && isIn(passage, one)))
      .map(words),
  );
const currentWordsOf = oncePerDoc((doc) => wordsOf(doc, 'current'));
const proposedWordsOf = oncePerDoc((doc) => wordsOf(doc, 'proposed'));

/** Of a sentence of a paper that is not adopted: new, in the text in force alone or as well, either of them, or no text of rules. */
type Part = 'proposed' | 'current' | 'both' | 'unclear' | 'aside';

export function partOf(doc: Doc, sentence: Sentence): Part {
  const passages = labelled(doc);
  if (passages.some((one) => one.part === 'current' && isIn(one, sentence)))
    return proposedWordsOf(doc).has(words(sentence)) ? 'both' : 'current';
  // A letter that sends out a ballot says what is so.
  if (doc.type === 'other' && sentence.start < (passages[0]?.start ?? 0)) return 'aside';
  const lost = marksLost(doc);
  const unclear = [...passages.filter(({ part }) => part === 'unclear'), ...comparedTexts(doc)];
  if ((lost && sentence.start > lost.start) || unclear.some((passage) => isIn(passage, sentence)))
    return 'unclear';
  if (mixed.test(sentence.plain)) return 'unclear';
  const said = currentWordsOf(doc);
  return [sentence, ...leadIn(doc, sentence)].every((one) => said.has(words(one))) ? 'both' : 'proposed';
}
