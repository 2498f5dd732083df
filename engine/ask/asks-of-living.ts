import { verbAfter } from '../find/ban.ts';
import { isFlat } from '../find/flat-ban.ts';
import type { Ask } from './ask.ts';
import { any, leases, pets } from './words-of-the-field.ts';

/** What is built or changed, and the leave that it takes. */
const works =
  /\b(?:(?:no|any|all|every) (?:[a-z]+,? (?:or )?){0,6}?(?:buildings?|structures?|improvements?|fences?|alterations?|additions?|modifications?|changes?|remodel\w*|construction|installations?)|(?:exterior|outside|external|architectural|roofing) (?:[a-z]+ ){0,2}(?:changes?|alterations?|modifications?|improvements?|additions?|appearance|work)|(?:changes?|alterations?|modifications?|improvements?|additions?) to (?:the |any |an? |your |their )?(?:exterior|outside|home|lot|unit|residence|dwelling|property))\b/;
const leave =
  /\b(?:approval|consent|permission)\b|\b(?:approved|authorized) (?:in (?:writing|advance)|(?:in writing )?by)\b/;
const beforehand = any`no|not|without|until|unless|prior|before|must|required?|requires|first|written`;

/** How people live there. */
export const asksOfLiving: readonly Ask[] = [
  {
    fact: 'architecture.approval_required',
    says: [
      works,
      leave,
      beforehand,
      any`committee|board|association|architect\w*|acc|arc|drc|arb|declarant|plans`,
    ],
    not: any`leases?|(?:by|of|from) (?:the )?(?:public|county|city|town|township|governmental|health)|assess\w*|mortgagees?|by-?laws|budget|motion|loan|contracts?|fails?|deemed|not required|approval of (?:the )?members|members|votes?|condemn\w*|taking|building permits?|exceed\w*|in excess of|common (?:areas?|elements?)|declarant may|lessees?|tenants?`,
    value: true,
    better: [/architect|approv|improvement/, any`plans`, any`no|prior`],
  },
  {
    fact: 'pets.allowed',
    says: [pets, any`no|not|except|only|limited|provided|more than|may|permitted|allowed|maximum`],
    not: any`leash\w*|waste|fines?|guests?|common areas?|pool|at large|feed\w*|wild|vot(?:e|ing)|committees?|damage\w*|minutes|service animals?`,
    value: (clause) => {
      const kept = /\b(?:kept|keep|raised|bred|maintained|harbored|permitted|allowed|have|own|owned)\b/;
      if (!kept.test(clause)) return null;
      const isLimited =
        /\b(?:except|other than|provided|limit\w*|no more than|not (?:to )?exceed|maximum|only|household pets?|domestic|commercial|number|restrict\w*|\{n\d+\}|breeding|rules)\b|\{n\d+\}/;
      if (isLimited.test(clause)) return 'restricted';
      const none = /\bno (?:pets?|animals?|dogs?)\b|\bpets? (?:are|is) (?:not|prohibited)\b/.exec(clause);
      if (!none) return null;
      const rest = clause.slice(none.index + none[0].length);
      return !none[0].includes('dog') && isFlat(rest, verbAfter(rest)?.tail ?? null) ? 'no' : 'restricted';
    },
    better: [any`animals`, any`no`],
  },
  {
    fact: 'rental.short_term_prohibited',
    says: [
      leases,
      any`transient|hotel|short-?term|nightly|vacation|bed and breakfast|airbnb|vrbo`,
      any`no|not|prohibited|never|without`,
    ],
    not: any`not prohibited|fines?`,
    value: true,
  },
  {
    fact: 'community.units',
    says: [
      /\b(?:consist\w*|compris\w*|contain\w*|total\w*|divided|includ\w*|there (?:are|will be)|community of|subdivision of|project of|development of|maximum of)\b/,
      /\{n\d+\} (?:[a-z-]+ ){0,3}(?:lots|units|homes|homesites|townhomes|townhouses|residences|condominiums|dwellings|houses|households|properties|parcels)\b/,
    ],
    not: any`of the|phase|vot(?:e|es|ing)|sold|vacant|delinquen\w*|paid|rent\w*|leas\w+|signed|represent\w*|present|late|behind|outstanding|percent|from \{n\d+\}|each|building [a-z0-9]\b`,
    takes: 'count',
    value: (figure, { plain }) => {
      const isHomes =
        /^ (?:[a-z-]+ ){0,3}(?:lots|units|homes|homesites|townhomes|townhouses|residences|condominiums|dwellings|houses|households|properties|parcels)\b/;
      return isHomes.test(plain.slice(figure.end, figure.end + 60)) && figure.is.value >= 4
        ? figure.is.value
        : null;
    },
  },
];
