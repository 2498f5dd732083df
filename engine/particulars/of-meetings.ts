import type { Decided } from '../find/decide.ts';
import type { Particulars } from '../find/particulars.ts';
import { pathsIn } from '../find/use-rule.ts';
import { fold } from '../language/plain.ts';
import { laterMeetings } from '../meeting/later-meetings.ts';
import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { dateWords } from '../say/display.ts';
import { numberIn } from '../say/saying.ts';
import { particularsOf, type ReadParticulars } from './particulars.ts';
import { sharesIn } from './share-of.ts';

const named: readonly (readonly [RegExp, string])[] = [
  [/\bspecial assessments?\b|\bcapital improvements?\b/, 'on a special assessment'],
  [
    /\b(?:increas\w+|rais(?:e|ed|es|ing)|chang\w+)\b[^.;]{0,80}\b(?:assessments?|dues)\b|\b(?:assessments?|dues)\b[^.;]{0,80}\b(?:increas\w+|rais(?:ed|ing)|chang\w+)\b/,
    'on raising dues',
  ],
  [/\bannex\w*\b|\badditional (?:land|property)\b(?! (?:acquired|owned)\b)/, 'on adding land'],
  [
    /\b(?:merg\w+|consolidat\w+|dissol\w+|mortgag\w+|dedicat\w+)\b|\bterminat\w+ (?:of )?(?:the|this|these) (?:association|condominium|community|covenants|declaration)\b/,
    'on a few grave matters',
  ],
];

/** What makes a sentence speak of one kind of meeting. */
const onePurpose =
  /\bauthorized (?:under|in|by|pursuant)|\b(?:called )?for (?:the|this|such|that|these) purposes?\b|\bfor the purpose of\b|\bspecial assessments?\b/;
const thatMeeting =
  /\bat (?:the )?(?:first )?(?:such|that|this|said) (?:(?:special|first) )?meeting\b|\bthe first (?:such )?meeting\b|\bnotice of (?:any )?(?:such|that|this|said) meeting\b|\bfirst such meeting\b|\bat the opening of such meeting\b/;
const atLarge =
  /\b(?:annual|regular|each|all|every)\b[^.;{]{0,40}\bmeetings?\b|\bat any meeting\b|\bany action\b(?![^.;,]{0,50}\bauthorized\b)|\bfor any (?:other )?purpose\b/;

const purposesIn = (plain: string) => named.filter(([what]) => what.test(plain)).map(([, words]) => words);

function inWords(purposes: readonly string[]): string | null {
  const few = [...new Set(purposes)];
  return few.length === 0 || few.length > 2 ? null : few.join(' or ');
}

const certain = 'on certain matters';
/** Headings over what holds for every meeting. */
const general = /\b(?:quorum|meetings?|voting)\b[^>]*$/;
/** 'Notice and quorum for any action authorized under Sections 3 and 4', among the sections on assessments. */
const sections =
  /\b(?:authorized|permitted)\b[^.;]{0,30}\b(?:sections?|paragraphs?|this article|articles?)\b/;

const sectionNumbers = /\bsections?\s+(\d+(?:\.\d+)*)(?:\s*(?:,|and|or|&)\s*(\d+(?:\.\d+)*))?/g;
/** So many sentences of a section show what it is about. */
const opening = 3;

/** What the sections are about that a text names by number, within the same document; empty where one is not found. */
function purposesOfSections(doc: Doc, from: Sentence, text: string): string[] {
  const numbers = [...text.matchAll(sectionNumbers)].flatMap(([, ...each]) => each.filter(Boolean));
  const own = doc.sections[from.section];
  const found = numbers.map((number) => {
    const isIt = (one: (typeof doc.sections)[number]) =>
      regex`(?:^|\s)${number.replaceAll('.', '\\.')}\.?$`.test(one.number.trim());
    const beside = doc.sections.filter((one) => isIt(one) && one.parent === own?.parent);
    // A table of contents numbers its lines as well.
    const all = (beside.length > 0 ? beside : doc.sections.filter(isIt)).filter(({ index }) =>
      doc.sentences.some(({ section }) => section === index),
    );
    const [section] = all;
    if (!section || all.length > 1) return [];
    if (/\b(?:annual|regular|general|monthly) assessments?$/i.test(section.title.trim()))
      return ['on raising dues'];
    const said = doc.sentences.filter((one) => one.section === section.index).slice(0, opening);
    return purposesIn(`${fold(section.title)} ${said.map(({ plain }) => plain).join(' ')}`);
  });
  return found.some((each) => each.length === 0) ? [] : found.flat();
}

/** 'Notice of a special meeting', and of no other. */
const ofSpecial =
  /^(?!.*\b(?:annual|regular)\b).*\b(?:special|unscheduled) (?:membership |members'? )?meetings?\b/;
/** 'And, in case of a special meeting, the purpose': the notice is of every meeting. */
const inCaseOfSpecial = /\bin (?:the )?case of (?:an? |any )?special meetings?\b/g;
/** 'Any action authorized under this Article', where the article is the one on members and their meetings. */
const thisArticle = /\bauthorized (?:under|in|by|pursuant to) this article\b/;

/** Whether the article around a sentence is about members and their meetings, by its headings. */
function isOnMeetings({ sections }: Doc, { section }: Sentence): boolean {
  let top = sections[section];
  while (top && sections[top.parent]) top = sections[top.parent];
  const titles = sections.flatMap(({ index, parent, title }) =>
    index === top?.index || parent === top?.index ? [title] : [],
  );
  return (
    titles.some((title) => /\b(?:meetings?|voting|quorum|proxies)\b/i.test(title)) &&
    !titles.some((title) => /\b(?:assessments?|dues|charges)\b/i.test(title))
  );
}

/** The one meeting that is held each year, where a notice is of it and of no other. */
export const yearly = 'that is held each year';
const ofYearly = /\bannual (?:[a-z']+ ){0,3}meeting\b/;
const underYearly = /(?:^|> |\b)annual (?:[a-z']+ ){0,2}meetings?\b(?!.*\b(?:special|all|other)\b)[^>]*$/;
const ofOthers =
  /\bspecial\b|\bregular\b|\bmeetings\b|\b(?:all|any|every|each|other) (?!annual\b)(?:[a-z]+ ){0,3}meeting\b/;

function isOfYearly(doc: Doc, { plain, section }: Sentence): boolean {
  if (ofOthers.test(plain.replace(/\beach (?=annual\b)/g, ''))) return false;
  return ofYearly.test(plain) || underYearly.test(pathsIn(doc)[section] ?? '');
}

/** 'For any other purpose': what the sentences before it name is left out. */
const anyOther = /\bfor (?:any|all) other (?:purposes?|matters?|votes?|actions?)\b/;
const nearBefore = 4;

/** The one kind of meeting that a sentence speaks of; null where it speaks of meetings at large. */
function meetingOf(doc: Doc, sentence: Sentence): string | null {
  const { plain } = sentence;
  if (ofSpecial.test(plain.replace(inCaseOfSpecial, ' ')) && !onePurpose.test(plain) && !sections.test(plain))
    return 'that is specially called';
  const [own = '', ...rest] = plain.split(anyOther);
  if (rest.length > 0) {
    const { parent } = doc.sections[sentence.section] ?? {};
    const before = doc.sentences
      .slice(Math.max(0, sentence.index - nearBefore), sentence.index)
      .filter(({ section }) => section === sentence.section || doc.sections[section]?.parent === parent)
      .toReversed();
    const told = [own, ...before.map((one) => one.plain)]
      .map((text) => inWords(purposesIn(text)))
      .find(Boolean);
    return told ? told.replace(/^on /, 'on anything but ').replace(' or on ', ' or ') : null;
  }
  if (atLarge.test(plain)) return null;
  const path = pathsIn(doc)[sentence.section] ?? '';
  const onAssessments = /\bassessments?\b/.test(path);
  const before = [1, 2, 3]
    .flatMap((back) => doc.sentences[sentence.index - back] ?? [])
    .filter((one) => one.section === sentence.section && onePurpose.test(one.plain));
  if ([sentence, ...before].some((one) => thisArticle.test(one.plain)) && isOnMeetings(doc, sentence))
    return null;
  // 'The presence of … shall constitute a quorum', right after the notice of a meeting for one purpose.
  const follows =
    before[0]?.index === sentence.index - 1 && /\bmeeting\b/.test(before[0].plain) && !general.test(path);
  const authorized = [plain, path, ...before.map((one) => one.plain)].some((text) => sections.test(text));
  if (!onePurpose.test(plain) && !thatMeeting.test(plain) && !sections.test(`${plain} ${path}`) && !follows)
    return null;
  for (const text of [plain, ...before.map((one) => one.plain)]) {
    const told = inWords(purposesIn(text));
    if (told) return told;
  }
  // The second number of 'Sections 3 or 4' is a quantity in the plain form.
  const saidBefore = before.map(({ text }) => fold(text));
  const named = inWords(
    [fold(sentence.text), fold(doc.sections[sentence.section]?.title ?? ''), ...saidBefore]
      .filter((text) => sections.test(text))
      .slice(0, 1)
      .flatMap((text) => purposesOfSections(doc, sentence, text)),
  );
  if (named) return named;
  const numbers = [fold(sentence.text), path, ...saidBefore].flatMap((text) =>
    [...text.matchAll(sectionNumbers)].flatMap(([, ...each]) => each.filter(Boolean)),
  );
  const label = doc.sections[sentence.section]?.number ?? '';
  const others = new Set(numbers.filter((number) => !label.endsWith(number)));
  if (authorized && onAssessments && others.size !== 1) return 'on raising dues or on a special assessment';
  return authorized || onePurpose.test(plain) ? certain : null;
}

/** 'At least fifteen (15) days before the meeting': earlier will do. */
const atLeast =
  /\b(?:at least|(?:no|not) (?:less|fewer|later) than|minimum(?: notice)? of)\b(?: a period of)?(?: \{n\d+\})? \(?\{[dn]\d+\}/;

/** The one kind of meeting that a notice or a quorum holds for. Where one of the cited sentences is general, none. */
export const ofMeeting: ReadParticulars = ({ doc, one, cited }) => {
  const ofNotice = one.fact === 'meeting.notice';
  const isOneDay = ofNotice && numberIn(one.value, 'min') === numberIn(one.value, 'max');
  const least = isOneDay && cited.length > 0 && cited.every(({ plain }) => atLeast.test(plain));
  const share = ofNotice
    ? null
    : cited
        .flatMap((sentence) => sharesIn(sentence, true))
        .find(({ percent, of }) => percent === one.value && of !== null);
  if (ofNotice && cited.length > 0 && cited.every((sentence) => isOfYearly(doc, sentence)))
    return { particulars: particularsOf({ meeting: yearly, least }) };
  const kinds = cited.map((sentence) => meetingOf(doc, sentence));
  // The second quorum is told beside the first, which names its meeting.
  const all = one.fact === 'quorum.reduced' ? kinds.filter((kind) => kind !== null) : kinds;
  const named = [...new Set(all)].filter((kind) => kind !== certain);
  const meeting =
    all.length === 0 || all.includes(null)
      ? null
      : named.length === 0 || named.length > 2
        ? certain
        : named.join(' or ');
  return { particulars: particularsOf({ of: share?.of, form: share?.form, meeting, least }) };
};

const kindsOfMeeting: readonly (readonly [named: RegExp, kind: string])[] = [
  [/\bannual\b[^.;]{0,40}\bmeeting\b/, 'annual meeting'],
  [/\bspecial\b[^.;]{0,40}\bmeeting\b/, 'special meeting'],
  [
    /\b(?:general|membership|members'?|home ?owners'?|owners'?)\b[^.;]{0,20}\bmeeting\b|\bmeeting of (?:the )?(?:members|owners|homeowners)\b/,
    'meeting of owners',
  ],
  [/\b(?:board|directors'?|trustees)\b[^.;]{0,20}\bmeeting\b|\bmeeting of (?:the )?board\b/, 'board meeting'],
];
/** The association's own name says nothing of its meeting. */
const ofName = /\b(?:home ?owners'?|owners'?) association\b/g;

/** Which meeting comes next, where the sentence names its kind: a board's is none of the owners'. */
export const ofNextMeeting: ReadParticulars = ({ cited }) => {
  const text = cited.map(({ plain }) => plain.replace(ofName, ' ')).join(' ');
  const kinds = kindsOfMeeting.flatMap(([named, kind]) => (named.test(text) ? kind : []));
  const [kind] = kinds;
  return kind && kinds.length === 1 ? { particulars: { kindOfMeeting: kind } } : null;
};

/** Which of the meetings of one file an answer is of, where a later title with a day of its own begins another. */
export function meetingTold(doc: Doc, { fact, start }: Decided): Particulars {
  if (!fact.startsWith('minutes.') && fact !== 'document.date') return {};
  const later = laterMeetings(doc);
  if (fact === 'document.date') {
    const [next] = later;
    return next && start < next.start ? { secondMeeting: dateWords(next.day) } : {};
  }
  const own = later.findLast((meeting) => meeting.start <= start);
  return own ? { atMeeting: dateWords(own.day) } : {};
}
