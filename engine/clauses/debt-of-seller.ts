import { keyPoint } from '../say/saying.ts';
import type { Clause } from './clause.ts';

/** Dues become a lien on the home, which a sale leaves where it is. */
const lien =
  /\b(?:assessments?|dues|charges?|amounts?|sums?|expenses?)\b[^.;]{0,240}\b(?:shall|is|are|be|becomes?|constitutes?|creates?|hereby|secured by)\b[^.;]{0,120}\bliens?\b|\b(?:sale|transfer|conveyance)\b[^.;]{0,80}\bnot\b[^.;]{0,40}\baffect\b[^.;]{0,60}\blien\b|\b(?:has|have|holds?|retains?|grants?|reserves?|granted|reserved)\b[^.;]{0,60}\blien\b[^.;]{0,120}\b(?:assessments?|dues|charges?)\b/;

/** What the seller did not pay is no debt of the buyer; the lien for it is another matter, and is always told with it. */
export const debtOfSellerStays: Clause = {
  id: 'assessment.debt_of_seller_stays',
  cue: ['not pass', 'not be transferred'],
  needs: [
    /\bsuccessors?\b|\bgrantees?\b|\bpurchasers?\b|\btransferees?\b/,
    /\b(?:shall|will|does|do) not (?:pass|be transferred)\b/,
    /\b(?:obligation|assessments?|debt)\b/,
    /\bunless\b|\bexcept\b/,
  ],
  says: ({ plain }) =>
    keyPoint(
      'medium',
      /\bunless\b[^.;]{0,160}\bnotice\b[^.;]{0,40}\blien\b[^.;]{0,60}\b(?:recorded|filed)\b/.test(plain)
        ? 'Dues that the seller left unpaid are not your own debt unless you take them on or a lien for them was recorded before you bought.'
        : 'Dues that the seller left unpaid are not your own debt unless you take them on.',
    ),
  beside: {
    stands: ({ plain }) =>
      lien.test(plain) &&
      /\b(?:lots?|units?|propert(?:y|ies)|land|homes?|dwellings?|parcels?|residences?|assessment liens?)\b/.test(
        plain,
      ) &&
      !/\b(?:subordinate|inferior|junior|extinguish\w*|releas\w+|discharged?|removed?|mechanics?'?|no liens?|not (?:be(?:come)?|constitute|create) an? liens?)\b/.test(
        plain,
      ),
    adds: ' But the lien for them stays on the home.',
    otherwise: ' Ask whether a lien for them stays on the home.',
  },
};

/** Who comes after answers for what was owed before, alone or together with the seller. */
const buyerOwes =
  /(?<!\bno (?:[a-z]+ )?)\b(?:successors?|grantees?|purchasers?|transferees?|buyers?)\b[^.;]{0,60}\b(?:shall|will|is|are)(?: (?:also|be|held|personally))* (jointly [^.;]{0,20} ?)?liable\b[^.;]{0,120}\b(?:assessments?|dues|charges|such portion)\b[^;]{0,80}\b(?:at|before|prior to|up to|through)\b[^.;]{0,30}\b(?:conveyance|sale|transfer|grant|closing|acquisition|recording)\b/;
/** Whom it lets off: lenders, and who buys from one. */
const exceptions = /\([^)]*\)|\b(?:provided\W+(?:however\W+)?|except\b|other than\b)[^,.;]*/g;

/** What the seller did not pay, the buyer must. */
export const debtOfSellerPasses: Clause = {
  id: 'assessment.debt_of_seller_passes',
  cue: ['liable'],
  needs: [/\b(?:assessments?|dues|charges)\b/],
  says: ({ plain }) => {
    const own = plain.replace(exceptions, '');
    const [owes, jointly] = buyerOwes.exec(own) ?? [];
    return owes && !/\bmortgagee|\bforeclos/.test(own)
      ? keyPoint('high', `You owe what the seller left unpaid${jointly ? ', together with the seller' : ''}.`)
      : null;
  },
};
