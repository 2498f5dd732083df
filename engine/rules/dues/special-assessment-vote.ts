import type { FactRule, Found } from '../../find/pattern.ts';
import { gap, saying } from '../../find/pattern.ts';
import { percentOf } from '../../language/values.ts';

const special = '(?:special|capital|extraordinary|additional) (?:[a-z]+ ){0,2}?assessments?';
const any = `(?:${special}|(?:any |each |every )?such (?:special )?assessments?|(?:the |said |any )(?:special )?assessments?)`;
const consent =
  '(?:(?:affirmative |favorable |written |prior |majority |membership ){0,6}(?:votes?|assent|approval|consent|approved|ratified|authorized|adopted|affirmative(?= of))(?: or (?:written )?(?:assent|consent|approval))?)';
const ofWhom =
  '(?:of|by|from|with|has|have)?(?: (?:at least|not less than|no less than|not fewer than|more than|an?|the|by|affirmative|owners|members|lot owners|unit owners|holding|representing|constituting|casting|having|holders of|in person or by proxy|vote|votes|vote of|votes of|approval of|consent of|assent of|entitled to cast|who (?:are|hold)|comprising|(?:owners, |members, )?constituting a quorum,?|casting|exercising|voting|eligible|class|total|all|of|in interest|lots to which|are allocated)){0,6}';
const share = ({ quantities }: Found) => {
  const percent = percentOf(quantities.findLast((quantity) => quantity.kind === 'percent'));
  return percent !== null && percent >= 5 ? percent : null;
};
const saysShare = saying(share);
const saysFirstShare = saying(({ quantities }) => percentOf(quantities[0]));

/** What share of the members must approve a special assessment. */
export const specialAssessmentVote: FactRule = {
  fact: 'assessment.special_vote',
  cue: /\{p\d/,
  patterns: [
    saysShare.express`\b${special}\b.{0,700}?\b(?:provided|except|but|however|only|unless|if|must|shall|requires?|takes?|may|subject to|without|upon|with|after)\b${gap(120)}(?:\b${consent} ${ofWhom} {percent}|{percent} (?:affirmative )?(?:vote|approval|consent)\b)`,
    saysFirstShare.express`\bwithout\b${gap(60)}\b${consent} ${ofWhom} {percent}.{0,400}?\b${special}`,
    saying(share, { about: /special assessment|capital improvement/ })
      .told`\b${any}\b${gap(140)}(?:\b${consent} ${ofWhom} {percent}|{percent} (?:affirmative )?(?:vote|approval|consent)\b)`,
    // 'No special assessment is valid until owners of at least 60 % of the lots have voted for it'
    saysShare.plain`\b${special}\b${gap(160)}\b(?:until|unless|only (?:if|when|after)) (?:(?:the )?(?:owners|members|holders|those)${gap(40)}|at least |not less than )?{percent}${gap(120)}\b(?:approv|vote|voted|consent|agree|ratif|assent)`,
    // 'It may with the consent of two-thirds of the members levy a special assessment'
    saysFirstShare.told`\bmay,? (?:only )?with\b${gap(30)}\b${consent} ${ofWhom} {percent}${gap(80)}\b(?:levy|impose|make)\b${gap(20)}\b${special}`,
    saysShare.told`\b(?:increase or imposition|imposition or increase|levy or increase) of (?:any )?assessments?\b${gap(160)}\b(?:vote|approval|assent)\b${gap(80)}{percent}`,
  ],
};
