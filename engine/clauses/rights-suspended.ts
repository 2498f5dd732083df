import { keyPoint } from '../say/saying.ts';
import type { Clause } from './clause.ts';

const late =
  /\b(?:unpaid|delinquen\w*|default\w*|not paid|(?:payment|paid) (?:in full )?is not received|past due|overdue|arrears|fail\w* to pay|failure to pay|when due|during which (?:any|an|the) ass\w+)\b/;
const breach = /\b(?:infractions?|violat\w+|breach\w*|rules)\b/;
const vote = /\bvot(?:e|es|ing)\b/;
const use = /\b(?:use|enjoyment|facilities|amenities|common (?:areas?|elements?|propert\w+))\b/;
/** What rules are about is not what is lost: 'infractions of rules governing the use of the pool'. */
const ofRules = /\b(?:governing|regulating|concerning|regarding|for|on) the use of\b[^.;,]*/g;
const theseRights = /\b(?:such|these|those|said) (?:[a-z]+ )?(?:rights?|privileges?)\b/;

/**
 * What an owner can lose by the words of a text: 'your vote and the use of shared facilities'; empty where none is named.
 * 'Such rights' are those of the sentence before it, the last line of `around`.
 */
export function rightsNamed(plain: string, around = ''): string {
  const own = plain.replace(ofRules, ' ');
  const named = [
    ...(vote.test(own) ? ['your vote'] : []),
    ...(use.test(own) ? ['the use of shared facilities'] : []),
  ].join(' and ');
  return named || !theseRights.test(own) ? named : rightsNamed(around.split('\n').at(-1) ?? '');
}

/** What a sentence lets be suspended while dues are owed and what for breaking rules, each with its own cause. */
function suspensions(plain: string, around: string): [why: string, rights: string][] {
  // 'To suspend the vote while dues are unpaid; and to suspend the use for infractions'
  const parts = plain.split(/(?=\b(?:and|or)\b[^a-z]{0,3}(?:may |to |shall )?(?:also )?suspend\b)/);
  const taken = { 'owing dues': '', 'breaking rules': '' };
  let open = '';
  for (const part of parts) {
    open += part;
    const isLate = late.test(part);
    const isBreach = breach.test(part);
    if (isLate) taken['owing dues'] += open;
    if (isBreach) taken['breaking rules'] += open;
    if ((isLate || isBreach) && rightsNamed(part)) open = '';
  }
  return Object.entries(taken).flatMap(([why, text]) =>
    text ? [[why, rightsNamed(text, around) || 'some rights']] : [],
  );
}

/** What owners lose while they owe, or for breaking rules. */
export const rightsSuspended: Clause = {
  id: 'fine.rights_suspended',
  cue: ['suspen', 'right to access', 'right to use'],
  needs: [
    /\bsuspend(?:ed|ing)?\b|\bsuspension\b|\bright to (?:access|use)\b[^.;]{0,80}\b(?:revoked|terminated)\b/,
    /\b(?:vot(?:e|es|ing)|use|rights?|privileges?|enjoyment)\b/,
    /\b(?:unpaid|delinquen\w*|default\w*|not (?:paid|received)|past due|arrears|infractions?|violat\w+|breach\w*)\b/,
  ],
  unless: /\b(?:license|membership dues of|officers?|employ)\b/,
  says: ({ plain }, _, around) => {
    const told = suspensions(plain, around);
    const [[why, rights] = [], [otherWhy, otherRights] = []] = told;
    const when = why === 'owing dues' && !otherWhy ? 'while you owe dues' : `for ${why}`;
    const text =
      !otherWhy || rights === otherRights
        ? `${rights} ${otherWhy ? `${when} or ${otherWhy}` : when}`
        : `${rights} while you owe dues, and ${otherRights} for breaking rules`;
    return keyPoint('medium', `You can lose ${text}.`);
  },
};
