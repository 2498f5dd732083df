import type { FactValue } from '#contract/analysis.ts';
import { catalogueFact } from '../catalogue.ts';
import type { Particulars } from '../find/particulars.ts';
import { sayShare, shareWords } from '../particulars/share-of.ts';
import { counted, display, dollars, monthsOfDues } from '../say/display.ts';
import { whileTold } from './say-dues.ts';

/** What a bare figure counts. */
const unit: Readonly<Record<string, string>> = { 'meeting.notice': ' days', 'pets.max_weight_lb': ' pounds' };

const ways = {
  court: 'through a court',
  mortgage: 'in the same way as a mortgage; whether that takes a court depends on the state',
  both: 'through a court, or in a way that may need none',
} as const;

/** A foreclosure of which the document does not say how it goes. */
export const courtNotTold = 'yes; the text here does not say whether that takes a court';

/** Stands behind a fact whose statement quotes terms of the document. */
export const furtherTerms = ' (with further terms)';

function qualified(fact: string, shown: string, value: FactValue, told: Particulars): string {
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
  if (told.months) return monthsOfDues(told.months);
  if (told.beyondFor) return `${shown}, and further for ${told.beyondFor}`;
  if (told.floors === 'more')
    return `${shown}${told.ground ? ' on the main floor' : ''} of a house with more than one floor`;
  if (told.floors === 'one') return `${shown} of a house with one floor`;
  if (told.ways) return `${shown} (${told.ways})`;
  if (told.named) return `not told; they are set ${shown}`;
  if (told.adds) return `${shown}, then ${told.adds} is added`;
  if (told.firstSet) {
    const isCeiling = typeof value === 'object' && 'limit' in value;
    return `${told.most && !isCeiling ? 'up to ' : ''}${shown}${told.most || isCeiling ? whileTold(told) : ''}, by this document`;
  }
  if (told.byHome) return `${told.byHome}, by the type of home`;
  if (told.every) return `${shown}, every ${told.every}`;
  if (told.total) return `up to ${shown} in all`;
  if (told.ended) return `${shown}, which were over when the text was written`;
  if (fact === 'board.size' && told.most) return `up to ${shown.replace(/^1\D+(?=\d)/, '')}`;
  if (told.most || told.least || told.inAll)
    return `${told.most ? 'up to ' : told.least ? 'at least ' : ''}${shown}${told.inAll ? `, up to ${told.inAll}` : ''}`;
  if (value === true && told.means) return `Yes, ${told.means}${told.some ? ', for some disputes' : ''}`;
  if (value === true && told.timeOver) return 'No longer';
  if (value === true && told.until) return `Yes, ${told.until}`;
  if (value === true && told.power) return `Yes, or it had (${told.power})`;
  if (told.tidy) return `${shown}${told.whole ? '' : ', who is not named'}: lots must be kept clean`;
  if (told.whole) return `${shown}, with the home as a whole`;
  if (told.firstTerms)
    return typeof value === 'object' && 'days' in value
      ? `up to ${shown} for the first directors`
      : `${shown} on the first board`;
  if (told.pricesOfStudy) return `${shown} (at the prices of the study)`;
  if (told.span) return `${shown} (${told.span})`;
  if (told.planned && told.happened !== undefined)
    return `${shown} planned, ${dollars(told.happened)} actual${told.soFar ? ` ${until(told)}` : ''}`;
  if (told.planned)
    return `${shown} planned${told.byThen ? `, ${dollars(told.byThen.actual)} by ${told.byThen.by}` : ''}`;
  if (told.ofFund) return `${shown} (balance of the fund)`;
  if (told.soFar) return `${shown.replace(/ (?:a|per) year$/, '')}, ${until(told)}`;
  if (told.projected) return `${shown}, as projected`;
  if (told.owned) return `${shown} of ownership`;
  if (told.leaseNeeds === 'notice') return `${shown}: notice of a lease is due`;
  if (told.receivers) return `${shown} (${told.receivers})`;
  if (told.heating) return `${shown} (solar heating)`;
  if (told.animal) return `${shown} (${told.animal}s)`;
  return told.unless ? `${shown}, unless ${told.unless}` : shown;
}

const until = ({ since, soFar }: Particulars) => (since ? `${since} to ${soFar}` : `up to ${soFar}`);

/** A fact's value as a person reads it, with what the text says of it beyond the value. */
export function displayFact(fact: string, value: FactValue, told: Particulars = {}): string {
  const shown = `${display(catalogueFact(fact)?.kind ?? 'text', value)}${unit[fact] ?? ''}`;
  const all = `${qualified(fact, shown, value, told)}${told.when ? `, ${told.when}` : ''}`;
  if (told.year || told.opening)
    return `${all}${told.opening ? ', at the beginning' : ''}${told.year ? `, in ${told.year}` : ''}`;
  if (told.ofFines) return `${all}, for fines; dues are not named there`;
  if (told.once) return `${all}, for one meeting`;
  if (told.proposed) return `${all}, as proposed`;
  if (told.lots) return `${all} (${told.lots})`;
  if (told.place) return `${all} (${told.place})`;
  return told.meeting ? `${all}, for a meeting ${told.meeting}` : all;
}
