import { regex } from '../regex.ts';
import { closingFigures } from './figures.ts';

const leader = String.raw`[.…_](?:\s?[.…_]){3,}\s*(?:\d{1,3}|[ivxl]{1,5})(?![\w,%]|[.]\d)`;
const atEnd = regex.i`${leader}[\s.•]*$`;
const anywhere = new RegExp(leader, 'i');
/** A scan's letters may stand for the last dots and the number. */
const dots = /[.…](?:\s?[.…]){9,}/;
/** '........ccsccsscsssscsssvess': the dots themselves, read as letters. */
const lettered = /[.…](?:\s?[.…]){2,}.{0,40}?\b[acenorstuvy]{12,}/i;
/** '........ approved 4-0': what became of the items of an agenda. */
const toOutcome =
  /[.…](?:\s?[.…]){3,}\s*(?:yes|no(?:ne|t)?|unanimous\w*|approved|adopted|accepted|ratified|passe[sd]|carrie[sd]|fail(?:s|ed)|denied|granted|rejected|tabled|postponed|deferred|withdrawn|extended|agreed|died)\b/i;
export const leadsToOutcome = (text: string): boolean => toOutcome.test(text.slice(0, longest));
const longest = 240;

/** '...... 12' or '. . . . iv' at the end: an entry of a table of contents. */
export function endsInLeader(text: string): boolean {
  return atEnd.test(text.slice(-longest));
}

/** The same, or several entries run together, or one whose number a scan has spoilt; not 'Insurance ..... 4,500.00'. */
export function hasLeader(text: string): boolean {
  const head = text.slice(0, longest);
  return (
    anywhere.test(head) ||
    endsInLeader(text) ||
    ((dots.test(head) || lettered.test(head)) && !toOutcome.test(head) && closingFigures(text) < 0)
  );
}

/** 'Recommended Contributions ........ $9,850': a row, whatever stands before it. */
const toAmount = /[.…_](?:\s?[.…_]){5,} ?\(?\$? ?\(?\d[\d,]*(?:\.\d+)?\)?(?: ?%)?\s*$/;
export const leadsToAmount = (text: string): boolean => text.length <= 300 && toAmount.test(text);
