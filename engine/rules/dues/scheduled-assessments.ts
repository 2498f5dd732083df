import type { Candidate, ScanRule } from '../../find/pattern.ts';
import type { Doc } from '../../model.ts';

const opens =
  /\b(?:additional )?(?:regular or )?special assessments that have already been (?:scheduled|approved)\b/;
const closes = /^\W*\(?(?:3|c)\)|\bbased (?:up)?on the most recent reserve study\b|^note:/;

/** How often it falls due, and the total of all rows, in the cells about a purpose. */
const besidePurpose = /^\W*(?:one[- ]time|per (?:month|year|quarter))\b|\btotal:?\s*\$[\d,.]*\W*$/gi;

/** The rows 'date, amount, purpose' of the summary of assessments that California requires with a budget. */
function* scheduled(doc: Doc): Generator<Candidate> {
  const opening = doc.sentences.find(({ plain }) => opens.test(plain));
  if (!opening) return;
  for (const row of doc.sentences.slice(opening.index + 1, opening.index + 9)) {
    if (closes.test(row.plain)) return;
    const date = row.quantities.find((quantity) => quantity.kind === 'date');
    const money = row.quantities.find((quantity) => quantity.kind === 'money');
    if (!date || money?.kind !== 'money' || money.amount < 10 || row.text.length > 200) continue;
    const purpose = row.text
      .slice(money.end)
      .replace(besidePurpose, ' ')
      .replace(/^\W+|[\s.]+$/g, '')
      .replace(/\s+/g, ' ');
    if (/\b(?:regular|increase)\b/i.test(purpose)) continue;
    const value = {
      ...(purpose && { purpose }),
      amount: money.amount,
      per: 'home',
      date: date.iso,
      status: 'approved',
    };
    yield { fact: 'special_assessment', value, tier: 'plain', ranges: [row, opening] };
  }
}

/** Special assessments that a California summary lists as already scheduled. */
export const scheduledAssessments: ScanRule = { facts: ['special_assessment'], scan: scheduled };
