import { words } from '../find/pattern.ts';
import { parkingLimits } from '../limits/all-limits.ts';
import { regex } from '../regex.ts';
import { counted } from '../say/display.ts';
import { onlyWithin, restriction } from '../say/saying.ts';
import { qualifiersIn } from '../setting/qualifiers.ts';
import { banned, within } from './bans.ts';
import type { Clause } from './clause.ts';
import { oldCar, towing } from './towing.ts';

const no = /\b(?:no|not|nor|never|prohibit\w*|forbidden)\b/;

/** Animals that may not be kept to live on them; what is said of pets, 'other than pets not kept for gain', does not count. */
const forGain =
  /^(?:(?!\b(?:other than|except|excluding|provided|unless|however|but|pets|and then|if)\b)[^.;])*\b(?:raised|bred|kept|maintained|allowed|permitted)\b(?:(?!\b(?:other than|except|excluding|provided|unless|however|but|pets|and then|if|not)\b)[^.;]){0,40}\bfor (?:any |the )?(?:purposes? of )?(?:commerc|business|profit|sale|gain)/;

/** Where trash is to be, rather than where its containers are to be. */
const inContainers =
  /\b(?:in|into|within|inside) (?:[a-z-]+,? ){0,5}(?:containers?|receptacles?|(?:trash |garbage |refuse )?cans?|bins?|dumpsters?|bags?)\b|\bcontainerized\b/;
const pilesUp = /\b(?:accumulat\w*|pil(?:e|ed|es|ing) up|piled|dump\w*|regularly removed)\b/;

/** What everyday life in the community is bound by, beyond the catalogue's questions. */
export const clausesOfLiving: readonly Clause[] = [
  {
    id: 'use.nuisance',
    cue: ['noxious', 'offensive', 'nuisance', 'annoyance'],
    needs: [
      /\b(?:noxious|offensive|nuisances?|annoyance)\b/,
      /\bno\b[^.;]{0,60}\b(?:noxious|offensive|nuisances?|illegal|immoral)\b[^.;]{0,120}\b(?:carried on|conducted|permitted|allowed|done|maintained|created|engage)\b|\bnor (?:shall|may|must|will) anything\b[^.;]{0,120}\b(?:annoyance|nuisance)/,
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
    unless:
      /\b(?:association|board) (?:shall|may|will)\b|\bservice\b|\bassessments?\b|\b(?:construction|scrap) (?:materials?|debris|waste|trash)\b/,
    says: ({ plain }) =>
      restriction(
        'low',
        /\b(?:view|visible|sight|screened|enclosed|concealed)\b/.test(plain)
          ? 'Trash must be kept out of sight.'
          : inContainers.test(plain)
            ? 'Trash must be kept in proper containers.'
            : pilesUp.test(plain)
              ? 'You may not let trash pile up or dump it on a lot.'
              : 'There are rules for trash.',
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
    unless:
      /\bdeclarant\b|\bcommercial\b|\b(?:on|upon) (?:the |any )?common (?:areas?|elements?|property)\W*$/,
    says: ({ text, plain }) =>
      restriction(
        'low',
        // The exception may be from what the sentence bars besides: from putting up, not from living there.
        /\bexcept(?: for)?\W*$/.test(plain) ||
          qualifiersIn(text).some(({ whole }) => /^(?:except|unless)/i.test(whole))
          ? 'There are rules on whether and how anyone may live in a tent, trailer, shed or the like.'
          : 'No one may live in a tent, trailer, shed or the like.',
      ),
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
      /\bno\b[^.;]{0,40}\bfireworks\b|\bfireworks\b[^.;]{0,60}\b(?:not|prohibited|banned|only|forbidden)\b/,
    ],
    says: banned('You may not set off fireworks.', 'You may set off fireworks'),
  },
  {
    id: 'vehicles.cars_that_do_not_run',
    cue: ['vehicle', 'car', 'automobile'],
    needs: [
      /\b(?:inoperable|inoperative|disabled|unlicensed|unregistered|junk\w*|wrecked|dismantled|non-?operat\w+|not currently licensed)\b/,
      /\bno\b[^.;]{0,100}\b(?:inoperable|inoperative|disabled|unlicensed|unregistered|junk\w*|wrecked|dismantled|non-?operat\w+)\b[^.;]{0,60}\b(?:vehicles?|cars?|automobiles?)\b|\b(?:inoperable|inoperative|disabled|unlicensed|unregistered|junk\w*|wrecked|dismantled|non-?operat\w+)\b[^.;]{0,60}\b(?:vehicles?|cars?|automobiles?)\b[^.;]{0,100}\b(?:not|prohibited|shall be (?:removed|towed))\b|\bvehicles?\b[^.;]{0,60}\b(?:inoperable|not currently licensed)\b[^.;]{0,80}\b(?:may|shall|not)\b/,
    ],
    // Where they may not be driven says nothing of where they are kept.
    unless:
      /\bdisabled (?:person|veteran|individual|parking)|\bhandicap|\bbusiness, profession\b|\bjunk ?yards?\b|^(?!.*\b(?:park|stor|ke(?:ep|pt)|plac|remain|left|leav|stand|locat|maintain|tow|brought)).*\b(?:(?:(?<!non-?)operat|driv|ridd?)(?:ed?|en|ing|able)|ride|atvs?|dirt ?bikes?|on (?:[a-z]+ ){0,2}(?:roads?|streets?|trails?|paths?|roadways?))\b/,
    says: (sentence) => {
      const car = oldCar(sentence.plain);
      return banned(`You may not keep ${car}.`, `You may keep ${car}`, parkingLimits)(sentence);
    },
  },
  {
    id: 'vehicles.repairing_cars',
    cue: ['repair', 'overhaul', 'mechanical', 'restor', 'rebuil', 'dismantl'],
    needs: [
      /\b(?:repair\w*|overhaul\w*|mechanical work|restor\w*|rebuil\w*|dismantl\w*)\b/,
      /\b(?:no|not)\b[^.;]{0,60}\b(?:repair\w*|overhaul\w*|mechanical work|restore|maintenance)\b[^.;]{0,60}\b(?:vehicles?|cars?|automobiles?)\b|\b(?:vehicles?|autos?|cars?)\b[^.;]{0,40}\brepairs?\b[^.;]{0,60}\b(?:not|prohibited)\b|\bno\b[^.;]{0,60}\b(?:vehicles?|cars?|automobiles?)\b[^.;]{0,80}\b(?:repaired|overhauled|rebuilt|dismantled|reconstructed)\b/,
    ],
    unless:
      /\bdamaged?\b|\b(?:dump|dispos)\w*\b|\bassociation (?:shall|may)\b|\bgood repair\b|\bdisrepair\b|\bpay\b|\bbusiness, profession\b/,
    says: within('You may repair cars', parkingLimits),
  },
  towing,
  {
    id: 'vehicles.most_vehicles',
    cue: ['vehicles', 'cars', 'automobiles'],
    needs: [
      words`\b(?:no|not) more than {count} (?:motor |passenger |operable |licensed )*(?:vehicles|cars|automobiles)\b[^.;]{0,60}\b(?:driveways?|lots?|overnight|homes?|residences?|units?)\b`,
    ],
    unless:
      /\bgarages? (?:for|of|with|shall|must)\b|\bcommercial\b|\brecreational vehicles?\b|\bsuch as\b|\binoperable/,
    says: ({ plain, quantities }) => {
      const found = /more than \{n(\d+)\} /.exec(plain);
      const most = quantities[Number(found?.[1] ?? -1)];
      if (most?.kind !== 'count') return null;
      const place = /\bdriveways?\b/.test(plain) ? 'in a driveway' : 'at a home';
      const night = /\bovernight\b/.test(plain) ? ' overnight' : '';
      return restriction(
        'medium',
        `No more than ${counted(most.value, 'vehicle')} may be parked ${place}${night}.`,
      );
    },
  },
  {
    id: 'pets.farm_animals',
    cue: ['livestock', 'poultry', 'horse', 'chicken', 'hens'],
    needs: [
      /\bno\b[^;]{0,80}\b(?:livestock|poultry)\b[^;]{0,120}\b(?:raised|bred|kept|maintained|allowed|permitted)\b/,
    ],
    // An animal that may not make noise may be kept.
    unless: /\b(?:allowed|permitted) to (?:make|cause|become|create|roam|run|be a)\b/,
    says: ({ plain }) => {
      // 'Including, without limitation, horses' lets nobody keep any.
      const but = /\b(?:except|unless|without(?! limit))\b((?:(?!, no\b)[^;]){0,80})/.exec(plain)?.[1];
      const named = ['livestock', 'poultry', 'bees', 'horses', 'swine', 'reptiles'].filter(
        (animal) => regex`\b${animal}\b`.test(plain) && !regex`\b${animal}\b`.test(but ?? ''),
      );
      const list = named.length > 1 ? `${named.slice(0, -1).join(', ')} or ${named.at(-1)}` : named[0];
      if (!list) return null;
      if (but === undefined && forGain.test(plain))
        return restriction('low', `You may not keep ${list} for business.`);
      const onlyPets =
        but === undefined || /\b(?:dogs?|cats?|household|pets?|domestic|foregoing|above)\b/.test(but);
      return restriction(
        'low',
        onlyPets ? `You may not keep ${list}.` : onlyWithin(`You may keep ${list}`, ''),
      );
    },
  },
  {
    id: 'pets.removal',
    cue: ['remov'],
    needs: [
      /\bremov(?:e|ed|al)\b/,
      /\b(?:pets?|animals?|dogs?)\b/,
      /\b(?:nuisance|bit|bitten|annoy\w*|danger\w*|disturb\w*|noise|unreasonabl\w*|violat\w+)\b/,
      /\b(?:board|association|directors|committee)\b/,
    ],
    unless: /\bwaste\b|\bexcrement\b|\bfeces\b|\bdroppings\b|\bsnow\b/,
    says: ({ plain }) => {
      const isNuisance = /\b(?:nuisance|annoy\w*|disturb\w*|noise|unreasonabl\w*)\b/.test(plain);
      const isDanger = /\b(?:bit|bitten|(?:en)?danger\w*)\b/.test(plain);
      const is = [...(isNuisance ? ['a nuisance'] : []), ...(isDanger ? ['a danger'] : [])].join(' or ');
      return restriction(
        'medium',
        is
          ? `You can be made to give up a pet that is ${is}.`
          : 'You can be made to give up a pet if you break the rules for pets.',
      );
    },
  },
  {
    id: 'rental.copy_of_lease',
    cue: ['lease'],
    needs: [
      /\b(?:owners?|landlords?)\b[^.;]{0,80}\b(?:shall|must|will)\b[^.;]{0,60}\b(?:copy|copies) of (?:the|any|each|every|all|such|a|his|their) (?:signed |written |executed |proposed )?leases?\b/,
    ],
    unlessFact: 'rental.approval_required',
    says: restriction('low', 'If you rent out your home, the association must get a copy of the lease.'),
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
    id: 'use.children_with_adults',
    cue: ['under', 'younger', 'below'],
    needs: [
      /\b(?:children|minors|child|anyone|persons?|swimmers|those)\b[^.;]{0,20}\b(?:under|younger|below)\b/,
      /\b(?:accompan\w+|supervis\w+|with (?:an|a responsible) adult|parent)\b/,
    ],
    says: ({ plain }) =>
      restriction(
        'low',
        `Younger children must have an adult with them in ${/\b(?:common|shared|facilit(?:y|ies)|amenit(?:y|ies)|recreation\w*)\b/.test(plain) ? 'shared' : 'some'} places.`,
      ),
  },
  {
    id: 'use.glass_at_pool',
    cue: ['glass'],
    needs: [/\bglass\b/, /\b(?:no|not|prohibited)\b/, /\b(?:containers?|bottles?|pool|objects)\b/],
    unless: /\bwindows?\b|\bfiberglass\b|\bdoors?\b/,
    says: ({ plain }) =>
      restriction(
        'low',
        `${/\bglass (?:containers?|bottles?)\b/.test(plain) ? 'Glass containers are' : 'Glass is'} not allowed.`,
      ),
  },
  {
    id: 'rental.tenants_bound',
    cue: ['tenant', 'lessee', 'renter'],
    needs: [
      /\b(?:tenants?|lessees?|renters?)\b/,
      /\b(?:tenants?|lessees?|renters?)\b(?:(?!\b(?:each|every|any|such)(?: [a-z]+)? guest (?:agrees?|complies|shall|must|will)\b|\ballow guests\b)[^.;]){0,120}\b(?:bound by|comply with|subject to|observe|abide by)\b[^.;]{0,80}\b(?:declaration|rules|by-?laws|governing documents|restrictions|covenants)\b|\bleases?\b[^.;]{0,120}\bsubject\b[^.;]{0,60}\b(?:to|in all respects)\b[^.;]{0,60}\b(?:declaration|by-?laws|governing documents|rules)\b/,
    ],
    says: ({ plain }) =>
      restriction(
        'low',
        /\bowners?\b[^.;]{0,100}\b(?:responsible|liable)\b/.test(plain)
          ? 'Tenants must keep the rules, and the owner answers for them.'
          : 'Tenants must keep the rules too.',
      ),
  },
];
