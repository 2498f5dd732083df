import { becameOf } from '../meeting/became-of.ts';
import { decidedAfter, partsOf } from '../meeting/decided-after.ts';
import { isDenied } from '../meeting/denied.ts';
import { shares } from '../meeting/same-matter.ts';
import { sumsTold } from '../rules/money/sums-told.ts';
import { large } from '../rules/upkeep/repairs.ts';
import { numberIn } from '../say/saying.ts';
import { particularsOf, type ReadParticulars, sentencesAfter } from './particulars.ts';

/** Words by which work is large, or can't wait. */
const pressing =
  /\b(?:urgent(?:ly)?|emergenc(?:y|ies)|critical(?:ly)?|immediate(?:ly)?|priorit\w+|as soon as possible|within the (?:first|next|coming) year|badly|(?:can ?not|can't|must not) wait|closed (?:until|due to|because)|dire|overdue|deferred maintenance|severe|serious|significant|major|extensive|massive|backlog|(?:big|large|huge) (?:[a-z]+ )?(?:projects?|jobs?|undertaking|expens\w+)|(?:un|not )safe(?:ty)?|safety|hazard\w*|condemned|collaps\w+|fail(?:s|ed|ing|ures?)|(?:inspectors?|engineers?|fire marshal|building department|county|city) (?:has |have )?(?:gave|given|ordered|cited|requires?|required))\b/;

/** What is to pay for it. */
const paidBy =
  /^(?!.*(?:\b(?:not|never|nor|unless|whether|if|could|would|might|may|unable)\b|n't)).*(?:\b(?:funds|reserves?|savings|money)\b[^.;]{0,40}\b(?:(?:will|should|can|to) (?:allow|cover|suffice|pay for|be (?:enough|sufficient|adequate))|(?:is|are) (?:enough|sufficient|adequate))\b|\b(?:paid|funded|covered|financed) (?:for )?(?:out of|from|by|with|through) (?:the |our |an? )?(?:[a-z]+ )?(?:reserves?|savings|loan|insurance)\b|\{m\d+\}[^.;]{0,30}\b(?:kept|held|set aside|put aside|earmarked) (?:in (?:the |our )?(?:reserves?|savings) )?for\b)/;

const levy = /\b(?:special|one-time) assessment|\bassessment meeting\b/;
const levied = (plain: string) => levy.test(plain) && !isDenied(plain, levy);

/** Whether a meeting agreed to a repair, what its bid is and what is to pay for it, by its sentences or the next ones, which are then cited too. */
export const ofRepair: ReadParticulars = ({ doc, one, cited }) => {
  const [sentence] = cited;
  if (!sentence) return null;
  const [bid, other] = [...sumsTold(doc).values()].flatMap(({ as, money, sentence: of }) =>
    as === 'offered' && cited.includes(of) ? [money.amount] : [],
  );
  const decision = doc.type === 'minutes' ? decidedAfter(doc, sentence, true) : undefined;
  const before = doc.sentences[sentence.index - 1];
  const isOfIt = before && shares(partsOf(before.plain), partsOf(sentence.plain));
  const near = [...(isOfIt ? [before] : []), sentence, ...sentencesAfter(doc, sentence, 3)];
  const paid = near.find(({ plain }) => levied(plain) || paidBy.test(plain));
  return {
    particulars: particularsOf({
      agreed: decision !== undefined,
      grave:
        (numberIn(one.value, 'cost') ?? bid ?? 0) >= large || cited.some(({ plain }) => pressing.test(plain)),
      bid: other === undefined && bid,
      paid:
        paid && (!levied(paid.plain) ? 'funds' : becameOf(doc).get(paid) === 'carried' ? 'levied' : 'levy'),
    }),
    further: [decision, paid].flatMap((later) => (later && later !== sentence ? [later] : [])),
  };
};
