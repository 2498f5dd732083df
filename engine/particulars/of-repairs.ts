import { decidedAfter } from '../meeting/decided-after.ts';
import type { Sentence } from '../model.ts';
import { sumsTold } from '../rules/money/sums-told.ts';
import { numberIn } from '../say/saying.ts';
import { particularsOf, type ReadParticulars, sentencesAfter } from './particulars.ts';

/** From this many dollars on work is large for a community. */
const largeSum = 5000;

/** Words by which work is large, or can't wait. */
const pressing =
  /\b(?:urgent(?:ly)?|emergenc(?:y|ies)|critical(?:ly)?|immediate(?:ly)?|priorit\w+|as soon as possible|within the (?:first|next|coming) year|badly|(?:can ?not|can't|must not) wait|closed (?:until|due to|because)|dire|overdue|deferred maintenance|severe|serious|significant|major|extensive|massive|backlog|(?:big|large|huge) (?:[a-z]+ )?(?:projects?|jobs?|undertaking|expens\w+)|(?:un|not )safe(?:ty)?|safety|hazard\w*|condemned|collaps\w+|fail(?:s|ed|ing|ures?)|(?:inspectors?|engineers?|fire marshal|building department|county|city) (?:has |have )?(?:ordered|cited|requires?|required))\b/;

/** What is to pay for it: money that is there, or an assessment or a loan that is named for it. */
const paidBy =
  /\b(?:funds|reserves?|savings|money)\b[^.;]{0,40}\b(?:(?:will|should|can|to) (?:allow|cover|suffice|pay for|be (?:enough|sufficient|adequate))|(?:is|are) (?:enough|sufficient|adequate))\b|\b(?:paid|funded|covered|financed) (?:for )?(?:out of|from|by|with|through) (?:the |our |an? )?(?:[a-z]+ )?(?:reserves?|savings|special assessment|loan|insurance)\b/;
const notSo = /\b(?:not|n't|never|no longer|nor|unless|whether|if|could|would|might|may|unable)\b/;
const farthest = 3;

/**
 * Whether a meeting agreed to a repair that it spoke of, what its best bid is, and whether it is told how it is to be paid: in
 * the same sentence or in a later one, which is then cited too.
 */
export const ofRepair: ReadParticulars = ({ doc, one, cited }) => {
  const [sentence] = cited;
  if (!sentence) return null;
  const told = sumsTold(doc);
  const sums = cited.flatMap(({ quantities }) => quantities.filter(({ kind }) => kind === 'money'));
  const bids = sums.flatMap((sum) =>
    sum.kind === 'money' && told.get(sum)?.as === 'offered' ? [sum.amount] : [],
  );
  const cost = numberIn(one.value, 'cost');
  const large = (cost ?? Math.max(0, ...bids)) >= largeSum;
  const decision = doc.type === 'minutes' ? decidedAfter(doc, sentence) : undefined;
  const near: readonly Sentence[] = [sentence, ...sentencesAfter(doc, sentence, farthest)];
  const paid = near.find(({ plain }) => paidBy.test(plain) && !notSo.test(plain));
  const further = [decision, paid].flatMap((later) =>
    later && later !== sentence ? [{ start: later.start, end: later.end }] : [],
  );
  return {
    particulars: particularsOf({
      agreed: decision !== undefined,
      grave: large || cited.some(({ plain }) => pressing.test(plain)),
      bid: bids.length === 1 ? bids[0] : undefined,
      paid: paid !== undefined,
    }),
    ...(further.length > 0 ? { further } : {}),
  };
};
