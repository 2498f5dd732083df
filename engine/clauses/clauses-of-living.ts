import { restriction } from '../compose/saying.ts';
import { generalLimits, parkingLimits } from '../limits/all-limits.ts';
import { limitsIn } from '../limits/limit.ts';
import type { Sentence } from '../model.ts';
import type { Clause } from './clause.ts';

const no = /\b(?:no|not|nor|never|prohibit\w*|forbidden)\b/;

/** A limit on where, when or how; a sentence with one does not forbid altogether. */
const limited =
  /\b(?:without|unless|except|other than|provided|only|front|street|visible|view|sight|portable|permanent\w*|attached|higher|height|between|after|before|when|while|stored)\b/;
/** 'No hoops', 'shall not', 'are prohibited'; not the 'not' of 'when not in use'. */
const forbids =
  /\bno\b|\b(?:shall|may|must|will|is|are|can)(?: ?not| never)\b|\bprohibit\w*|\bforbidden\b|\bbanned\b|\bnot (?:permitted|allowed)\b/;

/** 'You may repair cars only in a garage', or 'only within limits' where the sentence names none that is known. */
const within =
  (able: string, limits = generalLimits) =>
  (sentence: Sentence) =>
    restriction('low', `${able} only ${limitsIn(limits, [sentence]) || 'within limits'}.`);

/** `ban` where the sentence forbids without a condition, `able` with the limits where it sets some; nothing in a list of things. */
const banned =
  (ban: string, able: string, limits = generalLimits) =>
  (sentence: Sentence) => {
    if (/\binclud\w+\b|\bsuch as\b|\bdesigns?\b/.test(sentence.plain)) return null;
    const bare = forbids.test(sentence.plain) && !limited.test(sentence.plain);
    return bare ? restriction('low', ban) : within(able, limits)(sentence);
  };

/** What everyday life in the community is bound by, beyond the catalogue's questions. */
export const clausesOfLiving: readonly Clause[] = [
  {
    id: 'use.nuisance',
    cue: ['noxious', 'offensive', 'nuisance', 'annoyance'],
    needs: [
      /\b(?:noxious|offensive|nuisances?|annoyance)\b/,
      /\bno\b[^.;]{0,60}\b(?:noxious|offensive|nuisances?|illegal|immoral)\b[^.;]{0,120}\b(?:carried on|conducted|permitted|allowed|done|maintained|created|engage)\b|\bnor shall anything\b[^.;]{0,120}\b(?:annoyance|nuisance)/,
    ],
    unless: /\b(?:animals?|pets?|dogs?)\b/,
    says: restriction('low', 'You may not do what is a nuisance to your neighbors.'),
  },
  {
    id: 'use.trash',
    cue: ['trash', 'garbage', 'rubbish', 'refuse'],
    needs: [
      /\b(?:trash|garbage|rubbish|refuse)\b/,
      /\b(?:trash|garbage|rubbish|refuse)\b[^.;]{0,120}\b(?:shall|must|may)\b[^.;]{0,60}\b(?:kept|stored|placed|removed|contained|screened|be)\b|\bno\b[^.;]{0,80}\b(?:trash|garbage|rubbish|refuse)\b|\bdumping ground\b|\bas a dump\b/,
      /\b(?:containers?|receptacles?|cans?|bins?|dump\w*|screened|view|sight|accumulat\w+|regularly removed)\b/,
    ],
    unless: /\b(?:association|board) (?:shall|may|will)\b|\bservice\b|\bassessments?\b/,
    says: ({ plain }) =>
      restriction(
        'low',
        /\b(?:view|visible|sight|screened|enclosed|concealed)\b/.test(plain)
          ? 'Trash must be kept out of sight.'
          : /\b(?:containers?|receptacles?|cans?|bins?)\b/.test(plain)
            ? 'Trash must be kept in proper containers.'
            : 'You may not let trash pile up or dump it on a lot.',
      ),
  },
  {
    id: 'use.temporary_structures',
    cue: ['temporary', 'tent', 'shack', 'trailer', 'basement'],
    needs: [
      /\b(?:temporary|tents?|shacks?|trailers?|basement)\b/,
      no,
      /\b(?:used|occupied|serve)\b[^.;]{0,60}\b(?:residen(?:ce|tial|tially)|living|dwelling|habitation)\b|\blived in\b/,
    ],
    unless: /\bdeclarant\b|\bcommercial\b/,
    says: restriction('low', 'No one may live in a tent, trailer, shed or the like.'),
  },
  {
    id: 'use.drilling',
    cue: ['drill', 'mining', 'explor', 'quarr', 'derrick'],
    needs: [/\b(?:drill\w*|mining|explor\w+|quarr\w*|derricks?)\b/, /\b(?:oil|minerals?|gas|quarr\w*)\b/, no],
    unless: /\breserv\w+\b|\btitle\b|\bleak|\bspill|\bstain|\bvehicles?\b|\bchange\b/,
    says: restriction('low', 'You may not drill or mine for oil, gas or minerals.'),
  },
  {
    id: 'use.guns',
    cue: ['firearm', 'gun', 'weapon', 'hunting'],
    needs: [
      /\b(?:firearms?|guns?|weapons?|hunting)\b/,
      /\b(?:no|not)\b[^.;]{0,80}\b(?:hunt\w*|discharg\w*|shoot\w*|firearms?)\b|\b(?:hunting|discharge)\b[^.;]{0,60}\b(?:not|prohibited)\b/,
    ],
    unless: /\bincluding without limitation\b.*\bwildlife\b|\bcarry\b/,
    says: banned('You may not hunt or fire a gun.', 'You may hunt or fire a gun'),
  },
  {
    id: 'use.fireworks',
    cue: ['fireworks'],
    needs: [
      /\bfireworks\b/,
      /\bno\b[^.;]{0,40}\bfireworks\b|\bfireworks\b[^.;]{0,60}\b(?:not|prohibited|banned|only|forbidden)\b/,
    ],
    says: banned('You may not set off fireworks.', 'You may set off fireworks'),
  },
  {
    id: 'exterior.trees',
    cue: ['tree'],
    needs: [
      /\btrees?\b/,
      /\b(?:no|not)\b[^.;]{0,80}\b(?:trees?)\b[^.;]{0,80}\b(?:cut|removed|destroyed|felled)\b|\b(?:no|not)\b[^.;]{0,60}\b(?:cut|remove|destroy|fell)\b[^.;]{0,40}\btrees?\b/,
      /\b(?:approv\w+|consent|permission|authori[sz]ation)\b/,
    ],
    unless: /\bcommon area\b|\b(?:association|declarant|developer) (?:may|shall|reserves)\b/,
    says: restriction('low', 'You need approval before you cut down a tree.'),
  },
  {
    id: 'vehicles.cars_that_do_not_run',
    cue: ['vehicle', 'car', 'automobile'],
    needs: [
      /\b(?:inoperable|inoperative|disabled|unlicensed|unregistered|junk\w*|wrecked|dismantled|non-?operat\w+|not currently licensed)\b/,
      /\bno\b[^.;]{0,100}\b(?:inoperable|inoperative|disabled|unlicensed|unregistered|junk\w*|wrecked|dismantled|non-?operat\w+)\b[^.;]{0,60}\b(?:vehicles?|cars?|automobiles?)\b|\b(?:inoperable|inoperative|disabled|unlicensed|unregistered|junk\w*|wrecked|dismantled|non-?operat\w+)\b[^.;]{0,60}\b(?:vehicles?|cars?|automobiles?)\b[^.;]{0,100}\b(?:not|prohibited|shall be (?:removed|towed))\b|\bvehicles?\b[^.;]{0,60}\b(?:inoperable|not currently licensed)\b[^.;]{0,80}\b(?:may|shall|not)\b/,
    ],
    unless:
      /\bdisabled (?:person|veteran|individual|parking)|\bhandicap|\bbusiness, profession\b|\bjunk ?yards?\b/,
    says: banned(
      'You may not keep a car that does not run or is not licensed.',
      'You may keep a car that does not run or is not licensed',
      parkingLimits,
    ),
  },
  {
    id: 'vehicles.repairing_cars',
    cue: ['repair', 'overhaul', 'mechanical', 'restor', 'rebuil', 'dismantl'],
    needs: [
      /\b(?:repair\w*|overhaul\w*|mechanical work|restor\w*|rebuil\w*|dismantl\w*)\b/,
      /\b(?:no|not)\b[^.;]{0,60}\b(?:repair\w*|overhaul\w*|mechanical work|restore|maintenance)\b[^.;]{0,60}\b(?:vehicles?|cars?|automobiles?)\b|\b(?:vehicles?|autos?|cars?)\b[^.;]{0,40}\brepairs?\b[^.;]{0,60}\b(?:not|prohibited)\b|\bno\b[^.;]{0,60}\b(?:vehicles?|cars?|automobiles?)\b[^.;]{0,80}\b(?:repaired|overhauled|rebuilt|dismantled|reconstructed)\b/,
    ],
    unless:
      /\bdamaged?\b|\bassociation (?:shall|may)\b|\bgood repair\b|\bdisrepair\b|\bpay\b|\bbusiness, profession\b/,
    says: within('You may repair cars', parkingLimits),
  },
  {
    id: 'vehicles.towing',
    cue: ['tow'],
    needs: [
      /\btow(?:ed|ing|away)?\b/,
      /\b(?:vehicles?|cars?|trailers?|boats?)\b/,
      /\b(?:expense|cost|may|will|shall|subject)\b/,
    ],
    unless: /\btow(?:ing)? (?:trucks?|vehicles?|compan)|\btowing capacity/,
    says: ({ plain }) =>
      restriction(
        'low',
        /\b(?:expense|cost)\b/.test(plain)
          ? "A vehicle kept against the rules can be towed at its owner's cost."
          : 'A vehicle kept against the rules can be towed.',
      ),
  },
  {
    id: 'exterior.garage_doors',
    cue: ['garage door'],
    needs: [/\bgarage doors?\b/, /\b(?:closed|shut)\b/],
    says: restriction('low', 'Garage doors must be kept closed.'),
  },
  {
    id: 'use.garage_sales',
    cue: [' sale'],
    needs: [
      /\b(?:garage|yard|estate|rummage|tag|moving) sales?\b/,
      /\bno\b[^.;]{0,30}\b(?:garage|yard|estate|rummage) sales?\b|\b(?:garage|yard|estate|rummage) sales?\b[^.;]{0,80}\b(?:not|prohibited|only|limited|per year|approv\w*|shall)\b/,
    ],
    unless: /\bsigns?\b|\breal estate\b/,
    says: banned('Yard sales are not allowed.', 'You may hold a yard sale'),
  },
  {
    id: 'exterior.holiday_lights',
    cue: ['holiday', 'christmas', 'seasonal'],
    needs: [
      /\b(?:holiday|christmas|seasonal)\b/,
      /\b(?:lights?|lighting|decorations?)\b/,
      /\b(?:remov\w+|taken down|no (?:earlier|later|sooner)|within|not (?:be )?(?:installed|displayed|put))\b/,
    ],
    says: restriction('low', 'Holiday lights and decorations may be up for a limited time only.'),
  },
  {
    id: 'exterior.window_coverings',
    cue: ['window'],
    needs: [
      /\bwindows?\b/,
      /\b(?:foil|bed ?sheets?|sheets|newspapers?|drapes|draperies|blinds|curtains)\b/,
      /\b(?:no|not|only|must|shall)\b/,
    ],
    unless: /\binsur|\bmaintain and repair|\bassociation shall/,
    says: restriction('low', 'What covers your windows is limited.'),
  },
  {
    id: 'exterior.window_air_conditioners',
    cue: ['air condition', 'air-condition'],
    needs: [/\bair[- ]condition\w*\b/, /\bwindows?\b/, no],
    says: banned('You may not put a cooler in a window.', 'You may put a cooler in a window'),
  },
  {
    id: 'exterior.basketball',
    cue: ['basketball'],
    needs: [
      /\bbasketball\b/,
      /\b(?:goals?|hoops?|backboards?|equipment|apparatus|standards?|poles?)\b/,
      /\b(?:no|not|only|must|shall|approv\w*|prohibited)\b/,
    ],
    unless: /\bcourts? (?:is|are|hours)/,
    says: banned('You may not put up a basketball hoop.', 'You may put up a basketball hoop'),
  },
  {
    id: 'exterior.play_equipment',
    cue: ['play', 'swing', 'trampoline', 'tree house', 'treehouse'],
    needs: [
      /\b(?:play ?(?:ground)? ?(?:equipment|sets?|structures?)|swing ?sets?|trampolines?|tree ?houses?)\b/,
      /\b(?:no|not|only|must|shall|approv\w*|prohibited)\b/,
    ],
    unless: /\bassociation (?:shall|may)\b|\bcommon\b/,
    says: banned('You may not put up a swing set or the like.', 'You may put up a swing set or the like'),
  },
  {
    id: 'exterior.private_pools',
    cue: ['pool', 'hot tub'],
    needs: [
      /\b(?:above[- ]ground|swimming|private) pools?\b|\bhot tubs?\b/,
      /\bno\b[^.;]{0,40}\b(?:pools?|hot tubs?)\b[^.;]{0,80}\b(?:shall|may|permitted|allowed|installed|constructed)\b|\b(?:pools?|hot tubs?)\b[^.;]{0,80}\b(?:must|not be|prohibited|only|approv\w*)\b/,
    ],
    unless:
      /\bcommunity\b|\bassociation'?s? (?:swimming )?pool|\bcommon\b|\bguests?\b|\bswimmers?\b|\bno (?:structure|building|dwelling|residence)|\binclud\w+\b/,
    says: (sentence) =>
      /\babove[- ]ground\b/.test(sentence.plain)
        ? banned('You may not have a pool above ground.', 'You may have a pool above ground')(sentence)
        : banned('You may not have a pool or hot tub.', 'You may have a pool or hot tub')(sentence),
  },
  {
    id: 'use.children_with_adults',
    cue: ['under', 'younger', 'below'],
    needs: [
      /\b(?:children|minors|child|anyone|persons?|swimmers|those)\b[^.;]{0,20}\b(?:under|younger|below)\b/,
      /\b(?:accompan\w+|supervis\w+|with (?:an|a responsible) adult|parent)\b/,
    ],
    says: restriction('low', 'Younger children must have an adult with them in shared places.'),
  },
  {
    id: 'use.glass_at_pool',
    cue: ['glass'],
    needs: [/\bglass\b/, /\b(?:no|not|prohibited)\b/, /\b(?:containers?|bottles?|pool|objects)\b/],
    unless: /\bwindows?\b|\bfiberglass\b|\bdoors?\b/,
    says: restriction('low', 'Glass is not allowed at the pool.'),
  },
  {
    id: 'rental.tenants_bound',
    cue: ['tenant', 'lessee', 'renter'],
    needs: [
      /\b(?:tenants?|lessees?|renters?)\b/,
      /\b(?:tenants?|lessees?|renters?)\b[^.;]{0,120}\b(?:bound by|comply with|subject to|observe|abide by)\b[^.;]{0,80}\b(?:declaration|rules|by-?laws|governing documents|restrictions|covenants)\b|\bleases?\b[^.;]{0,120}\bsubject\b[^.;]{0,60}\b(?:to|in all respects)\b[^.;]{0,60}\b(?:declaration|by-?laws|governing documents|rules)\b/,
    ],
    unless: /\blandlord-tenant act\b|\badopt\b|\bsuspend\w*\b|\bsubject to section\b/,
    says: ({ plain }) =>
      restriction(
        'low',
        /\bowners?\b[^.;]{0,100}\b(?:responsible|liable)\b/.test(plain)
          ? 'Tenants must keep the rules, and the owner answers for them.'
          : 'Tenants must keep the rules too.',
      ),
  },
];
