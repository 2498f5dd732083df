import type { Risk } from '#contract/analysis.ts';
import type { FactId } from '../catalogue.ts';
import { citeRanges, type Decided } from '../find/decide.ts';
import type { Doc, Sentence } from '../model.ts';
import { counted, dateWords } from '../say/display.ts';
import { warn } from './risk-rule.ts';

/** A study should be less than so many years old. */
const oldest = 3;
const made =
  /\breserve (?:fund )?(?:study|analysis)\b(?:[^.;{]|\{[np]\d+\}(?! ?(?:-|percent|year))){0,60}?\b(?:dated|conducted|performed|completed|prepared|done|updated|issued|made|from|as of|in)\b(?: (?:in|on|as of|back in|the year|by [a-z ]{3,30} in)){0,2} (?:\{t(\d+)\}|(?:[a-z]{3,9} )?(?:of )?\{n(\d+)\})/g;
const planned =
  /\b(?:will|shall|next|scheduled|plan(?:s|ned)?|propos\w+|recommend\w*|should be|to be|every|budget(?:ed)? for|since)\b[^.;]{0,40}\breserve (?:fund )?(?:study|analysis)|\breserve (?:fund )?(?:study|analysis)\b[^.;{]{0,40}\b(?:will|shall|is scheduled|is planned|is due|should)\b/;

/** The latest year in which a sentence says that a reserve study was made; null where it says none. */
function yearOfStudy({ plain, quantities }: Sentence): number | null {
  if (planned.test(plain)) return null;
  const years = [...plain.matchAll(made)].flatMap((m) => {
    const quantity = quantities[Number(m[1] ?? m[2])];
    if (quantity?.kind === 'date') return Number(quantity.iso.slice(0, 4));
    return quantity?.kind === 'count' ? quantity.value : [];
  });
  const plausible = years.filter((year) => Number.isInteger(year) && year > 1980 && year < 2100);
  return plausible.length > 0 ? Math.max(...plausible) : null;
}

/** The year of the document itself: its date's, else that of its figures. */
function yearOf(decided: readonly Decided[]): number | null {
  const stated = (id: FactId) => decided.find(({ fact }) => fact === id)?.value;
  const year = Number(String(stated('document.date') ?? stated('budget.year') ?? '').slice(0, 4));
  return year > 1980 ? year : null;
}

/** A document that rests on a reserve study which was three years old or more when it was written. */
export function studyAge(doc: Doc, decided: readonly Decided[]): Risk[] {
  const now = yearOf(decided);
  if (now === null || !['financial', 'budget', 'minutes', 'other'].includes(doc.type)) return [];
  const studies = doc.sentences.flatMap((sentence) => {
    const year = yearOfStudy(sentence);
    return year !== null && year <= now ? [{ sentence, year }] : [];
  });
  // A later study makes the age of an earlier one nobody's concern.
  const last = studies.toSorted((a, b) => b.year - a.year)[0];
  if (!last || now - last.year < oldest) return [];
  const citations = citeRanges(doc.source, [last.sentence]);
  const warning = warn(
    'medium',
    'The reserve study is old.',
    `It is of ${last.year} and this document of ${now}: ${counted(now - last.year, 'year')}. A study should be less than three years old. Ask whether there is a newer one.`,
  );
  return citations ? [{ id: 'risk.reserves.study_old', ...warning, citations }] : [];
}

/** So much of a study is its title page and what comes right after. */
const head = 6000;
const expiry = /\bexpires?(?: on)?:? \{t(\d+)\}/;
const eachYear =
  /\b(?:study|report)\b[^.;]{0,40}\b(?:should|needs? to|must|is to|has to) be updated (?:annually|yearly|(?:each|every) year)\b/;

/** A study itself: when it was made, and what it says of how long it holds. */
export function shelfLife(doc: Doc, decided: readonly Decided[]): Risk[] {
  const date = decided.find(({ fact }) => fact === 'document.date');
  const parts = decided.find(({ fact }) => fact === 'reserves.component_count');
  if (!date || !parts) return [];
  const ends = doc.sentences.find(({ start, plain }) => start < head && expiry.test(plain));
  const day = ends?.quantities[Number(expiry.exec(ends.plain)?.[1] ?? -1)];
  const expires = ends && day?.kind === 'date' ? { at: ends, day: dateWords(day.iso) } : null;
  const yearly = doc.sentences.find(({ plain }) => eachYear.test(plain));
  const own = [
    expires ? ` By its own words it expires on ${expires.day}.` : '',
    yearly ? ' It says that it needs an update each year.' : '',
  ].join('');
  const advice = own ? 'Ask for the newest one.' : 'A study should be less than three years old.';
  const warning = warn(
    'low',
    'Check how old the study is.',
    `It is dated ${dateWords(String(date.value))}.${own} Prices and wear move on. ${advice}`,
  );
  const said = [expires?.at, yearly].flatMap((one) => (one ? [one] : []));
  const further = citeRanges(doc.source, said) ?? [];
  return [
    {
      id: 'risk.reserves.study_age',
      ...warning,
      citations: [...parts.citations, ...date.citations, ...further],
    },
  ];
}
