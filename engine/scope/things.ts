import { namesAsMatter } from '../find/as-place.ts';
import type { Asked } from './leftover.ts';

/** What a statement is about, and how sentences name it. */
export interface Thing {
  /** The things that a statement may name, as it names them, and as sentences do. */
  readonly names: readonly (readonly [told: string, named: RegExp])[];
  /** How it names several together, and how many of the first of them a sentence must name for that; else it names those. */
  readonly all?: readonly [words: string, least: number];
  /** Words around them that narrow nothing. */
  readonly also?: RegExp;
  /** A sentence must hold this, or the statement is not earned by it: an order, or the one place. */
  readonly needs?: RegExp;
  /** Only what is named is compared: the words around it are read elsewhere. */
  readonly namesAlone?: true;
}

const vehicles = /\b(?:vehicles?|cars?|automobiles?)\b/;

/** What statements without a figure are about. */
export const things: Readonly<Record<string, Thing>> = {
  'exterior.fences': { names: [['fences', /\bfenc(?:es?|ing)\b/]] },
  'exterior.outbuildings': {
    all: ['sheds and other outbuildings', 1],
    names: [
      [
        'outbuildings',
        /\b(?:accessory )?out-? ?buildings?\b|\b(?:storage|accessory|utility|detached|secondary) (?:buildings?|structures?|units?)\b|\btool ?houses?\b/,
      ],
      ['sheds', /\b(?:(?:storage|tool|garden|utility|detached) )*sheds?\b/],
      ['barns', /\bbarns?\b/],
    ],
  },
  'exterior.satellite_dishes': {
    names: [
      [
        'satellite dishes',
        /\b(?:satellite (?:receiving |television |tv )?(?:dish(?:es)?|receiv\w+|antennas?)|dish(?:es)?|antennas?|antennae|aerials?)\b/,
      ],
    ],
    also: /\b(?:radio|television|tv|t\.?v\.?|reception|receiving|direct|broadcast|satellite|dish|transmission|video|electronic|signals?|approval from|for (?:the )?(?:transmission|reception|receiving|transmitting)\b.*|mini|masts?)\b/,
  },
  'exterior.solar': {
    names: [
      [
        'solar panels',
        /\bsolar (?:[a-z]+ )?(?:panels?|collectors?|equipment|devices?|systems?|energy|applications?)\b/,
      ],
    ],
    also: /^roof-?(?:top|mounted)$|\bfor (?:heat(?:ing)?|power|electricity|energy)(?: (?:or|and) [a-z]+)?\b/,
  },
  'exterior.signs': {
    names: [['signs', /\b(?:signs?|signage|billboards?)\b/]],
    also: /\b(?:to|from) (?:the )?public view\b|\b(?:square-foot|real|estate|security|single)\b|'?for[- ](?:sale|rent|lease)\b'?|^(?:'?for|(?:sale|rent|lease)[’'"]*)$/,
  },
  'exterior.clotheslines': {
    names: [
      [
        'clotheslines',
        /\b(?:clothes ?-?lines?|clothes|clothing|laundry|drying (?:yards?|racks?|lines?))\b(?: (?:drying|hanging) devices?| hangers?)?/,
      ],
    ],
    also: /\b(?:for|of) (?:the )?(?:drying|airing)\b.*|\b(?:outside|outdoors)\b/,
  },
  'exterior.flags': {
    all: ['flags', 1],
    names: [
      ['flags', /\bflags?\b(?! ?poles?\b)/],
      ['flagpoles', /\bflag ?poles?\b/],
    ],
  },
  'exterior.private_pools': {
    all: ['a pool or hot tub', 2],
    names: [
      ['a pool', /\bpools?\b/],
      ['a hot tub', /\b(?:hot tubs?|spas?|jacuzzis?)\b/],
    ],
    also: /\b(?:above[- ]ground|in[- ]ground|swimming|ground|above)\b/,
  },
  'exterior.chain_link': {
    names: [['chain-link fences', /\bchain[- ]?link\b/]],
    also: /\b(?:fenc\w*|wire|metal|plastic|construction)\b/,
  },
  'exterior.basketball': {
    names: [
      [
        'a basketball hoop',
        /\bbasketball\b[a-z /]{0,40}\b(?:goals?|hoops?|backboards?|equipment|standards?)\b/,
      ],
    ],
  },
  'exterior.play_equipment': {
    all: ['a swing set or the like', 1],
    names: [
      ['a swing set or the like', /\bplay ?(?:ground)? ?(?:equipment|sets?|structures?)\b/],
      ['a swing set', /\bswing ?sets?\b/],
      ['a trampoline', /\btrampolines?\b/],
      ['a tree house', /\btree ?houses?\b/],
    ],
    also: /\b(?:recreation(?:al)?|children.?s)\b/,
  },
  'exterior.garage_doors': { names: [['garage doors', /\bgarage doors?\b/]], namesAlone: true },
  'exterior.holiday_lights': {
    names: [['holiday lights', /\b(?:holidays?|christmas|seasonal)\b/]],
    namesAlone: true,
  },
  'exterior.trees': { names: [['a tree', /\btrees?\b/]] },
  'use.home_business': {
    names: [
      [
        'a business',
        /\b(?:business(?:es)?|trades?|commercial (?:activit(?:y|ies)|enterprises?|use|purposes?)|occupations?|professions?|commerce)\b/,
      ],
    ],
    also: /\b(?:gainful|commercial|professional|industrial|manufacturing|retail|for|upon|profit|activit\w+|conducted|carried on|location|home|used|use|as|to be|in or from|from)\b/,
  },
  'use.trash': { names: [['trash', /\b(?:trash|garbage|rubbish|refuse)\b/]], namesAlone: true },
  'use.smoking': { names: [['smoking', /\bsmok(?:ing|e)\b/]], also: /\bfree\b.*/ },
  'use.fireworks': { names: [['fireworks', /\bfireworks\b/]] },
  'use.garage_sales': {
    names: [['a yard sale', /\b(?:garage|yard|estate|rummage|tag|moving) sales?\b/]],
  },
  'use.guns': {
    all: ['hunt or fire a gun', 2],
    names: [
      ['hunt', /\bhunt(?:ing)?\b/],
      ['fire a gun', /\b(?:firearms?|guns?|weapons?|discharg\w+|shoot\w*)\b/],
    ],
  },
  'use.temporary_structures': {
    all: ['a tent, trailer, shed or the like', 3],
    names: [
      ['a tent', /\btents?\b/],
      ['a trailer', /(?<!\b(?:travel|camping|camper|vacation) )\btrailers?\b/],
      ['a shed', /\b(?:sheds?|shacks?|out-? ?buildings?)\b/],
      ['a garage', /\bgarages?\b/],
      ['a basement', /\bbasements?\b/],
      ['a boat', /\bboats?\b/],
      [
        'an RV',
        /\b(?:motor ?homes?|rv'?s?|recreation(?:al)? vehicles?|campers?|(?:travel|camping|camper|vacation) trailers?)\b/,
      ],
      [
        'a temporary structure',
        /\btemporary (?:or [a-z]+ )?(?:structures?|buildings?|improvements?)|\bof a temporary\b/,
      ],
    ],
    also: /\b(?:temporary|(?:as|for) (?:an? )?(?:temporary |permanent )?(?:residences?|dwellings?|living (?:units?|quarters)|homes?|human habitation)|(?:of a )?(?:temporary )?character|while parked\b.*|during\b.*)/,
  },
  'vehicles.rv_boat_trailer': {
    all: ['an RV, boat or trailer', 3],
    names: [
      [
        'an RV',
        /\b(?:recreation(?:al)?(?:[- ]type)? (?:vehicles?|equipment)|rv'?s?|motor ?-?homes?|motor coach(?:es)?|campers?|(?:travel|camping|camper|vacation|house) trailers?)\b/,
      ],
      ['a boat', /\b(?:boats?|watercraft)\b(?! (?:trailers?|storage|ramps?|slips?|docks?|launch)\b)/],
      [
        'a trailer',
        /(?<!\b(?:travel|camping|camper|vacation|house) )\b(?:(?:utility|hauling|boat|horse|cargo) )?trailers?\b/,
      ],
    ],
    also: /^(?:non-)?licensed$/,
  },
  'vehicles.commercial': {
    all: ['a work truck or other commercial vehicle', 1],
    names: [
      [
        'a commercial vehicle',
        /\bcommercial(?:-type| type)?[a-z, /()-]{0,60}\b(?:vehicles?|trucks?|vans?|equipment)|\b(?:work|service|company|business) (?:vans?|trucks?|vehicles?)|\bvehicles?\b[^.;]{0,120}\bused in connection\b|(?<!\bsemi-?)\b(?:(?:panel|dump|delivery) )?trucks?\b(?![^.;,]{0,30}\b(?:tons?|capacity|weight|rating|pounds|larger|exceeding|excess)\b)|\bvans?\b/,
      ],
      [
        'a large truck',
        /\btrucks?\b[^.;,]{0,30}\b(?:tons?|capacity|weight|rating|pounds|larger|exceeding|excess)\b/,
      ],
      ['a commercial trailer', /\b(?:commercial|work) trailers?\b/],
      ['a bus', /\bbus(?:es)?\b/],
      ['a semi-truck', /\bsemi-?(?:trucks?|trailers?)?\b|\btractor[- ]trailers?\b/],
    ],
  },
  'vehicles.cars_that_do_not_run': {
    names: [['a car', vehicles]],
    also: /\b(?:inoperable|inoperative|disabled|wrecked|dismantled|junk\w*|abandoned|non-?operat\w+|unlicensed|unregistered|motor|operable|stored|commercial|vacation|utility|recreation\w*|derelict|mobile|passenger)\b/,
  },
  'vehicles.street_parking': {
    names: [['parking', /\b(?:vehicles?|cars?|automobiles?|parking)\b/]],
    also: /\b(?:guest|motor|homeowner'?s|permanent|overnight|(?:(?:(?:up)?on|in|along|within) (?:(?:any|all|the|an?|said|public|private|community) )*)?(?:streets?|roads?|roadways?)|on-?street|passenger|for any length of time)\b/,
  },
  'pets.allowed': {
    names: [['pets', /\b(?:pets?|animals?|dogs?|cats?)\b/]],
    also: /\b(?:generally|recognized|usual|such as dogs (?:and|or) cats|small|domesticated)\b/,
  },
  'pets.farm_animals': {
    names: [['livestock', /\b(?:livestock|poultry)\b/]],
    also: /\b(?:(?:other than|except(?:ing)?)\b[^.;]*?\b(?:pets?|horses|dogs|cats)\b[^.;]*|without limitation\b.*|for (?:any )?commercial purposes?)/,
  },
  'pets.leash_required': {
    names: [['pets', /\b(?:pets?|animals?|dogs?|cats?)\b/]],
    needs:
      /\b(?:shall|must|requir\w+|not|no|only|cannot|(?:are|is|have|has|needs?) to|never|always|at all times|unleashed|laws?|ordinances?)\b|^\W*(?:please )?(?:keep|leash)\b/,
    namesAlone: true,
  },
  'use.glass_at_pool': {
    names: [['glass', /\bglass\b/]],
    needs: /\b(?:pools?|spas?)\b/,
    namesAlone: true,
  },
  'insurance.owner_must_carry': {
    all: ['your own insurance on your home', 1],
    names: [
      [
        'your own insurance on your home',
        /(?<!\bliability insurance\b[^.;]{0,60})\b(?:property|hazard|fire|casualty|homeowner.?s.?|ho-?6|dwellings?|residences?|homes?|units?|buildings?|improvements?|contents|all-risk|insur(?:e|ing) (?:his|her|their|the|its))\b/,
      ],
      ['liability insurance', /\bliability\b/],
    ],
    namesAlone: true,
  },
  'rental.allowed': {
    names: [['your home', /\b(?:lots?|units?|homes?|dwellings?|residences?|propert(?:y|ies)|apartments?)\b/]],
    also: /\b(?:such|to any person|from time to time|by (?:the|an) owners?(?: thereof| there)?|to a single family|subject to (?:all )?(?:of )?the (?:provisions|terms)\b.*)/,
  },
  'occupancy.residential_only': {
    // The lots or homes that the sentence opens with, whatever else it names of them.
    names: [
      [
        'homes',
        /^[^,;]{0,80}?\b(?:lots?|units?|homes?|dwellings?|residences?|propert(?:y|ies)|apartments?|parcels?)\b/,
      ],
    ],
  },
};

/** What stands outside is outside. */
const outside = /\b(?:exterior|outside|outdoors?|external)\b/;

/** What is looked for in sentences on a thing; `flat` where all of it is forbidden or allowed. */
export const askedOf = (id: string, { names, also }: Thing, flat: boolean): Asked => ({
  thing: new RegExp(names.map(([, one]) => one.source).join('|')),
  also: new RegExp(
    [also?.source, ...(id.startsWith('exterior.') ? [outside.source] : [])].filter(Boolean).join('|') ||
      '(?!)',
  ),
  flat,
});

/** What is ruled on there is the thing named; in rules on renting it is the home. */
const ofThings = /^(?:exterior|pets|use|vehicles)\./;

/** Whether a sentence names what an answer is about only beside what it speaks of: as its place, or within a name. */
export function namesAside(id: string, plain: string): boolean {
  const named = ofThings.test(id) ? things[id]?.names.map(([, one]) => namesAsMatter(plain, one)) : [];
  return named?.includes(false) === true && !named.includes(true);
}
