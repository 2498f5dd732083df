import { speaksOf } from '../../find/context.ts';
import { type FactRule, type Found, saying } from '../../find/pattern.ts';
import { regex } from '../../regex.ts';
import { otherAnswer, plans } from './architecture-review.ts';

const silence =
  '\\b(?:fail(?:s|ed|ure)?|not (?:approved|acted|respond\\w*|disapproved|received|been)|neither|no (?:action|response|decision|reply|written)|absence of|in the event|does not|silence|expiration|otherwise|within|if)\\b';
const be = '(?: to)?(?: be| have been| have| constitute| an?| fully| automatically| conclusively| presumed)*';
/** What nobody did in time: only such a clause makes silence approve. */
const unanswered =
  /\bfail(?:s|ed|ure|ing)?\b|\bneglects?\b|\bneither\b|\b(?:absence|lack|want|default) of\b|\bsilence\b|\bunless\b|\bexpir|\bhear nothing\b|\b(?:do not|have not) (?:hear|heard|receive|received|get|gotten)\b|\bno (?:[a-z]+ ){0,3}?(?:action|responses?|decisions?|reply|answers?|notice|objections?|disapproval|denial|rejection|determination|suit)\b|(?:\bnot|n't)(?: (?:be|been|yet|so|either|have|has|duly|specifically|expressly|formally|affirmatively|timely))*,? (?:act|respon|repl|answer|approv|disapprov|reject|den[iy]|decid|object|notif|render|receiv|hear|given|issued|forthcoming|made|make|tak|review|return|grant)/;
/** What a request that names its matter must be for, or who reads it: in the sentence, before it or in the heading over it. */
const ofReview =
  /\b(?:acc|arc|arb|drc|committee|architect\w*|plans|alter(?:ation|ing)?s?|improvements?|modif\w+|changes?|exterior|design|construct\w*|build\w*|submi\w+|applications?)\b/;
const forPlans =
  (value: string) =>
  ({ sentence, doc }: Found) =>
    (value !== 'approved' || unanswered.test(sentence.plain)) &&
    (plans.test(sentence.plain) ||
      // 'The committee answers within 21 days. If you don't hear from us in 45 you may go ahead.'
      (/\bfrom us\b/.test(sentence.plain) && speaksOf(/\bcommittee\b/, { doc, sentence })) ||
      /\bcommittee\b/.test(sentence.plain) ||
      (/\brequests?\b|\bfail(?:s|ure)?\b[^;]{0,40}\b(?:answer|respond|act|reply)\b/.test(sentence.plain) &&
        (!/\brequests? (?:for|to)\b/.test(sentence.plain) || speaksOf(ofReview, { doc, sentence }))))
      ? value
      : null;

const reviewed = /\b(?:acc|arc|arb|drc|committee|board|requests?|applications?|plans)\b/;
const saysWhich = saying(({ match }) => (match.groups?.answer === 'approved' ? 'approved' : 'denied'));
const notTaken =
  /\b(?:(?:not|never) (?:be )?|in no (?:event|case) be )(?:deemed|presumed|considered|assumed|implied|inferred|construed|taken)\b/;
const isApprovedForPlansUnlessOtherAnswer = saying(forPlans('approved'), {
  unless: regex`${otherAnswer}|${notTaken}`,
});
const isApprovedForPlans = saying(forPlans('approved'));
const isDeniedForPlans = saying(forPlans('denied'));

/** What it means when plans are not answered in time. */
export const architectureSilence: FactRule = {
  fact: 'architecture.no_answer_means',
  inLists: true,
  cue: /silence|\bno (?:answer|reply|response) (?:is|means)|\bhear\b|deemed|presum|approved|denied|as though|as if|proceed|automatic|not be required|approval is not|constitute|considered|conclusive|waived/,
  patterns: [
    // Under its heading: 'Deemed approved if no written response in 30 days.'
    saysWhich.told`\bdeemed (?<answer>approved|denied|disapproved) if (?:no|not)\b[^;.]{0,40}\b(?:within|in|after) {duration}`,
    saysWhich.express`\b(?:applications?|plans|requests?|submissions?|submittals?)\b[^;]{0,30}\bnot (?:acted (?:up)?on|answered|decided|denied|disapproved|responded to)\b[^;]{0,40}{duration}[^;]{0,20}\b(?:is|are|stands?|shall be) (?<answer>approved|denied|disapproved)\b`,
    // 'If you hear nothing in that time your request is approved.', 'No answer is a "no".'
    saying((found) => {
      const { answer, word } = found.match.groups ?? {};
      const about = speaksOf(reviewed, found);
      return about ? (/^(?:yes|approv)/.test(answer ?? word ?? '') ? 'approved' : 'denied') : null;
    })
      .told`\bif you (?:hear nothing|do not hear|get no (?:answer|reply|response))\b[^;.]{0,60}\b(?:requests?|applications?|plans?|project) (?:is|are) (?<answer>approved|denied)\b(?! by\b)|\b(?:no (?:answer|reply|response)|silence) (?:is|means) (?:an? )?"?(?<word>no|yes|approval|denial|approved|denied)\b(?! [a-z])`,
    isApprovedForPlans.plain`${silence}[^;]{0,160}\b(?:may|can|is free to) (?:proceed|go ahead|begin|commence)\b[^;]{0,40}\b(?:as (?:though|if)\b[^;]{0,30}\bapprov|without (?:further )?approval)`,
    // 'If the Board does not respond within 30 days the project can proceed.'
    saying('approved')
      .plain`\bif the (?:[a-z]+ )?(?:board|committee|association) (?:does|do) not (?:respond|answer|reply|act)\b[^;.]{0,40}{duration}[^;.]{0,20}\b(?:project|construction|improvements?|plans|work|addition)\b[^;.]{0,20}\b(?:may|can) (?:then )?(?:proceed|go ahead|begin|start)\b`,
    saying('denied')
      .plain`\b(?:silence|lack of (?:a )?(?:response|answer)|no response)\b[^;.]{0,60}\b(?:is|does|shall|will)\b[^;.]{0,20}\bnot\b[^;.]{0,20}\bapprov|\b(?:denied|disapproved|rejected) (?:if|when|unless)\b[^;.]{0,20}\b(?:not )?(?:approved|acted (?:up)?on|answered)\b[^;.]{0,20}\bwithin {duration}`,

    isDeniedForPlans.express`${silence}[^;]{0,460}\b(?:deemed|presumed|considered|constitute|automatically|be)${be} (?:denied|disapproved|rejected|denial|disapproval|rejection|not approved|refused)`,
    isDeniedForPlans.plain`${silence}[^;]{0,360}\bnot (?:be )?(?:deemed |construed |considered |constitute |mean )?(?:as |to be |to constitute )?(?:an?|its|the) ?(?:approv\w+|consent)|${silence}[^;]{0,360}\bnot (?:be )?(?:deemed|construed|considered|constitute)(?: as| to be| to constitute)? ?(?:approv\w+|consent)|${silence}[^;]{0,360}\bapproval (?:shall |will |may |can )?${notTaken}`,
    isApprovedForPlansUnlessOtherAnswer.express`${silence}[^;]{0,500}\b(?:deemed|presumed|considered|constitutes?)${be}(?: given| granted| an?)* ?(?:approv\w+|satisfied|complied|given|granted|consent\w*|compliance|waived)`,
    isApprovedForPlansUnlessOtherAnswer.express`${silence}[^;]{0,400}\bapproval\b[^;]{0,60}\b(?:(?:not be|(?:is|are) not|no longer be) (?:required|necessary|needed)|automatically (?:given|granted)|(?:deemed|presumed|considered|assumed|implied|waived)(?! (?:to be )?(?:revoked|withdrawn|void|denied|null|expired|lapsed)))`,
    isApprovedForPlans.plain`\b(?:if|when|should) you (?:do not|have not|hear) (?:heard?|received?|gotten?|get|nothing)\b[^;]{0,80}\byou (?:may|can|are free to) (?:then )?(?:proceed|go ahead|begin|start|consider|assume)\b`,
    saying((found) =>
      forPlans(found.match.groups?.answer?.startsWith('approv') ? 'approved' : 'denied')(found),
    )
      .plain`\b(?:not heard (?:from|back|by)|no (?:answer|response|reply|action|decision)|silence)\b[^;]{0,60}\b(?:means?|your (?:request|application|project) (?:is|will be)|it is)\b[^;]{0,60}\b(?<answer>approv(?:ed|al)|denied|denial|disapprov(?:ed|al)|rejected)\b`,
    isApprovedForPlans.plain`\bnot (?:disapproved|rejected|denied|answered|acted (?:up)?on)\b[^;]{0,40}{duration}[^;]{0,40}\b(?:they|it|the (?:plans|request|application)) (?:are|is|shall be|stands?) approved\b|\b(?:default|absence|want|lack) of\b[^;]{0,80}{duration}[^;]{0,60}\b(?:stands?|are|is|shall be) approved\b`,
    isDeniedForPlans.express`\bnot be (?:deemed|considered|construed)(?: as| to be)? approved\b[^;]{0,60}\b(?:because|by reason|for (?:want|lack)|merely|if|when|by (?:the )?(?:silence|failure))\b`,
    isApprovedForPlans.plain`\bshould (?:the )?[a-z ]{0,40}(?:committee|board|association|arc|acc|reviewer)\b[^;]{0,40}\b(?:not|fail to)\b[^;]{0,160}\b(?:they|it|the (?:plans|request|application|submission)) (?:are|is|shall be|will be) (?:deemed )?approved`,
  ],
};
