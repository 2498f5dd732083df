import { firstWhere } from '../first-where.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { regex } from '../regex.ts';
import { sentenceFrom } from './cited-sentences.ts';
import { leadIn } from './lead-in.ts';
import type { Candidate } from './pattern.ts';

/** Facts of money, whose textbook figures look like the association's own. */
const ofMoney = /^(?:(?:reserves|financial|budget)\.|insurance\.deductible$)/;
const anAssociation =
  '(?:association|hoa|community|condominium|board|component|asset|roof|reserve fund|fund|property|study|reserve|budget)';
/** Where an example begins that may go on in the sentences after it. */
const opens =
  /\b(?:for example|for instance|as an example|to illustrate|hypothetical(?:ly)?|suppose|imagine|let us (?:say|assume)|let's (?:say|assume)|e\.g\.|in this example|(?:simple|following) example)\b|^example\b/;
/** What is said of any association, of many or of none. */
const ofAny = regex`^(?:thus,? |so,? |therefore,? |if )?(?:an?|any|one|the (?:typical|average)|a typical|most|many|some) (?:typical |average |single |similar )?${anAssociation}s? (?:with|that|which|whose|having|costing|holding|at|of|is|are|has|have|had|contributes?|expects?)\b|\b(?:commonly|typically|usually|generally) (?:used|considered|accepted|range[sd]?|between)\b|^(?!.*\b(?:our|your|we|the association(?:'s)?|current(?:ly)?)\b)(?=.{0,120}\bfunded\b)[^.;]{0,120}\b(?:is|are) (?:considered|deemed|regarded as|said to be)\b|\b(?:most|many|some|typical) (?:master |insurance |condo(?:minium)? |hoa |association |property ){0,3}(?:policies|deductibles)\b|\b(?:rule of thumb|industry (?:standard|average)|national (?:average|reserve)|most associations|(?:typical|average) associations?|other associations|our clients)\b`;

/** Where the sentences begin that tell an example or speak of associations in general. */
const general = oncePerDoc((doc: Doc): ReadonlySet<number> => {
  const found = new Set<number>();
  const blocks = new Map(doc.blocks.map((block) => [block.start, block]));
  let example = false;
  let end = 0;
  for (const { start, plain } of doc.sentences) {
    if (start >= end) {
      const block = blocks.get(start) ?? doc.blocks[firstWhere(doc.blocks, (other) => other.end > start)];
      example = false;
      end = block?.end ?? start;
      // What a row's label says is the row's own.
      if (block?.kind === 'row') continue;
    }
    example ||= opens.test(plain);
    if (example || ofAny.test(plain)) found.add(start);
  }
  return found;
});

/** 'If your association collects:' opens what may or may not be so; a rule that follows from a condition has a verb. */
const supposes =
  /^\W*(?:\w{1,4}[.)] )?(?:if|suppose|say|imagine)\b[^,;]{0,80}:\s*$|\bfor (?:example|instance):\s*$/i;
const rules = /\b(?:is|are|was|were|be|shall|will|must|may|can|has|have|does|do|pays?|bears?|accrues?)\b/;
/** 'A meeting will be held to vote on the following:' opens what is not so yet. */
const putsToVote =
  /\b(?:to|will|shall) (?:vote|decide|act|consider and vote|be asked to (?:vote|decide|approve))\b(?: (?:on|upon))?[^.,;:]{0,60}:\s*$/i;
/** 'The committee recommends the following:', 'Proposed rules:' open what may never be. */
const proposes =
  /\b(?:propos(?:e[sd]?|als?|ing)|recommend(?:s|ed|ing|ations?)?|suggest(?:s|ed|ing|ions?)?|(?:is|are|was|were|been) (?:considering|discussing))\b[^.;:]{0,80}:\s*$/i;
/** These are told with their standing. */
const withStanding = /^(?:special_assessment|litigation|minutes\.motions)$/;
const standsAsProposed =
  /^(?:special_assessment|litigation|repairs|minutes|budget|reserves|financial|document|assessment\.regular$)/;

/** Whether a sentence is an item of a list that a supposition or an example opens, or one of what is put to the vote. */
function isSupposed(doc: Doc, fact: string, sentence: Sentence): boolean {
  const lead = leadIn(doc, sentence).at(-1);
  if (lead === undefined) return false;
  if (supposes.test(lead.text) && !rules.test(sentence.plain)) return true;
  if (proposes.test(lead.text) && !standsAsProposed.test(fact)) return true;
  return putsToVote.test(lead.text) && !withStanding.test(fact);
}

/** Whether a sentence is an item of what owners are called to vote on. */
export const isPutToVote = (doc: Doc, sentence: Sentence): boolean =>
  leadIn(doc, sentence).some(({ text }) => putsToVote.test(text));

/** Whether an answer stands in a textbook's example ('An association with $40,000 …') and is none of this association. */
export function isTextbook(
  doc: Doc,
  { fact, ranges }: Pick<Candidate, 'ranges'> & { readonly fact: string },
): boolean {
  const cited = ranges.flatMap(({ start }) => sentenceFrom(doc, start) ?? []);
  const [first] = cited;
  if (first && ofMoney.test(fact) && general(doc).has(first.start)) return true;
  return cited.some((sentence) => isSupposed(doc, fact, sentence));
}
