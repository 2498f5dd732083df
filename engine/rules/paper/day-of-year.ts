import { monthNumber } from '../../language/dates.ts';
import { monthNames } from '../../language/month-names.ts';
import { twoDigits } from '../../language/two-digits.ts';
import type { Doc, Sentence } from '../../model.ts';
import { regex } from '../../regex.ts';
import { dates, plausible } from './dated.ts';

/** 'From the December 31 Balance Sheet', 'as of June 30' without a year. */
const dayOfMonth = regex`\b(?:from|per|on|as of|at|ending|ended|through) (?:the |our )?(${monthNames})[a-z]*\.? \{n(\d+)\}(?! \{)(?:,? (?:balance sheet|statements?|financials?|report)| ?[,.]|$)`;
const yearToldNear =
  /\b(?:end of (?:the )?(?:fiscal )?year|end-of-year|year[- ]end|year|for|in|of) \{n(\d+)\}/;

/** A day without its year, in the year that the sentence names or that the posting's day makes the last. */
export function dayOfYear(plain: string, sentence: Sentence, doc: Doc): string | null {
  const m = dayOfMonth.exec(plain);
  const day = m && sentence.quantities[Number(m[2])];
  if (day?.kind !== 'count' || !Number.isInteger(day.value) || day.value < 1 || day.value > 31) return null;
  const month = monthNumber(m?.[1] ?? '');
  const told = sentence.quantities[Number(yearToldNear.exec(plain.replace(m?.[0] ?? '', ' '))?.[1] ?? -1)];
  const since = doc.sentences.slice(0, sentence.index).flatMap((said) => dates(said.plain, said))[0]?.iso;
  const year =
    told?.kind === 'count' && plausible(`${told.value}`)
      ? told.value
      : since
        ? Number(since.slice(0, 4)) - (month > Number(since.slice(5, 7) || 12) ? 1 : 0)
        : null;
  return year === null || month === 0 ? null : `${year}-${twoDigits(month)}-${twoDigits(day.value)}`;
}
