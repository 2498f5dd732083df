import { type FactRule, saying } from '../../find/pattern.ts';
import { useRule } from '../../find/use-rule.ts';
import { regex } from '../../regex.ts';
import { leftover } from '../../scope/leftover.ts';
import { onStreets } from '../../scope/on-streets.ts';
import { askedOf, things } from '../../scope/things.ts';

const asHome =
  /(?<!\b(?:but|and) (?:cannot|can not|may not|shall not|must not|never|not) (?:be )?)\b(?:(?:allowed|permitted) as|used?|occupied|serve|utilized|inhabited|lived in)\b[^.;]{0,60}\b(?:residence|residential|dwelling|living|habitation|sleeping|camping)|\b(?:sales|construction|office) trailers?\b/;

/** A trailer to live or work in, named among temporary buildings. */
const asShed =
  /\btrailers?\b[^.;]{0,40}\b(?:shacks?|(?:and|or) other out-? ?buildings?)\b|\bshacks?\b[^.;]{0,40}\btrailers?\b/;

/** 'No boat, trailer, tent or shack shall be kept on any Lot': sheds are not all that is meant. */
const noneKept =
  /\bno\b[^.;]*\b(?:boats?|recreation(?:al)? vehicles?|motor ?homes?|campers?)\b[^.;]*\b(?:parked|stored|located|kept|placed)\b/;
/** 'No tent, boat or recreational vehicle shall be placed on a Lot or used as a residence': neither kept nor lived in. */
const keptOrLived = regex`${noneKept}[^.;]*\bor used as\b`;

/** What a garage may be used for says nothing of where else a car may stand. */
const useOfGarages =
  /\bgarages? (?:is|are|shall|must|may) (?:to )?be used (?:primarily|only|solely|exclusively)\b/;

/** 'No dismantling of boats shall be done in a driveway': work on them, which says nothing of where they are kept. */
const workOnThem =
  /^\W*(?:[^a-z]*[a-z]?[.)] )?no (?:dismantl\w+|assembl\w+|repair\w*|servic\w+|maintenance|restor\w+|overhaul\w*)\b/;

/** 'Goals and other recreation equipment': what is played with. */
const toPlayWith =
  /^(?!.*\b(?:boats?|trailers?|campers?|vehicles?|rvs?|motor ?homes?)\b).*\b(?:basketball|swings?|play(?:ground|scapes?)?|sports?)\b/;

/** A trailer that hangs on a car, and a boat on the water: not where one is kept. */
const byTheWay =
  /\b(?:attach(?:ed|ments?)|hitch(?:ed|es)?)\b[^.;]{0,40}\btrailers?\b|\bfor (?:water ?)?skiing\b|\bwak(?:e|ing)\b|\b(?:fishing|swimming|skating|wading)\b|\bpontoons?\b|\bjet powered\b|\bhorsepower\b/;

const rv = 'vehicles.rv_boat_trailer';
const kept = things[rv];

const rvBoatTrailer = useRule({
  fact: rv,
  beside: onStreets,
  leaves: (plain) => (kept ? leftover(plain, askedOf(rv, kept, true)) : ''),
  cue: /recreation(?:al)? (?:vehicle|equipment)|motor ?home|motor coach|\bboats?\b|trailer|camper|\brvs?\b|watercraft/,
  subject:
    /\b(?:recreation(?:al)?(?:-type)? (?:vehicles?|(?<!\b(?:playground|sports?|play|bi(?:kes|cycles)|skis|skates|toys|scooters) (?:equipment )?(?:and|or) (?:other )?recreational )equipment)|motor ?homes?|motor coach(?:es)?|boats?(?: trailers?)?|(?<!tractor[- ])trailers?|campers?|rvs?(?! (?:gates?|driveways?|pads?)\b)|watercraft)\b/,
  where:
    /\bpark|\bstor|\bkept\b|\bkeep|\bdriveway|\bgarage|\bpermitted|\ballowed|\bprohibit|\bplaced\b|\bvehicles?\b|\bremain\b|\blots?\b|\bscreen|\bview\b|\bneeds?\b|\bbrought\b/,
  part: regex`(?<!\bvehicles with )\{n\d+\}(?! tons?\b)|\busually|front|\b(?:between|toward|near|from)\b[^.;]{0,30}\bstreets?\b|\bdriveways?\b|${onStreets}`,
  not: regex`${workOnThem}|${toPlayWith}|${byTheWay}|^(?!.*${keptOrLived})(?=.*(?:${asHome}))|^(?!.*${noneKept})(?=.*(?:${asShed}))|\b(?:(?<=\b(?:the|our|said|each|any|these|both|on|onto|into|in|from|a|private) (?:[a-z]+ )?)(?:lakes?|ponds?)(?! (?:community|association|village|estates|lots?)\b)|docks?|slips?|moor(?:ed|ing|age)|marina|waterways?|shore power|vessels?|your boat|boat ?(?:ramps?|launch(?:es)?|houses?)|in (?:the water|this area))\b`,
});

const commercial = useRule({
  fact: 'vehicles.commercial',
  beside: onStreets,
  cue: /commercial|\btrucks?\b|\b(?:work|service|company) (?:vans?|vehicles?)\b|\b(?:business|company) (?:insignia|logos?|names?|lettering|signs?)\b|\bused in connection\b/,
  subject:
    /\bcommercial(?:-type| type)?[a-z, /()-]{0,60}\b(?:vehicles?|trucks?|vans?|trailers?|equipment)\b|\b(?:vehicles?|trucks?|vans?)\b[^.;]{0,60}\b(?:(?:commercial|business|company) (?:insignia|logos?|names?|emblems?|decals?|lettering|signs?|purposes?|writings?|lettering|use|signage|advertis\w+|markings?|business)|business (?:purposes|logos?|signage)|used for (?:any |a |the )?(?:trade|business))\b|\bvehicles?\b[^.;]{0,120}\bused in connection with (?:any|a|the|such)? ?(?:trade|service|business)|\b(?:panel|semi|dump|delivery|step|box|tow)[- ]?(?:trucks?|vans?)\b|\btractor[- ]trailers?\b|\btrucks?\b[^.;,]{0,30}\btons?\b|\btrucks? of (?:a |the )?commercial\b|\b(?:work|service|company) (?:vans?|trucks?|vehicles?)\b|\btrucks?\b[^.;,]{0,30}\b(?:capacity|weight|rating) (?:of|over|in excess|exceeding|greater)\b|\btrucks? (?:larger|over|in excess|exceeding|with a (?:load|gross|rated)|rated|having|of (?:more|greater)|with more|weighing)/,
  part: regex`\b(?:large|oversized?|heavy)(?:[- ]duty)?,? commercial\b|\{n\d+\}|\{p\d+\}|\b(?:with)?in (?:plain |public |open )?view (?:of|from)\b|\bvisible from\b|${onStreets}`,
  not: regex`${workOnThem}|\bfor any commercial purposes?\b[^.;]{0,60}$|\bgarbage trucks?\b|\bdelivery of goods\b|\bmoving (?:trucks?|vans?)\b|\b(?:construction|delivery) (?:and|or) service vehicles?\b|${useOfGarages}`,
});

/** 'The following are "Prohibited Vehicles": (a) recreational vehicles, …': what the word stands for is what may not be kept as others are. */
const defined = (fact: FactRule['fact'], names: string): FactRule => ({
  fact,
  inLists: true,
  cue: /\b(?:recreational|boats?|trailers?|campers?|motor ?homes?|commercial)\b/,
  patterns: [
    saying('restricted')
      .implied`\b(?:prohibited|restricted) vehicles?\b\W{0,4}(?:are\b|means?\b|includes?\b|: ?)[^.;]{0,500}\b(?:${names})\b`,
  ],
});

export const vehicles = [
  rvBoatTrailer,
  commercial,
  defined(rv, 'recreational vehicles?|boats?|trailers?|motor ?homes?|campers?'),
  defined('vehicles.commercial', 'commercial'),
];
