import type { Ask } from './ask.ts';
import { closeTo } from './reading.ts';
import { any, leases, pets, review } from './words-of-the-field.ts';

const meant =
  /\b(?:deemed|considered|presumed|constitute\w*|treated as|automatically|result in)\b(?: to (?:have been|be))?(?: (?:an?|been|being|the request|automatic\w*|given|fully))* ?/;
const area = /(?:\{n(\d+)\}|\b(\d[\d,]{2,5}))(?: \([\d,]+\))? (?:square|sq\.?) ?(?:feet|foot|ft)/g;

/** What may be done with a home. */
export const asksOfHomes: readonly Ask[] = [
  {
    fact: 'architecture.review_days',
    says: [review, any`approv\w*|disapprov\w*|review\w*|acts?|respon\w+|decision|decide|reject\w*|answer`],
    about: [any`committee|architect\w*|board|acc|arc|drc|design|association|arb`],
    not: any`meetings?|appeal\w*|fines?|hearing|amend\w*|assess\w*|leases?|violation|inspect\w*|ballots?|members|records?|mortgagees?|revers\w+|reconsider\w*|variances?|corrected|construction (?:must|shall)|default`,
    takes: 'duration',
    value: (figure, { plain }) => {
      const { days, unit } = figure.is;
      if (days < 3 || days > 120 || unit === 'year') return null;
      const { before, after } = closeTo(plain, figure, 60);
      if (!/\b(?:within|after|for|in|exceed|than|of)\b[^;{]*$/.test(before)) return null;
      return /^[^;{]{0,40}\b(?:commenc|begin|began|start|construct)/.test(after) ||
        /\b(?:complet|commenc|begin|start|suit)\w*[^;{]*$/.test(before)
        ? null
        : { days };
    },
    better: [any`fail\w*|disapprov\w*`, /architect|plans|approv|review/],
  },
  {
    fact: 'architecture.no_answer_means',
    says: [
      any`fail\w*|not (?:acted|approved or disapproved|respond\w*|been)|no (?:[a-z]+ )?(?:response|action|answer|reply|notice)|does not|neither|absence`,
      meant,
    ],
    about: [any`plans|specifications|applications?|requests?|submi\w+|proposal`],
    not: any`assessments?|leases?|mortgagees?|votes?|ballots?`,
    value: (clause) => {
      const m = meant.exec(clause);
      const rest = m ? clause.slice(m.index + m[0].length) : '';
      if (/^(?:disapprov|denied|denial|reject|refus)/.test(rest)) return 'denied';
      if (/^(?:approv|granted|waived|complied|satisf|consent)/.test(rest)) return 'approved';
      return /\bapproval (?:will|shall) (?:not be required|be (?:deemed|presumed))\b/.test(clause)
        ? 'approved'
        : null;
    },
  },
  {
    fact: 'exterior.minimum_home_size_sqft',
    says: [
      /\bsquare f(?:ee|oo)t|\bsq\.? ?ft/,
      any`dwellings?|residences?|house|home|living|floor|structure|main`,
      any`less than|minimum|at least|not less|no smaller|contain\w*|excess of|smaller`,
    ],
    not: any`garage shall|sheds?|signs?|lot (?:area|size)|outbuildings?|accessory|pool|decks?|storage|basement shall|(?:second|upper) (?:floor|story|storey)|stories|two-story|{n\d+} floors`,
    value: (clause, { quantities }) => {
      const areas = Array.from(clause.matchAll(area), ([, token, written]) => {
        const quantity = token ? quantities[Number(token)] : undefined;
        return quantity?.kind === 'count' ? quantity.value : Number((written ?? '').replaceAll(',', ''));
      }).filter((feet) => feet >= 500 && feet <= 6000);
      return areas.length > 0 ? Math.min(...areas) : null;
    },
  },
  {
    fact: 'pets.max_count',
    says: [pets],
    not: any`pounds?|lbs?|fines?|votes?|fish|chickens?|horses?|litters?`,
    takes: 'count',
    value: (figure, { plain }) => {
      const { value } = figure.is;
      const { before } = closeTo(plain, figure, 30);
      const isMost =
        /\b(?:no more than|not (?:to )?exceed(?:ing)?|more than|limit\w* (?:of|to)|maximum of|up to|exceed|only|total of|maximum)(?: a total of)? ?\(?$/.test(
          before,
        );
      return isMost && value >= 1 && value <= 8 ? value : null;
    },
  },
  {
    fact: 'pets.leash_required',
    says: [
      any`leash\w*|tether\w*|restrain(?:ed|t)|confined|roam|at large|run loose|controlled|under (?:the )?(?:\w+ )?control`,
      pets,
    ],
    value: true,
    better: [any`leash\w*`],
  },
  {
    fact: 'rental.minimum_term',
    says: [leases],
    not: any`copy|notices?|furnish\w*|fines?|evict\w*|after (?:closing|purchase|acquir\w*)|owned|percent|hours?|assessments?|guests?|vehicles?|means|stay|park\w*`,
    takes: 'duration',
    value: (figure, { plain }) => {
      const { days } = figure.is;
      const { before, after } = closeTo(plain, figure, 40);
      const isLeast =
        /\b(?:less than|shorter than|at least|minimum (?:of|term|lease|rental|period|initial)[a-z ]*|fewer than|under)(?: a period of)? ?\(?$/.test(
          before,
        ) || /^ (?:or (?:more|longer|greater)|minimum)\b/.test(after);
      return isLeast && days >= 7 && days <= 730 ? { days } : null;
    },
    better: [any`leas(?:e|es|ed|ing)`],
  },
  {
    fact: 'occupancy.residential_only',
    says: [
      /\b(?:residential (?:purposes?|use)|single[- ]family (?:residen\w+|dwelling|use|purposes?)|private (?:residence|dwelling)|one-family dwelling)\b/,
      /\b(?:used|occupied|use|devoted)\b/,
      /\b(?:only|solely|exclusively|except|no (?:lot|unit|part|portion|residence|dwelling|building)|other than|limited to|restricted to|shall be used for)\b/,
    ],
    not: any`garages?|common areas?|fences?|signs?|vehicles?|relocate|sales office`,
    value: true,
    better: [any`residential purposes?`],
  },
];
