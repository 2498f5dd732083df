import { words } from '../find/pattern.ts';
import type { Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { counted } from '../say/display.ts';
import { keyPoint } from '../say/saying.ts';
import type { Clause } from './clause.ts';
import { fineOf } from './fines-of-one-rule.ts';
import { rightsNamed } from './rights-suspended.ts';

/** A hearing that stops nothing, or that must be asked for. */
const afterwards =
  /\bnotwithstanding\b[^.;]{0,80}\bhearing\b|\bright to (?:request|ask for|appeal)\b|\b(?:request|demand|ask for)s? (?:a|an informal|such) hearing\b|\bhearing\b[^.;]{0,30}\b(?:is|if) (?:so )?requested\b/;

/** 'Before a suspension may be imposed, the Owner shall be given an opportunity to be heard.' */
const heardFirst =
  /\b(?:before|prior to)\b[^.;]{0,80}\b(?:shall|must|will|may|is|are)\b[^.;]{0,60}\b(?:opportunity to be heard|(?:given|afforded|granted|offered|entitled to) (?:an?|the) (?:opportunity for a )?hearing)\b/;

const who =
  '(?:(?:home|lot|unit|property|co-?)?(?: |-)?owners?|members?|residents?|tenants?|occupants?|violators?|offenders?|persons?|party|parties|you)';
const some =
  '(?:(?:an?|the|such|any|that|full|fair|reasonable|informal|written|due|his|her|their|your) ){0,3}';
const isHeard =
  '(?:to be heard|(?:for|to have|to request|to demand|to attend|to) ' +
  some +
  'hearing|to (?:appear|respond|object|be present|present (?:evidence|(?:his|her|their|your|its) case|a defense))|to (?:contest|dispute|appeal|defend|explain|challenge))';

/** 'An Owner who is fined may request an informal hearing', 'Owners may appear before the Board'. */
const mayAsk = regex`\b${who}\b[^.;]{0,80}\b(?:may|can) (?:(?:request|demand|ask for) ${some}hearing|appear (?:in person )?(?:before|in front of) the \w+|be heard)\b`;

/** 'The homeowner will be afforded an opportunity to be heard', 'is entitled to a hearing'. */
const isGiven = regex`\b(?:given|giv(?:e|es|ing)|afford(?:s|ed|ing)?|granted|offered|allow(?:ed|s)?|provided?(?: with)?|ha(?:s|ve|d)) (?:(?:the|such|any|each) (?:[a-z-]+[ /]){0,2}${who}(?:\(s\))? )?${some}(?:opportunity|right|chance) ${isHeard}\b|\bentitled (?:to )?${some}(?:hearing|opportunity ${isHeard}|be heard)\b|\bright (?:to|of) ${some}hearing\b`;

/** 'A hearing shall be held before the Board to determine if an owner should be fined'. */
const isHeld =
  /\bhearings? (?:shall|will|must) (?:first )?be (?:held|conducted|scheduled|set)\b[^.;]{0,160}\b(?:fined?|fines|sanctions?|penalt\w+)\b/;

const ask = '(?:request|ask|demand)(?:s|ed)?(?: for)?';
const one = '(?:an? |such |the |that )?(?:informal )?hearing';
/** 'The Owner must request such hearing, in writing, within {d0} of the notice', 'held only if requested within {d0}'. */
const asksInTime = words`(?:\b${ask} ${one}\b|\bhearing\b[^.;{]{0,60}\b(?:${ask} one|requested)\b)[^.;{]{0,80}\bwithin {duration}|\bwithin {duration}[^.;{]{0,80}\b${ask} ${one}\b`;
/** 'If no hearing is requested, the fine stands.' */
const onlyIfAsked = regex`\bif (?:no (?:informal )?hearing is|${one} is not|[^.;,]{0,40}\b(?:do(?:es)? not|fail(?:s|ed)? to)) (?:timely )?${ask}\b`;
const ofViolations = /\b(?:violat\w+|fine[sd]?|infractions?|penalt\w+|sanctions?)\b/;
/** What holds only where the association acts at once. */
const inSomeCases =
  /^\W*(?:\S{1,4}[.)] )?in (?:these|those|such|that) (?:[a-z]+ )?(?:instances?|cases?|events?|situations?)\b/;
/** Not what a court or a city hears. */
const mustAsk = ({ plain }: Sentence, around: () => string) =>
  !inSomeCases.test(plain) &&
  (asksInTime.test(plain) || (onlyIfAsked.test(plain) && plain.includes('hearing'))) &&
  (ofViolations.test(plain) || ofViolations.test(around()));

/** By when a hearing must be asked for, and how. */
function askedBy({ plain, quantities }: Sentence): string {
  const [, token = -1] = /\{d(\d+)\}/.exec(asksInTime.exec(plain)?.[0] ?? '') ?? [];
  const time = quantities[Number(token)];
  const how = /\bin writing\b|\bwritten request\b/.test(plain) ? ' in writing' : '';
  return ` It must be asked for${how}${time?.kind === 'duration' ? ` within ${counted(time.count, time.unit)}` : ''}.`;
}

const matter =
  /\b(?:fin(?:e|es|ed|ing)|suspen\w+|violat\w+|penalt\w+|infractions?|sanctions?|breach(?:es|ed)?)\b/;
/** What else an owner is heard on, where the sentence itself names no breach. */
const ofOtherMatters =
  /\b(?:plans?|applica\w+|submittals?|submissions?|variances?|approvals?|budgets?|elections?|candidates?|amendments?|insurance|damages?|condemnation|remov\w+|directors?|officers?|assessments?|records)\b/;
/** That the hearing comes before what is decided; 'before the Board' says where. */
const first =
  /\b(?:before|prior to) (?!(?:the|an?|its) (?:[a-z]+ ){0,3}(?:boards?|committee|panel|directors|trustees|association|hearing)\b)[^.;]{0,40}\b(?:fin(?:e|es|ed|ing)|penalt|sanction|suspen|impos|lev(?:y|ied)|assess)|\b(?:until|unless)\b/;
const noticeAndHearing =
  /\bnotice and (?:an? )?(?:opportunity (?:for a hearing|to be heard)|hearing)\b|\bnotice\b[^.;]{0,120}\b(?:hearing|opportunity to be heard)\b/;
const beforehand = regex`${heardFirst}|${noticeAndHearing}`;

/** What may be lost only after the hearing: what is named, all that may be suspended, or what is not named there. */
const rightsAtStake = (plain: string, around: string) =>
  rightsNamed(plain, around) || (/\bsuspensions?\b/.test(plain) ? 'rights' : 'some rights');

const unheard =
  '\\bwithout (?:any |a |further |prior |additional |the need for )*(?:notices?|warnings?|hearings?|opportunity)\\b';
/** Fines and suspensions that ask for no hearing: 'shall be fined without further notice', 'the committee may levy fines'. */
const notHeard = regex`\b(?:fin(?:e|es|ed|ing)|suspen\w+)\b[^.;]{0,80}${unheard}|${unheard}[^.;]{0,80}\b(?:fin(?:e|es|ed|ing)|suspen\w+)\b|\bnot (?:be )?(?:obligated|required) to (?:conduct|hold|give|provide|grant|offer)\b[^.;]{0,30}\bhearing\b|^(?!.*\bhear(?:d|ings?)\b).*\b(?:committee|arc|acc|drc|arb|drb)\b[^.;]{0,60}\b(?:may|right|power|authority)\b[^.;]{0,80}\b(?:levy|impose|assess|charge)\w*\b[^.;]{0,60}\bfines?\b`;

/** Told only where no sentence says when. */
const mayBeHeard = {
  ...keyPoint('medium', 'You may be heard when you are told to have broken a rule.'),
  inPart: true,
} as const;

/** 'Any director who after notice and hearing is held to be in violation may be removed': no owner is fined. */
const ofDirectors =
  /^\W*(?:\(?[a-z\d]{1,3}[.)] )?(?:an?|any|no|each|every|the) (?:directors?|officers?|members? of (?:the|a|any) (?:board|committee)|(?:board|committee) members?)\b(?=.*\bremov)/;

/** Notice and a hearing, before the association acts or when one asks. */
export const hearing: Clause = {
  id: 'fine.hearing',
  cue: [
    'hearing',
    'to be heard',
    'may be heard',
    'appear before',
    'appear in',
    'right to be present',
    ...['respond', 'object', 'contest', 'appear', 'present'].map((verb) => `opportunity to ${verb}`),
  ],
  needs: [regex`${beforehand}|${mayAsk}|${isGiven}|${isHeld}`],
  about: matter,
  unless: regex`${ofDirectors}|\bwithout (?:notice|a hearing)|\bcity\b|\bcounty\b|\bwaive|\bnot be (?:obligated|required)\b`,
  says: ({ plain }, _, around) => {
    const isOwn = matter.test(plain);
    if (!isOwn && ofOtherMatters.test(plain)) return null;
    const isFirst = beforehand.test(plain) || (isOwn && first.test(plain));
    if (!/\bhear(?:ings?|d)\b/.test(plain) || !(isFirst || mayAsk.test(plain))) return mayBeHeard;
    // 'Notice of a hearing, including the sanctions that may be imposed': what it comes before stands elsewhere.
    if (!/\b(?:fin(?:e|es|ed|ing)|suspen\w+|violat\w+|penalt\w+|infractions?|breach\w*)\b/.test(plain))
      return null;
    // 'Before a suspension may be imposed for fines that are not paid': the fine is no matter of the hearing.
    const fined =
      /\bfin(?:e|es|ed|ing)\b|\bpenalt/.test(plain) &&
      !/\bbefore (?:an?|any|the|such) suspension\b/.test(plain);
    const rights = /\bsuspen/.test(plain) ? rightsAtStake(plain, around) : '';
    const of = fineOf(plain);
    const before = fined
      ? `you are fined${of ? ` for breaking a rule for ${of}` : ''}${rights ? ` or lose ${rights}` : ''}`
      : rights
        ? `you lose ${rights}${/\b(?:infractions?|violat\w+|breach\w*)\b/.test(plain) ? ' for breaking a rule' : ''}`
        : 'the association acts against you for breaking a rule';
    if (afterwards.test(plain))
      return keyPoint('medium', 'You may ask for a hearing when you are told to have broken a rule.');
    return keyPoint(
      'medium',
      `You get ${/\bnotice\b/.test(plain) ? 'notice and ' : ''}a hearing before ${before}.`,
    );
  },
  unlike: ({ plain }, told) => told.includes(' before you ') && notHeard.test(plain),
  beside: { stands: mustAsk, adds: askedBy, otherwise: '' },
};
