import type { Risk } from '#contract/analysis.ts';
import { citeRanges } from '../find/decide.ts';
import type { Doc } from '../model.ts';
import { warn } from './risk-rule.ts';

const runsOut =
  /\b(?:reserves?|funds?|accounts?|balances?|money|cash)\b[^.;{]{0,60}\b(?:runs? out(?: of (?:money|cash|funds))?|(?:is|are|be|become) (?:fully )?(?:depleted|exhausted)|(?:goes?|falls?|drops?|dips?) below zero|(?:goes?|becomes?|turns?) negative)\b[^.;{]{0,30}\b(?:in|by|during) \{n(\d+)\}/;
const atPresent =
  /\b(?:if|at|with|under)\b[^.;]{0,60}\b(?:current|present|existing|today|same|continues?|remains?|stays?)\b/;
const notSo = /\b(?:not|never|avoid\w*|prevent\w*|without|no longer)\b/;

/** The year in which a study says in a sentence that the reserves run out. */
export function runningOut(doc: Doc): Risk[] {
  if (doc.type !== 'reserves') return [];
  for (const { plain, quantities, start, end } of doc.sentences) {
    const m = runsOut.exec(plain);
    const year = m && quantities[Number(m[1])];
    if (year?.kind !== 'count' || year.value < 1990 || year.value > 2100 || notSo.test(plain)) continue;
    const citations = citeRanges(doc.source, [{ start, end }]);
    if (!citations) continue;
    const asNow = atPresent.test(plain);
    const warning = warn(
      'high',
      asNow
        ? 'The reserves run out if payments stay as they are.'
        : 'The study says that the reserves run out.',
      `The study names the year ${year.value}. Owners would have to pay the gap. Ask whether the payments were raised since.`,
    );
    return [{ id: 'risk.reserves.runs_out', ...warning, citations }];
  }
  return [];
}
