import type { Doc, Sentence } from '../model.ts';
import { isMatter, isNamed, putForward, withoutMark } from './bare-votes.ts';
import { cellsBefore } from './one-item.ts';
import type { Outcome } from './outcome.ts';

const putOff =
  /^\W*(?:[Tt]abled|[Pp]ostponed|[Dd]eferred|[Hh]olding off|[Oo]n hold|(?:[Dd]ecided|[Aa]greed|[Ww]ill) (?:to )?(?:wait|hold off))(?: (?:to|until|till|til) (?:the |our |next )?(?:[^.;:]|(?<=[A-Z][a-z]{2,3})\.){3,80})?[.!]?$/;

/** 'The issue was tabled until June.', which names nothing. */
const issuePutOff =
  /^\W*(?:[A-Z][\w.'’-]+(?: [A-Z][\w.'’-]+)?|[Tt]he (?:[Bb]oard|[Pp]resident|[Cc]hair)) (?:deferred|tabled|postponed) (?:taking (?:on|up) |a (?:vote|decision) on |voting on )?(?:this|that|the) (?:issue|matter|item|topic|request|question|motion|proposal)\b|^\W*(?:[Tt]he|[Tt]his|[Ff]urther|[Mm]ore|[Aa]ll) (?:further )?(?:issue|matter|item|topic|request|question|decision|vote|discussion) (?:was|were|has been|will be) (?:then |therefore )?(?:tabled|postponed|deferred)\b/;
/** 'Will discuss at the July meeting.', straight behind what was asked for. */
const willDiscuss =
  /^\W*(?:(?:[Tt]he )?[Bb]oard |[Ww]e |[Ii]t |[Tt]his |(?:[Tt]he|[Tt]his) (?:issue|matter|item|topic|request|question|proposal) )?[Ww]ill (?:be )?(?:discuss(?:ed)?|revisit(?:ed)?|consider(?:ed)?|take[n]? up|decided?|vote[d]? on)(?: (?:it|this|again))? (?:at|in) (?:(?:the|our) )?(?:next|[A-Z][a-z]+|following|annual|fall|spring|summer|winter)\b[^.;]{0,40}[.!]?$/;

interface Settled {
  readonly what: string;
  readonly from: Sentence;
  readonly outcome: Outcome;
}

/** 'Kim proposed a cap': what was put off is the cap. */
export const proposes = /^(?:[A-Z][\w.'’-]* ){1,3}(?:proposed|suggested|recommended) (?=(?:an?|the) )/;
/** 'She asked for a variance' is one owner's wish. */
const asksFor =
  /^(?:She|He|They|[A-Z][a-z]+) (?:also )?(?:asked|requested|asks|requests|is asking)(?: (to|for))? /;

/** 'This was tabled.' at the end of what stands under 'Gate: …' */
const thisPutOff =
  /^\W*(?:(?:This|The) (?:item|matter|issue|topic) |This |It )(?:was|were|has been|will be) (?:then |therefore )?(?:tabled|postponed|deferred)\b/;
/** '2) Rule book.' as a numbered item's name. */
const numberedName = /^\W*\d{1,2}[.)] *([A-Z][\w ’'&/-]{3,60}?)\.\s*$/;

/** 'Park sign: no update; topic postponed.' */
const ownPutOff =
  /^\W*(?:\w{1,3}[.)] *)?([A-Z][\w ’'&/-]{2,40}?):\s[^.]{0,80}\b(?:topic|item|matter|issue|discussion|decision|vote) (?:was |is |has been )?(?:then )?(?:postponed|tabled|deferred)\b(?! by the (?:city|county|state|town|court)\b)/;

/** The name of the item, at the head of the paragraph. */
function itemPutOff(doc: Doc, sentence: Sentence): Settled | null {
  const own = ownPutOff.exec(sentence.text)?.[1];
  if (own) return { what: own, from: sentence, outcome: 'tabled' };
  if (!thisPutOff.test(sentence.text)) return null;
  const before = doc.sentences.slice(Math.max(0, sentence.index - 12), sentence.index);
  const nameOf = (text: string) => (named.exec(text) ?? numberedName.exec(text))?.[1];
  const from = before.findLast(({ text }) => nameOf(text) !== undefined);
  const what = from && nameOf(from.text);
  const together =
    from && numberedName.test(from.text)
      ? from.section === sentence.section
      : !doc.source.text.slice(from?.start, sentence.start).includes('\n');
  return what && together ? { what, from, outcome: 'tabled' } : null;
}
const named = /^\W*(?:\w{1,3}[.)] *)?([A-Z][\w ’'&/-]{2,40}?)\s*:\s/;

/** What was asked for before it was put off. */
function askedBefore(doc: Doc, sentence: Sentence, span: number): Settled | null {
  const near = doc.sentences.slice(Math.max(0, sentence.index - span), sentence.index).toReversed();
  const from = near.find(({ text, section }) => section === sentence.section && putForward.test(text));
  const what = from?.text
    .replace(/^[^A-Za-z]+|[.\s]+$/g, '')
    .replace(proposes, '')
    .replace(asksFor, (_, to: string | undefined) => `A request ${to ?? 'for'} `);
  return from && what && what.length < 200 ? { what, from, outcome: 'tabled' } : null;
}

const remark =
  /^\W*(?:[a-z.'’]+ ){1,4}?(?:said|says|thank(?:s|ed)|comment(?:s|ed)|complain(?:s|ed)|joked|welcom(?:es|ed)|congratulat(?:es|ed)|remind(?:s|ed)|mention(?:s|ed)|remark(?:s|ed)|wonder(?:s|ed))\b/;
/** Whether a sentence tells what somebody said, which nobody puts off. */
export const isRemark = ({ plain }: Sentence) => remark.test(plain);

/** The line that heads the talk before a sentence: short, and no sentence itself. */
const headOver = (doc: Doc, { index }: Sentence) =>
  doc.sentences
    .slice(Math.max(0, index - 4), index)
    .findLast(
      ({ text }) =>
        text.length < 60 && /^\W*[A-Z\d]/.test(text) && !/[.?!:)]\s*$/.test(text) && isNamed(text),
    );

/** 'Tabled until May.' after the words, or under the heading, that tell of what. */
export function settledBefore(doc: Doc, sentence: Sentence): Settled | null {
  const item = itemPutOff(doc, sentence);
  if (item) return item;
  if (issuePutOff.test(sentence.text)) return askedBefore(doc, sentence, 6);
  if (willDiscuss.test(sentence.text)) return askedBefore(doc, sentence, 2);
  const before = doc.sentences[sentence.index - 1];
  if (!before || before.section !== sentence.section || !putOff.test(sentence.text)) return null;
  const [cell] = cellsBefore(doc, sentence);
  const from =
    cell ??
    (isRemark(before)
      ? headOver(doc, sentence)
      : isNamed(before.text)
        ? before
        : (headOver(doc, sentence) ?? before));
  if (!from) return null;
  const what = withoutMark(from.text);
  return what.length < 160 && isMatter(what) && !/\b(?:second(?:ed)?|2nd|moved|motion)\b/i.test(what)
    ? { what, from, outcome: 'tabled' }
    : null;
}
