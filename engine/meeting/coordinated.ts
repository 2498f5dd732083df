import { capital } from '../language/capital.ts';
import { regex } from '../regex.ts';
import { body } from './opening-forms.ts';

const verb =
  '(?:approved|accepted|adopted|ratified|authorized|denied|rejected|tabled|postponed|deferred|appointed|elected|waived|awarded|hired|renewed|levied|imposed|terminated)';
const object = '(?!(?:and|or|by|in|on|at|as|for|until|it|them)\\b)[a-z$\\d]';
/** 'The board approved the contract and denied the request.' */
const active = regex`\b${body}(?: of [A-Z]\w+)?(?: present)?(?: then| also| unanimously){0,2} ${verb} [^.;]{3,160}?(?<and>,? (?:and|but) (?:then |also |unanimously )?)(?=${verb} ${object})`;
/** 'The budget was approved and the bid for the wall was tabled.' */
const passive = regex`\b(?:was|were) (?:then |also |unanimously )?${verb}\b[^.;]{0,60}?(?<and>,? (?:and|but|while) )(?=(?:the|an?|its|our|his|her|two|three|all|both) [^.;,]{3,90}? (?:was|were) (?:then |also |unanimously )?${verb}\b)`;

/** The first of two decisions that one sentence tells, and the other as a sentence of its own; null where it tells one. */
export function coordinated(text: string): { first: string; other: string } | null {
  for (const [form, subject] of [
    [active, 'The board '],
    [passive, ''],
  ] as const) {
    const match = form.exec(text);
    const and = match?.groups?.and;
    if (!match || and === undefined) continue;
    const end = match.index + match[0].length;
    const other = `${subject}${text.slice(end)}`;
    return { first: text.slice(0, end - and.length), other: capital(other) };
  }
  return null;
}
