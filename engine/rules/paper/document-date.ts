import type { DocumentType } from '#contract/document-type.ts';
import { isSaleForm } from '../../find/form-answers.ts';
import { type Candidate, type ScanRule, words } from '../../find/pattern.ts';
import type { Doc, Sentence } from '../../model.ts';
import { oncePerDoc } from '../../once-per-doc.ts';
import { isRecital } from '../../structure/recitals.ts';
import { withoutFirstDay } from '../dues/first-day-of-dues.ts';
import { betterYear, budgetDate } from '../money/budget-date.ts';
import { caught, type Dated, dates, head, plausible, type Reader, span } from './dated.ts';
import { dayOfYear } from './day-of-year.ts';
import { dayOfFax } from './fax-day.ts';
import { instrumentDate } from './instrument-date.ts';
import { meetingDate, toCome } from './meeting-date.ts';
import { datesItself } from './own-date.ts';
import { chosen, type Scored } from './scored.ts';
import { firstDayOfPolicy, titleDate } from './title-date.ts';

/** Dates of printing, of meetings to come and of other things, cut out before a sentence is read. */
const notItsOwn =
  /^\W*as of \{t\d+\},? (?=(?:there|we|\{n\d+\}|the association|[a-z]+) (?:was|were|are|is|had|has|have)\b)|\bpolicy (?:year|period|term) (?:beginning|starting|commencing|that begins|which begins)(?: on)? \{t\d+\}|\b(?:printed|retyped|downloaded|(?:commission )?expires?|matures|next (?:[a-z]+ ){0,3}meeting(?: is| will be)?(?: (?:scheduled|set|planned|held))?(?: for)?|(?:last|previous|prior|initial|original) (?:[a-z]+ ){0,4}meeting(?: held| called)?|(?:begin(?:ning)?|opening|starting|previous|prior) (?:(?:bank|cash|account|fund|checking|operating|reserve) ){0,2}balances?(?: (?:as of|at|@ of|@))?|balances? (?:brought )?forward(?: (?:as of|at|from))?|hearing(?: is)?|assessments? (?:will be|is|are) due):?(?: on)?(?: [a-z]+day,?)? \{t\d+\}|\bat (?:the|our|its|this|last) \{t\d+\},? (?=(?:annual |board |special |regular |members |membership |general ){0,3}meeting\b)|\b(?:see|per|in|from|refer to|cf\.?|also)(?: also)?(?: the)? \{t\d+\} (?:[a-z]+ )?minutes\b|\{t\d+\} beginning balance|(?<=\{m\d+\}[^{.;]{0,24})\bthrough \{t\d+\}|\b(?:based (?:up)?on|under|of|to|by|with|in|per|from|see|follow|and|on) (?:the |our |its |that |said )?(?!foregoing)(?:[a-z]+ ){0,3}?(?:declaration|by-?laws|covenants|articles|polic(?:y|ies)|rules|resolution|plat|deed)(?: was)?,? (?:dated|recorded|adopted|approved|signed|filed)(?: on)? \{t\d+\}|\b(?:ordinance|code|statutes?|act|comprehensive plan|zoning)\b(?: [a-z]+){0,2},? (?:as )?(?:dated|recorded|adopted|approved|enacted|amended|effective)(?: on)? \{t\d+\}|\b(?:the|our) declaration dated \{t\d+\}(?= (?:is|was)\b)|\{t\d+\}[^;{]{0,80}(?:\{n\d+\} ?)?\b(?:[kmg]b|pdf|docx?|xlsx?)\b|^\W*download\b[^.;]{0,60}\{t\d+\}/g;
const byMachine =
  /about:blank|https?:|copyright|\brcw\b|certificate of incorporation|corporate existence|seal of the state|secretary of state|\{t\d+\}t[\d{]/;

const ended = words`\b(?:as of|period (?:through|ending|ended)|(?:months?|year|quarter|period|week)s? (?:then )?end(?:ed|ing)?|through|thru|ending|balance on|statement date):? ?{date}(?! ?(?:-|to|through|thru|until) ?\{t)`;

const ofSheet = words`\b(?:balance sheet|statement of [a-z, ]{4,50}|(?:income|financial|treasurer\x27?s?) (?:statements?|report)) (?:for|at|on) (?:the )?{date}`;
/** "Treasurer's Report, May 7, 2031" in the title. */
const reportOf = words`^\W*(?:the )?(?:treasurer\x27?s?|financial) report(?: (?:to|for|at) (?:the |our )?(?:[a-z]+ ){0,2}meeting)? ?[,:–-] ?{date}`;
/** The moment of printing: a day with the time of the day. */
const printed = /\{t\d+\},? \d{1,2}:\d\d(?::\d\d)?/;

/** Where a page says when it was put up: the report's own day says more. */
const posted =
  /\b(?:posted|published|submitted|updated|modified|created|written)(?: on)?(?: by [a-z ]{2,30})?:? (?:on )?(?:[a-z]+day,? )?\{t\d+\}/;
/** A day by which something is to be done or from which it holds. */
const dueDay =
  /\{t\d+\} ?[-–:] ?(?=(?:dues|payments?|late)\b)|\b(?:by|before|until|till|since|(?:no|not) later than|due(?: date)?(?: is| on)?:?|effective|(?:starting|beginning|commencing)(?: in| on)?|deadline(?: is| of)?:?|clos(?:es?|ing)(?: on)?|payment:?|matur\w+(?: on)?|expir\w+(?: on)?|payable(?: on)?) (?:mid-)?\{t\d+\}/g;
/** 'As of May 9, all mail goes to the manager': a day on which something begins, of which a sentence tells. */
const fromThen = /^\W*as of \{t\d+\},? (?=(?:[^\s{]+ ){4})/;
/** What a day of its own line answers: 'When is it due?', 'Payment due:', 'Next board meeting'. */
const asks =
  /\b(?:next|upcoming) (?:[a-z]+ ){0,3}meetings?\W*$|\?\s*$|\b(?:due|deadline|payable|payments?|late)\b[^.;{]{0,24}:\s*$|\b(?:due|deadline|payable)(?: (?:dates?|by|on))?\s*$/;
/** "Treasurer's Report, Summer 2031", 'Fall 2031 newsletter' in the title. */
const season = /\b(?:spring|summer|fall|autumn|winter|quarter) (?:of )?\{n(\d+)\}/;

/** 'Profit and Loss, Actual 2031' in the title, where no day is given. */
const ofYear =
  /^(?=.*\b(?:profit|loss|p&l|balance sheet|financials?|statements?|treasurer\S*|actuals?|income|expenses?)\b)[^{]{0,70}\{n(\d+)\}[^{]{0,40}$/;

/** 'from $4,000 on May 31, 2030 to $5,000 on May 31, 2031': a sum of each of two days, of which the later is the report's. */
const ofTwoDays =
  /\{m\d+\}[^{]{0,20}\{t\d+\}[^{]{0,40}\{m\d+\}[^{]{0,20}\{t\d+\}|\{t\d+\}[^{]{0,20}\{m\d+\}[^{]{0,40}\{t\d+\}[^{]{0,20}\{m\d+\}/;

/** '2031-01-01   2031-12-05' alone: from when to when the figures are. */
const fromTo = /^\W*\{t\d+\}\s+\{t\d+\}\W*$/;

const statement: Reader = (plain, sentence, doc) => {
  const { start } = sentence;
  if (start > head * 2) return null;
  const lastDay = fromTo.test(plain) ? dates(plain, sentence).at(-1) : undefined;
  if (lastDay && plausible(lastDay.iso)) return { iso: lastDay.iso, score: 9 };
  const named = start < 200 ? sentence.quantities[Number(season.exec(plain)?.[1] ?? -1)] : undefined;
  if (named?.kind === 'count' && plausible(String(named.value)) && !/\{t\d/.test(plain))
    return { iso: String(named.value), score: 6 };
  const made = start < 200 ? caught(reportOf, plain, sentence) : null;
  if (made?.length === 10) return { iso: made, score: 9 };
  const iso =
    caught(ended, plain, sentence) ?? caught(span, plain, sentence) ?? caught(ofSheet, plain, sentence);
  const near = start < head;
  if (iso) return { iso, score: near ? 9 : 6 };
  const own = near ? dayOfYear(plain, sentence, doc) : null;
  if (own && plausible(own)) return { iso: own, score: 7 };
  const title = start < 200 ? sentence.quantities[Number(ofYear.exec(plain)?.[1] ?? -1)] : undefined;
  if (title?.kind === 'count' && Number.isInteger(title.value) && plausible(String(title.value)))
    return { iso: String(title.value), score: 3 };
  const told = dates(plain.replace(dueDay, ''), sentence);
  const [first] = ofTwoDays.test(plain) ? told.toSorted((a, b) => b.iso.localeCompare(a.iso)) : told;
  if (first && posted.test(plain)) return { iso: first.iso, score: 2 };
  // A program prints the time over the day at the left of the title.
  const clock = /^\W*\{c\d+\}/.test(doc.sentences[sentence.index - 1]?.plain ?? '') && /^\W*\{t/.test(plain);
  return first && plausible(first.iso) && near
    ? { iso: first.iso, score: clock || printed.test(plain) ? 2 : plain.length < 90 ? 6 : 4 }
    : null;
};

const studied = words`\b(?:report (?:was |is )?(?:prepared|issued|completed|dated|date)|date prepared|report(?=:))(?: on)?[ :-]*(?:[a-z]+day,? )?{date}`;

/** When the houses were built, or the parts put in. */
const ofTheHouses =
  /\b(?:in[- ]service|built|constructed|construction|completed in phases|installed|acquired|incorporated)\b/;

const study: Reader = (plain, sentence) => {
  const { start } = sentence;
  const made = start > head * 3 ? null : caught(studied, plain, sentence);
  if (made && plausible(made)) return { iso: made, score: 10 };
  const [first] = dates(plain, sentence);
  if (!first || start > head * 3 || !plausible(first.iso) || ofTheHouses.test(plain)) return null;
  if (ofEarlierStudy.test(plain) || (/\{m\d/.test(plain) && /\bprojected to \{t/.test(plain))) return null;
  // 'For the fiscal year ending December 31, 2031' is of a year, and was not written on its last day.
  if (yearToCome.test(plain)) return { iso: first.iso.slice(0, 4), score: 2 };
  // Nor is a study written on the day of the visit.
  const inspected = /\binspect|\bsite visit\b/.test(plain);
  const own =
    /\b(?:report|study|prepared|issued|date|version|as of|(?:fiscal|budget) year|submitted|revised|updated|completed)\b/.test(
      plain,
    );
  const score =
    (start < head ? 7 : 5) +
    (own ? 2 : 0) -
    // What a year begins with, and what figures are as of, is written on another day.
    (/\byear (?:begin|start)\w*:? \{t/.test(plain) ? 3 : /\bas of \{t/.test(plain) ? 1 : 0) -
    (plain.length > 160 ? 2 : 0) -
    (inspected || /\b(?:(?<!year )begin|ending\b|expires)/.test(plain) ? 3 : 0) -
    // 'Reserve balance as of February 28: $612,000'
    (/\{m\d/.test(plain) ? 5 : 0);
  return { iso: inspected ? first.iso.slice(0, 4) : first.iso, score: Math.max(1, score) };
};

const ofEarlierStudy =
  /\b(?:study|report) (?:was )?(?:last|previously) (?:performed|done|prepared|completed|made)\b|\b(?:last|previous|prior) (?:[a-z]+ )?(?:study|site visit)\b/;
const yearToCome = /\bfor the (?:fiscal |budget )?year ending \{t/;

/** 'Approval of minutes – May 7, 2031': an agenda names the meeting before its own. */
const ofMinutes = /\bminutes\b[^\n.;]{0,30}$/i;

/** 'This letter was sent to owners on May 4, 2031.' */
const sent = words`\b(?:letter|notice|announcement|message|memo)\b[^.;]{0,60}\b(?:sent|mailed|e-?mailed|dated|written|delivered)\b(?:(?!\b(?:notif|inform|advis|remind|demand|must|due|payment|paid|postmark))[^.;{]){0,40}{date}`;

/** 'Revised May, 2031' on a line of its own. */
const revised = /^\W*(?:last )?(?:revised|updated|rev\.?)(?: on| in)?:? \{t\d+\}\W*$/;
/** 'Our financials as of March 2031', '$4,000 on March 31, 2031': the day of the figures, or the year of a plan. */
const ofFigures =
  /\b(?:fiscal|budget) year\b|\{m\d+\}[^{]{0,30}\bon \{t|\bas of \{t\d+\}[^{.;]{0,60}\{m|\b(?:financials?|figures|balances?|statements?|accounts)\b[^.;{]{0,20}\bas of \{t/;

/** 'have executed these Articles this 4 day of , 1988': by hand stands what a scan lost, the year is printed. */
const signs = /\b(?:executed|in witness whereof)\b.* of\W{0,4}\{n\d+\}\W*$/;

/** What a certificate tells of the home: when a lien was recorded, a notice sent. */
const ofThisHome = /\b(?:liens?|notices?|violations?)\b/;

/** 'June 9 - December 31, 2031': the last day of a time. */
const endOfTime = /\{[nt]\d+\}(?: [a-z]{3,9})? ?(?:-|–|to|through) ?\{t\d+\}/g;
const namesPaper =
  /\b(?:polic(?:y|ies)|by-?laws|covenants|rules|regulations|guidelines|budget|minutes|articles|forms?|amendments?|declaration|newsletter|study|reports?)\b/;
/** Whether a line stands among others that name papers: its day is that of the paper it names. */
const isListed = ({ plain, index }: Sentence, { sentences }: Doc) =>
  namesPaper.test(plain) &&
  sentences
    .slice(Math.max(0, index - 2), index + 3)
    .filter((one) => one.index !== index && namesPaper.test(one.plain) && /^[^.?]{3,70}$/.test(one.plain))
    .length > 1;

/** A page of several items, each under its own day, has none of its own; a letter has the day over 'Dear owners'. */
const ofSeveralItems = oncePerDoc(({ sentences }: Doc) => {
  const days = sentences.filter(({ plain }) =>
    /^\W*(?:[a-z]+,? )?\{t\d+\}(?:\W|\{c\d+\}|\bat\b)*$/.test(plain),
  );
  const [first] = days;
  const next = sentences.slice((first?.index ?? 0) + 1, (first?.index ?? 0) + 6);
  if (next.some(({ plain }) => /^\W*dear\b/.test(plain))) return false;
  return new Set(days.flatMap((one) => dates(one.plain, one)).map(({ iso }) => iso)).size > 2;
});

/** Letters, notices and newsletters have their date on a line of its own; older matters in their text are no date of theirs. */
const letter: Reader = (said, sentence, doc) => {
  if (asks.test(doc.sentences[sentence.index - 1]?.plain ?? '')) return null;
  const own = said.replace(dueDay, '').replace(fromThen, '').replace(endOfTime, '');
  const plain = withoutFirstDay(own, sentence, doc);
  if (toCome.test(plain.slice(0, Math.max(0, plain.search(/\{t/)))) || isListed(sentence, doc)) return null;
  if (ofSeveralItems(doc) && !revised.test(plain)) return null;
  const mailed = sentence.start < head ? caught(sent, plain, sentence) : null;
  if (mailed && plausible(mailed)) return { iso: mailed, score: 7 };
  const policy = firstDayOfPolicy(plain, sentence, doc);
  if (policy || !datesItself(plain, sentence)) return policy;
  const [first] = dates(plain, sentence);
  if (
    first &&
    sentence.start < head * 2 &&
    /^\W*(?:(?:date )?(?:prepared|issued|of issuance)(?: by [^{]{2,60})?(?: on)?:? |dated?:? |[a-z]+, [a-z]{2} |[a-z]+day,? )?\{t\d+\}\W*$/.test(
      plain,
    )
  )
    return plausible(first.iso) ? { iso: first.iso, score: 9 } : null;
  const made = revised.test(plain) ? first : undefined;
  if (made && plausible(made.iso)) return { iso: made.iso, score: 8 };
  const read =
    ofFigures.test(plain) || (isSaleForm(doc) && ofThisHome.test(plain))
      ? null
      : instrumentDate(plain, sentence, doc);
  // A long sentence tells of some year; one that signs tells of its own.
  if (read) return read.iso.length < 10 && plain.length > 160 && !signs.test(plain) ? null : read;
  return titleDate(plain, sentence);
};

const readers: Record<DocumentType, Reader> = {
  cc_and_r: instrumentDate,
  bylaws: instrumentDate,
  rules: instrumentDate,
  other: letter,
  minutes: meetingDate,
  financial: statement,
  budget: budgetDate,
  reserves: study,
};

/** The moment in the head of a Markdown file: for want of more, or the day of the month that the title names. */
const stamp = /^date: \{t(\d+)\}t[\d{]/;

function stamped(plain: string, sentence: Sentence): Dated | null {
  const m = sentence.start < head ? stamp.exec(plain) : null;
  const date = m && sentence.quantities[Number(m[1])];
  return date?.kind === 'date' && plausible(date.iso) ? { iso: date.iso, score: 1.5 } : null;
}

/** 'Revision 10 - May 2031', a line of a list: the last one is in force. */
const ofRevision =
  /^\W*(?:revis(?:ion|ed)|rev|amend(?:ed|ment)|updated)\b[^;{]{0,12}(?:\{n\d+\})?[^;{]{0,12}\{t\d+\}\W*$/;

/** When the document was adopted, recorded or issued, by what the kinds of documents say of it. */
export const documentDate: ScanRule = {
  facts: ['document.date'],
  *scan(doc): Generator<Candidate> {
    const read = readers[doc.type];
    const fax = dayOfFax(doc);
    let best: Scored | null = null;
    let opening: string | null = null;
    for (const sentence of doc.sentences) {
      // What a recital dates is another paper.
      if (!/\{[tn]\d/.test(sentence.plain) || isRecital(doc, sentence)) continue;
      const moment = stamped(sentence.plain, sentence);
      if (byMachine.test(sentence.plain) && !moment) continue;
      const before = doc.source.text.slice(Math.max(0, sentence.start - 80), sentence.start);
      if (doc.type !== 'minutes' && ofMinutes.test(before)) continue;
      const own = sentence.plain.replace(/^title: "?/, '').replace(notItsOwn, '');
      const dated = moment ?? read(own, sentence, doc);
      if (!dated || dated.iso === fax) continue;
      const ranges = [sentence];
      // Of adopted, signed and recorded one date is told: the others do not contradict it.
      const finer =
        (moment || (dated.score > 5 && (doc.type === 'financial' || `${best?.value}`.length === 7))) &&
        best &&
        dated.iso.length > String(best?.value).length &&
        dated.iso.startsWith(String(best?.value));
      const revises = doc.type === 'rules' && ofRevision.test(own) && best && dated.iso > `${best.value}`;
      // 'Bank balance as of January 1' opens the report that another balance closes.
      const balance = doc.type === 'financial' && /\bbalance\b/.test(own);
      const closes = balance && opening && dated.iso > opening && dated.score === best?.score;
      if (best && best.score >= dated.score && !finer && !closes && !revises) continue;
      const coarser = dated.iso.length === 4 && `${best?.value}`.startsWith(`${dated.iso}-`);
      if (best && best.score > 5 && coarser) continue;
      opening = balance && dated.iso.length === 10 ? dated.iso : null;
      best = { fact: 'document.date', value: dated.iso, score: dated.score, ranges };
    }
    const year = best && betterYear(doc, best);
    if (best && year) best = { ...best, value: `${year.value}`, ranges: year.ranges };
    if (best) yield chosen(best);
  },
};
