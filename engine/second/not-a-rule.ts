import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';

/** Why a sentence states nothing that holds, whoever reads it. `all` but the facts named in `but`. */
interface Veto {
  readonly said: RegExp;
  /** Facts that such a sentence may state all the same. */
  readonly but?: RegExp;
}

const thing = '(?:motion|resolution|proposal|amendment)';

/** Against Sentence.plain. A rule's own patterns seldom fit such sentences; a hasty reader takes their figures for the answer. */
const vetoes: readonly Veto[] = [
  // '"Majority" means more than 50%'. Names and counts are defined for the whole document.
  {
    said: /^(?:\(?[a-z\d]{1,4}[.)] ){0,2}"[^"]{2,40}",? (?:(?:shall|will) )?(?:means?\b|refers? to|is (?:the|a|an|any)\b|mean and)/,
    but: /^(?:association|community|document|budget|occupancy)\./,
  },
  {
    said: /\b(?:for (?:example|instance)|by way of (?:example|illustration)|as an (?:example|illustration)|hypothetical(?:ly)?|^suppose)\b/,
  },
  {
    said: /\bpropos(?:es|ed|ing) (?:to|that|raising|lowering|an? (?:increase|raise|decrease))\b|\bproposed amendment would\b|\b(?:was|were|been) (?:suggested|proposed) (?:that|to|by|raising)\b|\bsuggest(?:s|ed) (?:that|to|raising)\b|\bif (?:the|this|that|such) (?:amendment|motion|proposal|measure) (?:passes|carries|is (?:adopted|approved|passed))\b/,
    but: /^(?:amendment|architecture|reserves)\./,
  },
  {
    said: regex`\b${thing}\b.*\b(?:tabled|failed|withdrawn|defeated|died|did not (?:carry|pass)|was (?:denied|rejected)|not (?:approved|adopted|passed))\b`,
  },
  // One owner's case.
  {
    said: /\b(?:owners? (?:of|at)|resident of) (?:lot|unit) (?:#|no\. )?(?:\d|\{n)|\b(?:lot|unit) (?:#|no\. )?(?:\d+|\{n\d+\}) (?:owes|owed|paid|has paid|is behind)\b|\b(?:charge|charged|fine|fined|bill|billed|waive|waived)(?: to| for)? (?:mr|mrs|ms|dr)\.? /,
    but: /^(?:financial|document|association)\./,
  },
  {
    said: /\bformer (?:[a-z]+ ){0,2}(?:rate|fee|dues|rule|limit|assessment|charge|amount)\b|\bno longer (?:applies|apply|in effect|in force)\b|\b(?:was|were) \{[mpdn]\d+\}[^.;]* until\b/,
  },
  {
    said: /\blast year(?:'s)?,? (?:the )?(?:[a-z]+ )?(?:dues|fees?|assessments?)\b/,
    but: /^(?!assessment\.)/,
  },
  {
    said: /\b(?:neighboring|neighbouring|adjoining|nearby|next door)\b[^.;]*\b(?:association|condominium|hoa)\b|\b(?:association|condominium|hoa)\b[^.;]{0,20}\bnext door\b/,
  },
  {
    said: /\b(?:the act|state law|the statute|(?:state|city|county) (?:code|ordinance)) (?:permits?|allows?|requires?|lets?|provides?)\b/,
  },
];

const ownTitle = 600;

/** Whether a sentence tells of the master association in a document that is not the master association's own. */
const isOfMaster = ({ source }: Doc, { plain, start }: Sentence): boolean =>
  /\bmaster association\b/.test(plain) &&
  !/\bmaster\b/i.test(source.text.slice(0, Math.min(start, ownTitle)));

/** Whether a sentence gives an example, a proposal, a definition, what was so, what failed, or somebody else's case. */
export const statesNothing = (doc: Doc, fact: string, sentence: Sentence): boolean =>
  isOfMaster(doc, sentence) || vetoes.some(({ said, but }) => said.test(sentence.plain) && !but?.test(fact));
