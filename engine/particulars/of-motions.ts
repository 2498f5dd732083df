import type { Particulars } from '../find/particulars.ts';
import { withoutNames } from '../language/person-names.ts';
import { oneLine } from '../language/plain.ts';
import { untoldItem } from '../meeting/item-title.ts';
import { goesOn } from '../meeting/openings.ts';
import { peopleOf } from '../meeting/people.ts';
import { hangs, isAgainst, isPredicate, nounSpokenOf, putToVote } from '../meeting/predicate.ts';
import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { wordIn } from '../say/saying.ts';
import type { ReadParticulars } from './particulars.ts';

/** A longer text is not quoted whole. */
const longest = 420;
const longestWithBefore = 640;
const fewestWords = 4;

/** Without the bullet or number before it and the full stop behind it. */
const bare = (text: string) =>
  text.replace(/^(?:[^\w“"$(]+|(?:\d{1,2}|[a-z]|[ivx]{2,4})[.)]\s+)+|[.\s:]+$/g, '');

const numbered = /^\W*\d{1,2}[.)]\s/;

/** What a line says that only names the kind of the next: 'Action:' */
const isLabel = (text: string) => /:\s*$/.test(text) || text.split(' ').length < fewestWords;
/** 'Lee asked if …' tells no more than what was asked. */
const speaker =
  /^(?:[A-Z][\w’'-]+ ){1,3}(?:then |also )?(?:asked|suggested|proposed|noted|reported|explained|shared|stated|said)(?: the board)?(?: that)? /;

/** A sentence in one line, without its speaker where it names a private person. */
function unnamed(text: string, named: (text: string) => boolean): string {
  const line = oneLine(text);
  return bare(named(line) ? line.replace(speaker, '') : line);
}

/** Sentences that tell of one decision, as one quote; of minutes approved nobody asks. */
function inTheirOrder(sentences: readonly Sentence[]): string | undefined {
  const all = sentences.map(
    ({ text, index }, at) =>
      `${at === 0 || sentences[at - 1]?.index === index - 1 ? '' : '… '}${oneLine(text)}`,
  );
  return all.length < 2 || /\bminutes\b/i.test(all.join(' ')) ? undefined : all.join(' ');
}

/** So far the title of a paper reaches, which no decision hangs on. */
const head = 200;

/** The words before a decision by which it is understood, from the last that names its thing on; none where they name a private person. */
function wordsBefore(doc: Doc, one: Sentence, what: string, named: (text: string) => boolean): Sentence[] {
  const near = doc.sentences
    .slice(Math.max(0, one.index - 3), one.index)
    .filter(
      ({ text, section, start }) =>
        section === one.section &&
        !isLabel(oneLine(text)) &&
        !goesOn.test(text) &&
        (start > head || /[.!?]\s*$/.test(text)),
    );
  const last = near.at(-1);
  const noun = nounSpokenOf(what)?.toLowerCase().replace(/s$/, '');
  const from = noun ? near.findLastIndex(({ plain }) => regex`\b${noun}`.test(plain)) : -1;
  const found = from >= 0 ? near.slice(from) : last && hangs(last.text) ? near.slice(-2) : near.slice(-1);
  return found.some(({ text }) => named(unnamed(text, named))) ? [] : found;
}

/**
 * What was moved in the document's own words, where ours for it cannot stand in a sentence: the sentence that has them, else
 * the words themselves, with the sentence before them where they hang on it. Nothing where it names a private person.
 */
const inWords: ReadParticulars = ({ doc, one, cited }) => {
  const told = wordIn(one.value, 'what');
  if (!told) return null;
  const what = told.replace(/ …$/, '');
  const cut = what === told ? '' : ' …';
  const named = (text: string) => withoutNames(text, peopleOf(doc).all) !== text;
  const texts = cited.map(({ text }) => oneLine(text));
  const unmoved = texts.length > 0 && !texts.some((text) => putToVote.test(text));
  const kind: Particulars = unmoved ? { unmoved } : {};
  const at = texts.findIndex((text) => text.toLowerCase().includes(what.toLowerCase()));
  const decision = cited[at] ?? (isAgainst(what) ? cited[0] : undefined);
  const own = decision && oneLine(decision.text);
  const from = at < 0 ? -1 : (own?.toLowerCase().indexOf(what.toLowerCase()) ?? -1);
  const words = from < 0 ? undefined : `${own?.slice(from, from + what.length)}${cut}`;
  const loose = hangs(what) || (unmoved && isAgainst(what));
  if (isPredicate(what) && !loose) return { particulars: kind };
  // What was put to a vote that another sentence tells is quoted with it.
  const whole = inTheirOrder(cited);
  const quotable = [
    ...(own && !loose && !putToVote.test(own) && !whole?.includes(' … ') ? [whole] : []),
    // A heading alone says nothing of the vote under it.
    own && /[-–—:]\W*$/.test(own) ? whole : own,
    words,
    whole,
  ].find((text) => text && text.length <= longest && text.split(' ').length >= fewestWords && !named(text));
  // What stands before an item is of another: '2. Paving: decided not to do any.'
  const isItem = loose && decision !== undefined && quotable !== undefined && numbered.test(decision.text);
  if (isItem) return { particulars: { ...kind, quoted: bare(quotable) } };
  const before = loose && decision && quotable ? wordsBefore(doc, decision, what, named) : [];
  const said = before.map(({ text }) => unnamed(text, named));
  const gap = quotable !== words || quotable === own ? '' : '… ';
  const decided = `${gap}${bare(quotable ?? '')}`;
  if (quotable && said.length > 0 && decided.length + said.join('. ').length <= longestWithBefore)
    return {
      // What was only said before a decision is not what was agreed to.
      particulars: { ...kind, quoted: decided, saidBefore: said.join('. ') },
      further: before,
    };
  if (isPredicate(what)) return { particulars: { ...kind, ...(loose ? { loose: true } : {}) } };
  return { particulars: { ...kind, ...(quotable ? { quoted: bare(quotable) } : {}) } };
};

/** A motion with the item under which it stands, where its words do not name it: 'Accept the low bid (under “Pool deck”)'. */
export const ofMotion: ReadParticulars = (asked) => {
  const told = inWords(asked);
  const [first] = asked.cited;
  const { quoted = wordIn(asked.one.value, 'what') ?? '', saidBefore = '' } = told?.particulars ?? {};
  const head = told && first && untoldItem(asked.doc, first, `${saidBefore} ${quoted}`);
  if (!head) return told;
  return {
    particulars: { ...told.particulars, under: head.title },
    further: [...(told.further ?? []), { start: head.headingStart, end: head.headingEnd }],
  };
};
