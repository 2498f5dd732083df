import { firstOfLoss } from '../language/first-of-loss.ts';
import type { Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { keyPoint, onlyWithin, restriction } from '../say/saying.ts';
import type { Clause } from './clause.ts';
import { moreLand } from './more-land.ts';
import { rightOfEntry } from './right-of-entry.ts';

const common = /\bcommon (?:areas?|elements?|propert\w+|facilit\w+|grounds?|open space)\b/;

/** Insurance against what its own people do, and what they are sued for. */
const ofItsOfficers =
  /\b(?:fidelity|dishonest\w*|theft|embezzle\w*|bonds?|bonded|directors?'?(?: and| &) officers?'?|officers?'?(?: and| &|,) directors?'?|errors and omissions|workers?'?s? compensation|indemnif\w+)\b/;
const toIndemnify = /\bfund (?:this|such|that|the|its) (?:obligations?|duty|indemnit\w+|indemnification)\b/;
/** Insurance of the place, or for what happens there. */
const ofPlaces =
  /\b(?:common|buildings?|improvements?|fire|hazard|casualty|(?:public|general|comprehensive|premises) liability|property (?:insurance|damage)|bodily|personal injur\w+|insurable|units?|lots|dwellings?)\b/;

/** 'Any change that diverts ground water shall be submitted for approval': how water drains is not fixed for good. */
const letsDrainageChange = ({ plain }: Pick<Sentence, 'plain'>) =>
  /\b(?:drainage|drains?|flow of (?:surface |ground ?)?water|swales?)\b/.test(plain) &&
  /\b(?:chang|alter|divert|interfere|obstruct|modif|redirect|imped)\w*/.test(plain) &&
  /\b(?:without|unless|until|submit\w*|obtain\w*|prior|requires?)\b[^.;]{0,100}\b(?:approv\w+|consent|permission)\b/.test(
    plain,
  );

/** What the land and the homes carry: easements, entry, walls between neighbors, more land, rebuilding. */
export const clausesOfProperty: readonly Clause[] = [
  {
    id: 'declaration.use_of_common_areas',
    cue: ['enjoyment', 'use'],
    needs: [
      common,
      /\b(?:rights?|easements?)\b[^.;]{0,40}\b(?:enjoyment|use)\b/,
      /\b(?:every|each|all|the) (?:[a-z]+ )?(?:owners?|members?)\b/,
      /\bappurtenant\b|\bpass with\b|\bshall have\b/,
    ],
    unless: /\bsuspen|\bexclusive\b|\bmortgagee/,
    says: keyPoint('low', 'Every owner has the right to use the common areas.'),
  },
  {
    id: 'assessment.fees_for_use',
    cue: ['charge reasonable'],
    needs: [/\bcharge reasonable\b[^.;]{0,40}\bfees?\b[^.;]{0,60}\buse\b/],
    unless: /\bshall not be exercised\b|\bno (?:admission|fees?)\b/,
    says: keyPoint('low', 'The association may charge fees for the use of its facilities.'),
  },
  {
    id: 'declaration.shared_use',
    cue: ['delegate'],
    needs: [
      /\bdelegate\b/,
      /\b(?:enjoyment|use)\b[^.;]{0,80}\bcommon\b|\bfacilities\b/,
      /\b(?:family|tenants?|guests?)\b/,
    ],
    says: keyPoint('low', 'You may pass your right to use the common areas to your family or tenants.'),
  },
  rightOfEntry,
  {
    id: 'declaration.utility_easements',
    cue: ['easement'],
    needs: [
      /\beasements?\b[^.;]{0,160}\b(?:utilit(?:y|ies)|sewers?|electric\w*)\b/,
      /\b(?:reserved|granted|created|hereby|dedicated)\b/,
    ],
    unless:
      /\bno (?:structure|building|fence|planting)\b|\bright to grant\b|\bfree and clear\b|\bassociation (?:may|shall have the right to) grant\b/,
    says: keyPoint('low', 'Easements let utilities lay and mend lines over the land.'),
  },
  {
    id: 'use.drainage',
    cue: ['drainage', 'flow', 'swale'],
    needs: [
      /\bdrainage\b|\bflow of (?:surface )?water\b|\bswales?\b/,
      /\b(?:no|nor|not)\b[^.;]{0,160}\b(?:obstruct|alter|change|interfere with|divert|impede|retard|block|redirect)\w*\b[^.;]{0,60}\b(?:drainage|flow|swales?)\b/,
    ],
    unless:
      /\bplans\b|\bnot (?:in any way )?responsible\b|\bas will not\b|\bassociation (?:shall|may) not\b|\b(?:slabs?|decks?|sidewalks?|wood|storage|sheds?|equipment)\b[^.;]{0,100}\bso as not to\b/,
    says: restriction('low', 'You may not block or change how water drains.'),
    beside: { stands: letsDrainageChange, adds: ' A change can be made with approval.', otherwise: '' },
  },
  {
    id: 'exterior.building_in_easement',
    cue: ['easement'],
    needs: [
      /\beasements?\b/,
      /\bno\b[^.;]{0,40}\b(?:structures?|buildings?|fences?|plantings?|improvements?)\b|\b(?:structures?|buildings?)\b[^.;]{0,60}\bnot be\b/,
      /\b(?:placed|erected|built|permitted|constructed|planted|maintained)\b/,
      /\b(?:utilit(?:y|ies)|drainage|within)\b/,
    ],
    says: ({ plain }) => {
      if (/\b(?:unless|except\w*|without)\b/.test(plain))
        return restriction('low', 'There are rules for building on an easement.');
      const able = /\bno\b[^.;]{0,80}\b(?:plant(?:s|ings?)?|trees?|shrubs?|landscaping)\b/.test(plain)
        ? 'build or plant'
        : 'build';
      // 'Which may damage or interfere with the lines, or change the flow': what does neither may stand there.
      const inTheWay =
        /\b(?:which|that|as|so as|to|will|would|may|shall)\b[^.;]{0,40}\b(?:interfere|damage|obstruct|hinder|impede|retard|change|alter|block)\b/.test(
          plain,
        );
      return restriction(
        'low',
        inTheWay
          ? `You may not ${able} what gets in the way of an easement.`
          : `You may not ${able} on an easement.`,
      );
    },
  },
  {
    id: 'maintenance.party_walls',
    cue: ['party'],
    needs: [
      /\bparty (?:walls?|fences?)\b/,
      /\b(?:costs?|expenses?|upkeep|maint\w+|repair\w*|rebuil\w*|restor\w*)\b[^.;]{0,160}\b(?:shared?|equal(?:ly)?|contribut\w+|proportion\w*|jointly|one-half|split)\b|\b(?:shared?|equally|jointly|contribut\w+)\b[^.;]{0,100}\b(?:costs?|expenses?|upkeep|maint\w+|repair\w*)\b/,
    ],
    unless: /\barbitrat/,
    says: keyPoint('medium', 'Neighbors share the cost of a wall that stands between their homes.'),
  },
  moreLand,
  {
    id: 'declaration.developer_exempt',
    cue: ['declarant', 'developer'],
    needs: [
      /\b(?:declarant|developer)\b/,
      /\b(?:exempt\w*|not apply to|nothing (?:contained )?(?:herein|in this)|shall not (?:restrict|prevent|limit))\b/,
      /\b(?:sales?|construction|model|marketing|develop\w+)\b/,
    ],
    unless: /\bassessments?\b/,
    says: keyPoint('low', 'Some rules do not bind the developer while it builds and sells.'),
  },
  {
    id: 'maintenance.rebuild_after_damage',
    cue: ['damage', 'destr', 'casualty', 'fire'],
    needs: [
      /\b(?:rebuild|reconstruct|restore|repair|raze)\b/,
      /\b(?:damaged?|destroyed|destruction|casualty|fire)\b/,
      /\bowners?\b[^.;]{0,100}\b(?:shall|must)\b[^.;]{0,80}\b(?:rebuild|reconstruct|restore|repair|raze|clear)\b/,
      /\b(?:dwelling|home|house|residence|improvements?|structure|building|townhom\w+)\b/,
    ],
    unless: /\bcommon\b|\bassociation shall\b|\bparty wall|\bboard shall\b|\bwillful|\bnegligen/,
    says: ({ plain }) =>
      keyPoint(
        'medium',
        `If your home is damaged, you must repair${/\b(?:raze|clear|demolish|remove)/.test(plain) ? ', rebuild or clear' : ' or rebuild'} it.`,
      ),
  },
  {
    id: 'use.no_splitting',
    cue: ['subdivid', 'split', 'partitioned'],
    needs: [
      /\b(?:re-?subdivid\w*|subdivided|split|partitioned)\b/,
      /\b(?:no|not|nor)\b/,
      /\b(?:lots?|parcels?|units?)\b/,
    ],
    // 'Is not yet subdivided' says how it is, and forbids nothing.
    unless:
      /^(?!.*\bno (?:lots?|units?|parcels?)\b).*\bcommon (?:area|element|propert)|\bdeclarant (?:may|shall have|reserves)|\bsplit[- ](?:rail|level|face)|\b(?:is|are|was|were|has|have) not (?:currently |yet |presently |now |been )+(?:re-?)?(?:subdivided|split|partitioned)\b/,
    says: ({ plain }) => {
      const onTerms = /\b(?:without|unless|except)\b/.test(plain);
      const asked = /\b(?:approv|consent|permission|authori[sz]|written)/.test(plain);
      return restriction(
        'low',
        onTerms && !asked
          ? onlyWithin('A lot may be split', '')
          : `A lot may not be split${onTerms ? ' without approval' : ''}.`,
      );
    },
  },
  {
    id: 'declaration.common_area_given_away',
    cue: ['dedicate'],
    needs: [/\bdedicate\b/, common, /\bpublic\b/, /\b(?:transfer|convey)\b/],
    says: keyPoint('low', 'Part of the common areas may be given to a public body.'),
  },
  {
    id: 'insurance.condemnation',
    cue: ['condemn', 'eminent'],
    needs: [
      /\bcondemn(?:ed|ation|ing)\b|\beminent domain\b/,
      /\b(?:awards?|proceeds|compensation)\b/,
      /\b(?:shall|will|is to) be\b/,
    ],
    unless: /\bnotice\b|\bentitled to (?:timely|written)/,
    says: keyPoint('low', 'It says who gets the money if land is taken for public use.'),
  },
  {
    id: 'assessment.rest_after_insurance',
    cue: ['insurance', 'proceeds'],
    needs: [
      /^(?!.*\b(?:party (?:walls?|fences?)|willful|negligen\w+)\b).*\b(?:insufficient|not (?:be )?sufficient|inadequate|deficien\w+|unavailable)\b/,
      /\b(?:repair|reconstruct|rebuil|restor|replac)\w*/,
      /\b(?:levy|make|impose)\b[^.;]{0,40}\bassessments?\b|\bassessments?\b[^.;]{0,40}\b(?:made|levied|imposed)\b/,
    ],
    unless: /\bno (?:[a-z]+ )?assessments?\b|\bwith the (?:vote|approval|consent)|\b(?:approved|voted) by\b/,
    says: keyPoint('medium', 'If insurance pays too little after damage, owners may owe the rest.'),
  },
  {
    id: 'insurance.deductible_on_owners',
    cue: ['deductible', 'the first'],
    needs: [
      regex`${firstOfLoss}|\bdeductibles?\b[^.;]{0,160}\b(?:paid|borne|allocated|apportioned|assessed|charged)\b[^.;]{0,80}\b(?:owners?|units?|lots?|persons?|parties)\b|\b(?:owners?|residents?)\b[^.;]{0,60}\b(?:pay|bear|liable|responsible)\b[^.;]{0,40}\bdeductibles?\b`,
    ],
    unless:
      /\b(?:(?:owner's|his|their|own) (?:own )?(?:polic|insurance)|ho-?6|directors and officers)|\bcommon expense(?!.*\bexcept that\b)/,
    says: keyPoint('medium', 'After damage, owners can be made to pay the deductible.'),
  },
  {
    id: 'insurance.insurance_of_association',
    cue: ['insurance', 'coverage'],
    needs: [
      /\b(?:insurance|coverage)\b/,
      /\b(?:association|board(?: of directors)?)\b[^.;]{0,80}\b(?:shall|must|will)\b[^.;]{0,80}\b(?:obtain|maintain|carry|purchase|procure|keep|secure)\b/,
      /\b(?:common|buildings?|liability|fire|hazard|casualty|property)\b/,
    ],
    unless: /\bowners? (?:shall|must)\b|\bnot be required\b/,
    says: ({ plain }) =>
      toIndemnify.test(plain) ||
      (ofItsOfficers.test(plain) &&
        !ofPlaces.test(plain.replace(/\b(?:common expenses?|fire-?arms?)\b/g, '')))
        ? null
        : keyPoint('medium', 'The association must carry insurance. Ask what it leaves to your own policy.'),
  },
  {
    id: 'insurance.home_not_insured',
    cue: ['insure', 'insurance'],
    needs: [
      /\bassociation\b[^.;]{0,60}\b(?:does|shall|will|is|has)(?: not| no)\b[^.;]{0,80}\b(?:insur(?:e|ing|ance))\b[^.;]{0,60}\b(?:homes?|dwellings?|units?|residences?|contents|personal property|lots?)\b/,
    ],
    unless: /\bmortgag|\bunless\b|\bexcept\b/,
    says: keyPoint('medium', 'The association does not insure your home or what is in it.'),
  },
  // Where others come onto the lot for it, the right of entry says so.
  {
    id: 'maintenance.done_at_your_cost',
    cue: ['cost', 'expense', 'charge', 'bill', 'invoice'],
    needs: [
      /\b(?:association|board(?: of directors| of trustees)?|committee|hoa)\b[^.;]{0,160}\b(?:may|can|will|has|have|right|authori\w+|power)\b[^.;]{0,160}\b(?:do (?:so|it|the|such)|perform|provide (?:any |all )?such|arrange for|(?:have|cause)\b[^.;]{0,80}\b(?:done|performed|made|removed|cut|mowed)|install|correct|repair|maintain|remove|clean)\b/,
      /\bat (?:the )?(?:sole )?(?:(?:cost|expense)s? of (?:the |such |any |that )?(?:home ?)?owner|(?:home ?)?owner's (?:sole )?(?:cost|expense))|\b(?:charge|bill|invoice|assess)\b[^.;]{0,120}\b(?:(?:home ?)?owner|lot|unit)\b|\b(?:costs?|expenses?)\b[^.;]{0,100}\b(?:added to|become|charged|assessed)\b[^.;]{0,100}\b(?:owner|lot|assessment)\b/,
    ],
    about:
      /\b(?:fail\w*|neglect\w*|refus\w+|(?:does|has|are) not (?:been |properly )*(?:compl\w+|correct\w*|maintain\w*|perform\w*)|disrepair|insufficient action|or the (?:board|association) may cause the same)\b/,
    unless:
      /\binsur|\b(?:enter|entry|vehicles?)\b|\battorney|\bfines?\b|\bto pay (?:any|the|such) assessment/,
    says: keyPoint('medium', 'What you leave undone the association can do and charge you for. Read what.'),
  },
  {
    id: 'insurance.no_promise_of_security',
    cue: ['security'],
    needs: [
      /\bsecurity\b/,
      /\b(?:not|neither|no)\b[^.;]{0,80}\b(?:insurers?|guarantors?|guarantee|liable|responsible)\b/,
      /\b(?:association|board|declarant)\b/,
    ],
    unless: /\bsecurity (?:interest|deposit|instrument|for the)\b/,
    says: keyPoint('low', 'The association does not promise that you or your things are safe.'),
  },
  {
    id: 'declaration.binds_later_owners',
    cue: ['with the'],
    needs: [
      /\brun(?:ning)? with the (?:land|real property|property)\b/,
      /\b(?:bind\w*|inure)\b/,
      /\b(?:covenants|restrictions|declaration)\b/,
    ],
    says: keyPoint('low', 'The rules bind every later owner of the land.'),
  },
];
