import { ownWords } from '../say/say-own-words.ts';
import { keyPoint } from '../say/saying.ts';
import type { Clause } from './clause.ts';

const inEmergency = /^\W*(?:\w{1,4}[.)] )?(?:in (?:case|the event) of|during) (?:an? |any )?emergenc/;
const keepsRules = /\b(?:inspect|enforc|compl[iy]|violat|breach|abat|ascertain|determin|investigat)/;
const mends = /\b(?:repair|maint|restor|replac)/;
/** What the association must do anyway. */
const ofItsDuty =
  /\b(?:for which|which|that) (?:it|the association) (?:is|may be|shall be) (?:responsible|obligated|obliged|required)\b|\b(?:responsibilit(?:y|ies)|obligations?|dut(?:y|ies)) of the association\b|\bassociation'?s (?:[a-z]+ )?(?:responsibilit\w+|obligations?|duties)\b/;
/** What belongs to all: its own things, on an owner's lot. */
const ofItsThings =
  /\b(?:repair\w*|maintain\w*|maintenance|replac\w+|restor\w+|build|construct\w*|install\w*)\b[^.;]{0,120}\b(?:common (?:areas?|elements?|propert\w+|facilit\w+|pipes|lines|walls?)|entrance|entry (?:features?|monuments?)|monuments?|signage|(?:sprinkler|irrigation) systems?)\b/;
const ofHome =
  /\b(?:exterior of|dwellings?|residences?|townhom\w+|roofs?|lawns?|owner'?s (?:lot|unit|home))\b/;

/** 'To abate or remove any thing which violates the rules': more than to look. */
const endsBreach =
  /\b(?:abat(?:e|ing)|remov(?:e|ing)|correct(?:ing)?|remedy(?:ing)?|cur(?:e|ing)|extinguish)\b[^.;]{0,160}\b(?:violat\w+|breach\w*|conditions?|nuisances?|non-?complian\w+)\b/;
const breach = /\b(?:violat\w+|breach\w*|nuisances?|hazards?|non-?complian\w+)\b/;

/** Why somebody may come in, as far as the sentence says. */
function purpose(plain: string): string {
  const undone = /\bfail\w*|\bneglect\w*|\bviolat\w+|\bbreach|\bdisrepair\b|\bdeteriorat/.test(plain);
  if (/\b(?:costs?|expenses?|reimburse)\b/.test(plain) && undone)
    return 'to put right what you leave undone, and make you pay';
  if (inEmergency.test(plain)) return 'in an emergency';
  if (/\bowners?\b[^.;]{0,60}\b(?:fails?|neglects?|failure)\b/.test(plain))
    return 'to put right what you leave undone';
  if (endsBreach.test(plain) && breach.test(plain) && !ofItsDuty.test(plain))
    return `to put right what breaks the rules${/\b(?:costs?|expenses?)\b/.test(plain) ? ', and make you pay' : ''}`;
  if (!mends.test(plain)) return 'to see that rules are kept';
  if (keepsRules.test(plain)) return 'for repairs or to see that rules are kept';
  if (ofItsDuty.test(plain)) return 'for repairs that the association must make';
  return ofItsThings.test(plain) && !ofHome.test(plain)
    ? 'for repairs of what the association keeps up'
    : 'for repairs';
}

const withNotice = /\b(?:upon|after|with|on|giv\w+|without)\b[^.;]{0,40}\bnotice\b/;

/** Whoever may come in must say so before: in the sentence itself, or in the next where that speaks of the entry. */
function notice(plain: string, next: string): string {
  const found = [plain, ...(/\b(?:entry|enter\w*)\b/.test(next) ? [next] : [])].find(
    (text) => withNotice.test(text) && !/\b(?:without|no) (?:[a-z]+ ){0,2}notice\b/.test(text),
  );
  if (!found || inEmergency.test(plain)) return '';
  return ` You get notice first${/\bemergenc/.test(found) ? ', except in an emergency' : ''}.`;
}

/** A case in which nobody need be told, apart from an emergency. */
const untold =
  /\b(?:entry|enter(?:ed|ing)?|such rights?)\b[^.;]{0,80}\b(?:without (?:any )?(?:further |prior )*|requires? no |need no )(?:further |prior )*notice\b/;

/** Who may come onto a lot, and for what. */
export const rightOfEntry: Clause = {
  id: 'maintenance.right_of_entry',
  cue: ['enter', 'entry'],
  needs: [
    /\b(?:association|board|committee|declarant|agents?|managing agent|manager)\b[^.;]{0,240}\b(?:shall have|has|have|may|authorized|right|power|easement)\b[^.;]{0,160}\b(?:enter|entry)\b[^.;]{0,60}\b(?:lots?|units?|parcels?|premises|dwellings?|residences?|home|townhom\w+)\b/,
    /\b(?:repairs?|maintain|restore|maintenance|abate|remove|correct|cure|remedy|inspect)\b/,
  ],
  unless: /\butility compan|\bpublic (?:authorit|utilit)|\bpolice\b|\bdeed in lieu\b|\blease\b/,
  beside: {
    stands: ({ plain }) => untold.test(plain) && !/\bemergenc/.test(plain),
    adds: ({ text }) => ` The text also says: “${ownWords(text, [])}”.`,
    otherwise: '',
  },
  says: ({ plain }, next) => {
    // Whoever may come in is named: the board, or in some papers the developer alone.
    const who = /\b(?:association|board|committee|managing agent|manager|district)\b/.test(plain)
      ? 'board'
      : /\b(?:declarant|developer)\b/.test(plain)
        ? 'developer'
        : 'board';
    return keyPoint('medium', `The ${who} may enter your lot ${purpose(plain)}.${notice(plain, next)}`);
  },
};
