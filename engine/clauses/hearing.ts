import { keyPoint } from '../compose/saying.ts';
import type { Clause } from './clause.ts';

/** A hearing that stops nothing, or that must be asked for. */
const afterwards =
  /\bnotwithstanding\b[^.;]{0,80}\bhearing\b|\bright to (?:request|ask for|appeal)\b|\b(?:request|demand)s? (?:a|an informal|such) hearing\b|\bhearing\b[^.;]{0,30}\b(?:is|if) (?:so )?requested\b/;

/** Notice and a hearing, before the association acts or when one asks. */
export const hearing: Clause = {
  id: 'fine.hearing',
  cue: ['hearing', 'to be heard'],
  needs: [
    /\b(?:hearing|opportunity to be heard)\b/,
    /\bnotice and (?:an? )?(?:opportunity (?:for a hearing|to be heard)|hearing)\b|\bnotice\b[^.;]{0,120}\b(?:hearing|opportunity to be heard)\b/,
    /\b(?:fines?|suspen\w+|violat\w+|penalt\w+|infractions?|sanctions?)\b/,
  ],
  unless: /\bwithout (?:notice|a hearing)|\bcity\b|\bcounty\b|\bwaive|\bnot be (?:obligated|required)\b/,
  says: ({ plain }) => {
    // 'Before a suspension may be imposed for fines that are not paid': the fine is no matter of the hearing.
    const fined =
      /\bfin(?:e|es|ed|ing)\b|\bpenalt|\bsanction/.test(plain) &&
      !/\bbefore (?:an?|any|the|such) suspension\b/.test(plain);
    const rights = /\bsuspen/.test(plain);
    const before = fined
      ? `you are fined${rights ? ' or lose rights' : ''}`
      : rights
        ? `you lose rights${/\b(?:infractions?|violat\w+|breach\w*)\b/.test(plain) ? ' for breaking a rule' : ''}`
        : 'the association acts against you for breaking a rule';
    if (afterwards.test(plain))
      return keyPoint('medium', 'You may ask for a hearing when you are told to have broken a rule.');
    return keyPoint('medium', `You get notice and a hearing before ${before}.`);
  },
};
