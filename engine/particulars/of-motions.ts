import { wordIn } from '../compose/saying.ts';
import { namesIn, withoutNames } from '../language/person-names.ts';
import { decidedAfter } from '../meeting/decided-after.ts';
import { isPredicate } from '../meeting/predicate.ts';
import type { Doc } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import type { ReadParticulars } from './particulars.ts';

const peopleOf = oncePerDoc((doc: Doc) => namesIn(doc.source.text));
/** A longer sentence is not quoted whole. */
const longest = 240;
const fewestWords = 4;

/**
 * What was moved in the document's own words, where ours for it cannot stand in a sentence: the sentence that has them, else
 * the words themselves. Nothing where it names a private person.
 */
export const ofMotion: ReadParticulars = ({ doc, one, cited }) => {
  const what = wordIn(one.value, 'what');
  if (!what || isPredicate(what)) return null;
  const named = (text: string) => withoutNames(text, peopleOf(doc)) !== text;
  const texts = cited.map(({ text }) => text.replace(/\s+/g, ' ').trim());
  const own = texts.find((text) => text.toLowerCase().includes(what.toLowerCase()));
  const at = own?.toLowerCase().indexOf(what.toLowerCase()) ?? 0;
  const words = own?.slice(at, at + what.length);
  const quoted = [own, words].find(
    (text) => text && text.length <= longest && text.split(' ').length >= fewestWords && !named(text),
  );
  return quoted ? { particulars: { quoted: quoted.replace(/^[^\w“"$(]+|[.\s]+$/g, '') } } : null;
};

/** Whether a meeting agreed to a repair that it spoke of, in the same sentence or a later one, which is then cited too. */
export const ofRepair: ReadParticulars = ({ doc, cited: [sentence] }) => {
  if (doc.type !== 'minutes' || !sentence) return null;
  const decision = decidedAfter(doc, sentence);
  if (!decision) return null;
  const { start, end } = decision;
  return {
    particulars: { agreed: true },
    ...(decision === sentence ? {} : { further: [{ start, end }] }),
  };
};
