import { words } from '../find/pattern.ts';
import type { Sentence } from '../model.ts';
import { counted } from '../say/display.ts';
import { keyPoint } from '../say/saying.ts';
import type { Clause } from './clause.ts';

/** A hearing that stops nothing, or that must be asked for. */
const afterwards =
  /\bnotwithstanding\b[^.;]{0,80}\bhearing\b|\bright to (?:request|ask for|appeal)\b|\b(?:request|demand|ask for)s? (?:a|an informal|such) hearing\b|\bhearing\b[^.;]{0,30}\b(?:is|if) (?:so )?requested\b/;

/** 'Before a suspension may be imposed, the Owner shall be given an opportunity to be heard.' */
const heardFirst =
  /\b(?:before|prior to)\b[^.;]{0,80}\b(?:shall|must|will|may|is|are)\b[^.;]{0,60}\b(?:opportunity to be heard|(?:given|afforded|granted|offered|entitled to) (?:an?|the) (?:opportunity for a )?hearing)\b/;

/** 'An Owner who is fined may request an informal hearing.' */
const mayAsk =
  /\b(?:owners?|members?|residents?|homeowners?)\b[^.;]{0,80}\bmay (?:request|demand|ask for) an? (?:informal )?hearing\b/;

/** 'The Owner must request such hearing, in writing, within {d0} of the notice'; not what a court or a city hears. */
const asksInTime = words(
  '\\brequests? (?:for )?(?:an? |such |the )?(?:informal )?hearing\\b[^.;{]{0,80}\\bwithin {duration}|\\bwithin {duration}[^.;{]{0,80}\\brequests? (?:for )?(?:an? |such |the )?(?:informal )?hearing\\b',
);
const ofViolations = /\b(?:violat\w+|fines?|infractions?|penalt\w+|sanctions?)\b/;
const mustAsk = ({ plain }: Sentence) => asksInTime.test(plain) && ofViolations.test(plain);

/** By when a hearing must be asked for, and how. */
function askedBy({ plain, quantities }: Sentence): string {
  const [, first, second] =
    /\{d(\d+)\}.*request|request.*?\{d(\d+)\}/.exec(asksInTime.exec(plain)?.[0] ?? '') ?? [];
  const time = quantities[Number(first ?? second ?? -1)];
  if (time?.kind !== 'duration') return '';
  const how = /\bin writing\b|\bwritten request\b/.test(plain) ? ' in writing' : '';
  return ` It must be asked for${how} within ${counted(time.count, time.unit)}.`;
}

/** Notice and a hearing, before the association acts or when one asks. */
export const hearing: Clause = {
  id: 'fine.hearing',
  cue: ['hearing', 'to be heard'],
  needs: [
    /\b(?:hearing|opportunity to be heard)\b/,
    new RegExp(
      `${heardFirst.source}|${mayAsk.source}|${/\bnotice and (?:an? )?(?:opportunity (?:for a hearing|to be heard)|hearing)\b|\bnotice\b[^.;]{0,120}\b(?:hearing|opportunity to be heard)\b/.source}`,
    ),
    /\b(?:fines?|suspen\w+|violat\w+|penalt\w+|infractions?|sanctions?)\b/,
  ],
  unless: /\bwithout (?:notice|a hearing)|\bcity\b|\bcounty\b|\bwaive|\bnot be (?:obligated|required)\b/,
  says: ({ plain }) => {
    // 'Notice of a hearing, including the sanctions that may be imposed': what it comes before stands elsewhere.
    if (!/\b(?:fin(?:e|es|ed|ing)|suspen\w+|violat\w+|penalt\w+|infractions?|breach\w*)\b/.test(plain))
      return null;
    // 'Before a suspension may be imposed for fines that are not paid': the fine is no matter of the hearing.
    const fined =
      /\bfin(?:e|es|ed|ing)\b|\bpenalt/.test(plain) &&
      !/\bbefore (?:an?|any|the|such) suspension\b/.test(plain);
    const rights = /\bsuspen/.test(plain);
    const before = fined
      ? `you are fined${rights ? ' or lose rights' : ''}`
      : rights
        ? `you lose rights${/\b(?:infractions?|violat\w+|breach\w*)\b/.test(plain) ? ' for breaking a rule' : ''}`
        : 'the association acts against you for breaking a rule';
    if (afterwards.test(plain))
      return keyPoint('medium', 'You may ask for a hearing when you are told to have broken a rule.');
    return keyPoint(
      'medium',
      `You get ${/\bnotice\b/.test(plain) ? 'notice and ' : ''}a hearing before ${before}.`,
    );
  },
  beside: { stands: mustAsk, adds: askedBy, otherwise: '' },
};
