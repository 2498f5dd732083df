import type { FactValue } from '#contract/analysis.ts';
import { catalogueFact, type FactId } from '../catalogue.ts';
import type { Particulars } from '../find/particulars.ts';
import { sayRough } from '../particulars/rough.ts';
import { sayShare, shareWords } from '../particulars/share-of.ts';
import { caseStands } from '../say/case-stands.ts';
import { counted, display, dollars, monthsOfDues } from '../say/display.ts';
import { inQuotes, underTitle } from '../say/quoting.ts';
import { type Facts, numberIn, wordIn } from '../say/saying.ts';
import { whileTold } from './say-dues.ts';
import { isOneMonth } from './say-when.ts';
import { sayings } from './sayings.ts';

/** What a bare figure counts. */
const unit: Readonly<Record<string, string>> = { 'meeting.notice': ' days', 'pets.max_weight_lb': ' pounds' };

const ways = {
  court: 'through a court',
  mortgage: 'in the same way as a mortgage; whether that takes a court depends on the state',
  both: 'through a court, or in a way that may need none',
} as const;

/** A foreclosure of which the document does not say how it goes. */
export const courtNotTold = 'yes; the text here does not say whether that takes a court';

/** A longer quote is left to the statement. */
const longestQuote = 240;
/** Stands behind a fact whose statement quotes terms of the document. */
export const furtherTerms = ' (with further terms)';

const openMotion = ' - moved; what came of it is not told';

function qualified(fact: string, shown: string, value: FactValue, told: Particulars): string {
  // Where the short form cannot stand alone, the row has the document's own words, as the statement has.
  const isOpen = fact === 'minutes.motions' && !wordIn(value, 'outcome');
  if (told.quoted && told.quoted.length <= longestQuote) {
    const came = isOpen ? openMotion : ` - ${wordIn(value, 'outcome')}`;
    return `${underTitle(told.under)}“${told.quoted}.”${came}`;
  }
  const stands = fact === 'litigation' ? wordIn(value, 'status') : null;
  if (stands) return shown.replace(/[a-z]+$/, caseStands(shown.slice(0, -stands.length), stands));
  if (isOpen) return `${shown}${openMotion}`;
  if (told.under) return shown.replace(/(?= - [a-z]+$)/, ` (under “${inQuotes(told.under)}”)`);
  if (value === 'judicial') return told.way ? ways[told.way] : courtNotTold;
  if (told.of && typeof value === 'number') {
    const share = sayShare({ percent: value, of: told.of, ...(told.form ? { form: told.form } : {}) });
    const above = told.above ? ` (${told.above})` : '';
    const later = told.later ? ', after a first period' : told.ofBeginning ? ', for a first period' : '';
    const also = told.also ? `, and ${told.also}` : '';
    const board = told.board ? ', or by the board' : '';
    return `${share}${above}${later}${also}${board}${told.quorum ? ` (quorum: ${told.quorum})` : ''}`;
  }
  if (told.form === 'majority' && value === 50) return shareWords(value, told.form);
  if (told.ofMonth) return `${told.ofMonth.last}, when due on ${told.ofMonth.due}`;
  if (told.leastDays)
    return `${told.leastDays} to ${counted(numberIn(value, 'days') ?? 0, told.workDays ? 'working day' : 'day')}`;
  if (told.inDays && typeof value === 'object' && typeof value.days === 'number')
    return `${counted(value.days, 'day')}${told.adds ? `, then ${told.adds} is added` : ''}`;
  if (told.workDays && typeof value === 'object' && typeof value.days === 'number')
    return counted(value.days, 'working day');
  if (told.orElse || told.plus)
    return `${told.most ? 'up to ' : ''}${shown}${told.orElse ? ` or ${told.orElse}` : ''}${told.plus ? `, plus ${told.plus}` : ''}`;
  if (told.prices || told.ofCeiling) {
    const ceiling = told.ofCeiling ? ' of the most that the dues may be' : '';
    const further = told.beyondFor ? `, and further for ${told.beyondFor}` : '';
    return `${shown}${ceiling}${told.prices === 'added' ? ' and as much as prices rise besides' : told.prices ? `, or as much as prices rise if that is ${told.prices}` : ''}${further}`;
  }
  if (told.agreedTo) return `${shown}; a change to ${told.agreedTo} was agreed to`;
  if (told.inLots && typeof value === 'number') return counted(Number(value), 'lot');
  if (told.months) return monthsOfDues(told.months);
  if (told.beyondFor) return `${shown}, and further for ${told.beyondFor}`;
  if (told.floors === 'more')
    return `${shown}${told.ground ? ' on the main floor' : ''} of a house with more than one floor`;
  if (told.floors === 'one') return `${shown} of a house with one floor`;
  if (told.ways) return `${shown} (${told.ways})`;
  if (told.adds) return `${shown}, then ${told.adds} is added`;
  if (told.firstSet) {
    const isCeiling = typeof value === 'object' && 'limit' in value;
    return `${told.most && !isCeiling ? 'up to ' : ''}${shown}${told.most || isCeiling ? whileTold(told) : ''}, by this document`;
  }
  if (told.byHome) return `${told.byHome.sums}, by the ${told.byHome.by}`;
  if (told.every) return `${shown}, every ${told.every}`;
  if (fact === 'board.size' && told.most) return `up to ${shown.replace(/^1\D+(?=\d)/, '')}`;
  if (told.most || told.least || told.inAll)
    return `${told.most ? 'up to ' : told.least ? 'at least ' : ''}${shown}${told.inAll ? `, up to ${told.inAll}` : ''}`;
  if (told.pricesOfStudy) return `${shown} (at the prices of the study)`;
  if (told.span) return `${shown} (${told.span})`;
  if (told.planned && told.happened !== undefined)
    return `${shown} planned, ${dollars(told.happened)} actual${told.soFar ? ` ${until(told)}` : ''}`;
  if (told.planned)
    return `${shown} planned${told.byThen ? `, ${dollars(told.byThen.actual)} by ${told.byThen.by}` : ''}`;
  if (told.soFar) return `${shown.replace(/ (?:a|per) year$/, '')}, ${until(told)}`;
  if (told.projected) return `${shown}, as projected`;
  if (told.receivable) return `${shown}, billed and not yet paid`;
  if (told.receivers) return `${shown} (${told.receivers})`;
  if (told.heating) return `${shown} (solar heating)`;
  return told.unless ? `${shown}, unless ${told.unless}` : shown;
}

const until = ({ since, soFar }: Particulars) =>
  isOneMonth(since, soFar) ? `in ${soFar}` : since ? `${since} to ${soFar}` : `up to ${soFar}`;

/** A row stands on its own citations, and tells nothing of other facts. */
const alone: Facts = { get: () => undefined, has: () => false };
/** Of these the statement leaves open which of two it is, and the label does not. */
const leavesOpen = /^(?:rental\.approval_required|voting\.declarant_control|pets\.leash_required)$/;
/** A statement that tells no more than that there are rules. */
const rulesAlone = /^There are rules /;
const answer = /^(?:restricted|prohibited|allowed|yes|no)\b/i;
/** The first sentence, and what the second says not to be told: the rest is the statement's to tell, and no page says it twice. */
function asRow(statement: string): string {
  const [first = '', second = ''] = statement.split(/(?<=\.) (?=[A-Z])/);
  const own = first.replace(/\.$/, '');
  const open = /\bnot (?:told|say)\b/.test(second) ? second.replace(/\.$/, '') : '';
  return open ? `${own}; ${open[0]?.toLowerCase()}${open.slice(1)}` : own;
}

/** What stands before the terms that any row may have: the value with its words or, where it would say more than its statement, that. */
function ofStatement(fact: string, value: FactValue, told: Particulars, headline?: string): string {
  const kind = catalogueFact(fact)?.kind ?? 'text';
  const shown = `${display(kind, value)}${unit[fact] ?? ''}`;
  const words = qualified(fact, shown, value, told);
  // What a day is the day of, its statement tells.
  if (kind.startsWith('list:') || fact === 'document.date') return words;
  if (headline && rulesAlone.test(headline)) return words.replace(answer, 'there are rules');
  const say = (particulars: Particulars) => sayings[fact as FactId]?.(value, alone, particulars)?.text;
  const isAnswer = typeof value === 'boolean' || typeof value === 'string';
  if (isAnswer && headline && headline !== say(told)) return asRow(headline);
  const { when, year, opening, once, proposed, lots, place, meeting, ...own } = told;
  const said = say(own);
  const bare = say(told.kind === 'budget' ? { kind: told.kind } : {});
  const isLess = said !== bare && words === shown && value !== 'restricted' && !told.ofFines;
  return said && (isLess || leavesOpen.test(fact)) ? asRow(said) : words;
}

/**
 * A fact's value as a person reads it, with what the text says of it beyond the value. It claims no more than the
 * `headline` of its statement, where there is one.
 */
export function displayFact(
  fact: string,
  value: FactValue,
  told: Particulars = {},
  headline?: string,
): string {
  const words = sayRough(ofStatement(fact, value, told, headline), value, told.rough);
  const all = `${words}${told.when ? `, ${told.when}` : ''}`;
  if (told.year || told.opening)
    return `${all}${told.opening ? ', at the beginning' : ''}${told.year ? `, in ${told.year}` : ''}`;
  if (told.ofFines) return `${all}, for fines; dues are not named there`;
  if (told.once) return `${all}, for one meeting`;
  if (told.proposed) return `${all}, as proposed`;
  if (told.lots) return `${all} (${told.lots})`;
  if (told.place) return `${all} (${told.place})`;
  return told.meeting ? `${all}, for a meeting ${told.meeting}` : all;
}
