import { regex } from '../regex.ts';
import { approvalOfUse, approvalWords, freeOfApproval } from './approval-and-place.ts';
import type { Limit } from './limit.ts';

const petsNamed =
  /(?<!non-?)\b(?:house ?hold|house|domestic(?:ated)?|customary|indoor) (?:type )?(?:pets?|animals?)\b|\bdogs?\b[^.;]{0,20}\bcats?\b|\bcats?\b[^.;]{0,20}\bdogs?\b/;
const householdPets: Limit = {
  match: petsNamed,
  text: (_, { plain }) => {
    const number = /\breasonable number\b/.test(plain) ? 'a reasonable number of ' : '';
    const kinds = /\bdogs?\b/.test(plain) && /\bcats?\b/.test(plain) ? ' such as dogs and cats' : '';
    const use =
      /\b(?:not|nor)\b[^.;]{0,60}\b(?:commercial|business|profit|breeding)\b|\bnoncommercial\b/.test(plain)
        ? ', and not for business'
        : '';
    return `only ${number}household pets${kinds}${use}`;
  },
};

const approvalOfPet: Limit = {
  match: approvalWords,
  unless: regex`${freeOfApproval}|${petsNamed}`,
  text: 'a pet only with approval',
};

const unnoticed: Limit = {
  match:
    /\bno (?:signs?|evidence|indication)\b[^.;]{0,40}\b(?:seen|visible|noticed)\b|\bnot (?:be )?(?:visible|apparent|detectable|noticeable)|\bnot (?:\w+ ){0,3}(?:visible|apparent|detectable)\b/,
  text: 'where nobody outside notices it',
};

const fewVisits: Limit = {
  match:
    /\b(?:no|not|without|don't)\b[^.;]{0,60}\b(?:customers?|clients?|patrons|traffic)\b|\bgenerate[^.;]{0,20}\btraffic\b/,
  text: (_, { plain }) =>
    !/\b(?:customers?|clients?|patrons)\b/.test(plain)
      ? 'without much traffic'
      : /\btraffic\b/.test(plain)
        ? 'without customers or much traffic'
        : 'without customers',
};

const noEmployees: Limit = {
  match: /\bno (?:outside |other |non-?resident )?(?:employees?|workers?|staff)\b/,
  text: 'without employees',
};

const writtenLease: Limit = {
  match:
    /\b(?:leases?|rentals?|agreements?)\b[^.;]{0,60}\b(?:shall|must|is|are|be)\b[^.;]{0,20}\bin writing\b|\bwritten (?:lease|rental)\b/,
  text: 'under a written lease',
};

const wholeHome: Limit = {
  match:
    /\b(?:entire|whole) (?:unit|home|residence|dwelling|lot|house|apartment)\b|\bless than (?:the|an|all)(?: entire)? (?:unit|home|residence|dwelling|lot|apartment)?\b/,
  text: 'as a whole',
};

const oneFamily: Limit = {
  match: /\b(?:to|for) (?:a |one )?(?:single|one)[- ]famil(?:y|ies)\b/,
  text: 'to one family',
};

const withNotice: Limit = {
  match:
    /\bregister\b|\b(?:copy|copies) of (?:the |any |such |each |all )?(?:signed |written |executed )?(?:leases?|rental)\b|\bnotif\w+ the (?:association|board)\b/,
  text: 'with notice to the association',
};

const ownHome: Limit = {
  match: /\b(?:common (?:area|element|propert|facilit)\w*|hallways?|lobb\w+|elevators?)\b/,
  unless: /\bonly (?:in|inside|within) (?:the )?(?:units?|homes?|residences?)\b/,
  text: 'away from shared areas',
};

const insideUnits: Limit = {
  match: /\bonly (?:in|inside|within) (?:the )?(?:units?|homes?|residences?)\b/,
  text: 'inside the homes',
};

/** What makes 'restricted' plain of pets, rentals, work from home and smoking, by fact. */
export const limitsOfLiving: Readonly<Record<string, readonly Limit[]>> = {
  'pets.allowed': [householdPets, approvalOfPet],
  'rental.allowed': [writtenLease, wholeHome, oneFamily, withNotice],
  'use.home_business': [{ ...approvalOfUse, choice: false }, unnoticed, fewVisits, noEmployees],
  'use.smoking': [insideUnits, ownHome],
};
