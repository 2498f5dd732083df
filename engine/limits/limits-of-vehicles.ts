import { words } from '../find/pattern.ts';
import { clockTime } from '../language/two-digits.ts';
import { regex } from '../regex.ts';
import { clockWords, counted } from '../say/display.ts';
import { onStreets } from '../scope/on-streets.ts';
import { approvalOfUse, behindHouse, outOfSight } from './approval-and-place.ts';
import type { Limit } from './limit.ts';

/** It must be under a roof. */
export const inGarage: Limit = {
  match: /\b(?:in|within|inside|into|outside(?: of)?|other than|or|housed in)(?: [\w']+){0,5} garages?\b/,
  unless:
    /\bgarages? (?:is|are|shall|may|must) (?:not )?(?:be )?(?:to be )?(?:used|converted|kept|primarily)\b/,
  text: (_, { plain }) =>
    /\bgarages? (?:overnight|at night)\b/.test(plain) ? 'in a garage at night' : 'in a garage',
};

const behindFence: Limit = {
  match:
    /\bbehind (?:a |the |an? approved )?(?:\{n\d+\}[- ]?(?:foot|feet) )?(?:\w+ )?fence|\bwithin (?:a |the confines of a )?fenced\b/,
  text: 'behind a fence',
};

const soLong =
  '(?:more than|exceed\\w*|longer than|greater than|excess of|up to|maximum(?: of)?|limit of|limited to|over|for) (?:a |any )?(?:(?:total |continuous |maximum )*period of |total of )?{duration}';
const within = words`${soLong},? (?:in|within|per|during|of) (?:any |a |each |every |one )?(?:given |single |calendar |one )*(week|month|year)\b`;
const forSoLong: Limit = {
  match: words(soLong),
  unless: words`(?:inoperable|inoperative|disabled|unlicensed)[^.;]{0,60}{duration}|{duration}[^.;]{0,60}\b(?:un)?loading\b`,
  choice: true,
  text: ([time], { plain }) =>
    time?.kind === 'duration' && time.days > 0 && time.days <= 60
      ? `for up to ${counted(time.count, time.unit)}${within.exec(plain)?.[1] ? ` a ${within.exec(plain)?.[1]}` : ''}`
      : null,
};

const toLoad: Limit = {
  match: words`(?:${soLong}[^.;]{0,60})?\b(?:un)?loading\b`,
  choice: true,
  text: ([time]) =>
    time?.kind === 'duration'
      ? `for up to ${counted(time.count, time.unit)} to load and unload`
      : 'to load and unload',
};

const atWork: Limit = {
  match:
    /\b(?:while|when|during|for)\b[^.;]{0,60}\b(?:deliver(?:y|ies|ing)|service calls?|performing|providing|making repairs|maintenance or repair)\b/,
  choice: true,
  text: (_, { plain }) =>
    /\b(?:service|perform|provid|making|maintenance|work)/.test(plain)
      ? 'while work or a delivery is done'
      : 'while a delivery is made',
};

/** What lies in a vehicle or stands on it may be what must not be seen. */
const vehicleOutOfSight: Limit = {
  ...outOfSight,
  unless: regex`${outOfSight.unless}|\b(?:supplies|equipment|tools|materials|signs?|signage|letter(?:s|ing)|logos?|insignia|advertis\w+|markings?)\b[^.;,]{0,50}\bvisible\b`,
};

const notOvernight: Limit = {
  match: /\bovernight\b/,
  unless: /\bgarage\b/,
  bans: true,
  text: 'by day, not overnight',
};

const setAside: Limit = {
  match:
    /\b(?:designated|specified|assigned|set aside)\b[^.;]{0,30}\b(?:areas?|spaces?|lots?|places?)\b|\b(?:areas?|spaces?|places?) (?:expressly |specifically )?(?:provided|designated|set aside)\b/,
  text: 'in a place set aside for it',
};

const byDay: Limit = {
  match: words`overnight|(?:between|from)(?: the hours of)? (?:{count} )?{clock} (?:and|to|until|-) (?:{count} )?{clock}`,
  bans: true,
  text: (caught) => {
    const [from, to] = caught.flatMap((one) => (one.kind === 'clock' ? [one.minutes] : []));
    if (from === undefined || to === undefined) return 'by day, not overnight';
    if (from > to ? from < 1080 : to > 720) return null;
    const said = (minutes: number) => clockWords(clockTime(minutes));
    return `by day, not from ${said(from)} to ${said(to)}`;
  },
};

const markedPlaces: Limit = {
  match:
    /\b(?:designated|marked|specified|assigned|authorized) (?:\w+ )?(?:areas?|spaces?|places?|spots?|stalls?)\b(?! (?:is|are) (?:[a-z]+ )?full\b)/,
  text: 'in marked places',
};

const asGuest: Limit = {
  match:
    /\bonly (?:by|for) (?:guests?|visitors?)\b|\b(?:guests?|visitors?)(?:' |'s )?(?: parking)? (?:may|is|will be|are|shall be)[^.;]{0,20}\b(?:permitted|allowed|park)\b|\bfor (?:guests?|visitors?)(?: and (?:guests?|visitors?))? only\b/,
  text: 'as a guest',
};

const oneSide: Limit = { match: words`(?:one|{count}) side of`, text: 'on one side' };
const parking = [inGarage, behindFence, vehicleOutOfSight, behindHouse, setAside, notOvernight, forSoLong];

/** How long, or when, a vehicle may stand on the street says nothing of how it may stand at a home. */
const atHome = (limit: Limit): Limit => ({
  ...limit,
  unless: limit.unless ? regex`${limit.unless}|${onStreets}` : onStreets,
});

/** What makes 'restricted' plain of vehicles, by fact. */
export const limitsOfVehicles: Readonly<Record<string, readonly Limit[]>> = {
  'vehicles.rv_boat_trailer': [...parking, toLoad, approvalOfUse].map(atHome),
  'vehicles.commercial': [...parking, atWork, approvalOfUse].map(atHome),
  'vehicles.street_parking': [byDay, markedPlaces, oneSide, forSoLong, asGuest, approvalOfUse],
};
