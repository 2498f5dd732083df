import { bullet } from '../find/lead-in.ts';
import { besidesPlaces, pathsIn } from '../find/use-rule.ts';
import { capital } from '../language/capital.ts';
import { fold } from '../language/plain.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { regex } from '../regex.ts';

/** A place that owners share and not everybody uses: the nouns for it, and where a rule for it holds, as it is told. */
interface Facility {
  readonly noun: string;
  readonly at: string;
  /** Rules send people there from their own lots: only a heading or a title makes them rules for the place. */
  readonly headedOnly?: true;
}

const inRecreationArea = 'in the recreation area';
const rooms = 'laundry|mail|theater|media|game|party|meeting|locker|card|billiard'.split('|');
const facilities: readonly Facility[] = [
  { noun: '(?:swimming )?pools?|spas?', at: 'at the pool' },
  { noun: 'hot tub|hot tubs(?=\\W*$)', at: 'at the hot tub' },
  { noun: 'saunas?|steam room', at: 'in the sauna' },
  { noun: 'marinas?|moorage|docks?|boat (?:slips?|ramps?)|piers?', at: 'at the marina' },
  { noun: 'club ?house|community center|recreation center', at: 'at the clubhouse' },
  {
    noun: '(?:tennis|pickle ?ball|basketball|volleyball|sports?|bocce) courts?|courts? (?:area|surface|rules|schedule|hours|reservations?)',
    at: 'on the courts',
  },
  { noun: 'fitness (?:room|center)|exercise room|gym', at: 'in the fitness room' },
  {
    noun: '(?<!\\b(?!(?:the|our|this|that|any|at|on|in|to|near|from|and|or|c|b|a)\\b)[a-z]+ )beach(?:es)?(?! (?:club|villas?|house|homes?|condo\\w*|town\\w*|road|street|lots?)\\b)',
    at: 'at the beach',
  },
  { noun: 'playgrounds?|play area', at: 'at the playground' },
  { noun: '(?:grill(?:ing)?|barbecue|bbq) (?:areas?|pavilions?|stations?)', at: 'in the grill area' },
  { noun: 'picnic (?:areas?|grounds|pavilions?|shelters?)', at: 'in the picnic area' },
  { noun: 'dog (?:parks?|runs?)', at: 'in the dog park' },
  { noun: '(?<=\\bcommunity )gardens?', at: 'in the community garden' },
  { noun: 'golf course', at: 'on the golf course' },
  { noun: 'lobby', at: 'in the lobby' },
  ...rooms.map((room) => ({ noun: `${room} room`, at: `in the ${room} room` })),
  { noun: 'recreation(?:al)? areas?', at: inRecreationArea },
  { noun: 'parking (?:garage|structure|deck)s?', at: 'in the parking garage' },
  {
    noun: '(?:r\\.?v\\.?|boats?|trailers?|vehicles?)(?: storage)? (?:lots?|yards?)|storage (?:lots?|yards?)',
    at: 'in the storage lot',
    headedOnly: true,
  },
  { noun: '(?:entrance|entry|security) gates?|gatehouse', at: 'at the gate' },
];

/** 'The pool' and 'in the pool area' are the shared one; 'a pool' and 'no swimming pool' may be an owner's own. */
const shared = (noun: string) =>
  `\\b(?:the|our|this|said) (?:[a-z'-]+ ){0,2}?(?:${noun})\\b|\\b(?:at|in|on|into|from|around|near|inside|using) (?:${noun})\\b|\\b(?:${noun}) (?:area|deck|enclosure|premises|facility|hours|users?)\\b|^\\W*(?:${noun})\\b(?! (?:shall|may|must) (?:not )?be (?:built|erected|installed|constructed|placed))`;
const forms = facilities.map(({ noun, at, headedOnly }) => ({
  at,
  spoken: headedOnly ? /(?!)/ : new RegExp(shared(noun)),
  headed: regex`\b(?:${noun})\b`,
  leads: regex`^\W*(?:\w{1,3}[.)] ?)?(?:while |when )?(?:at|in|on|inside|within|using) (?:the|our) (?:[a-z]+ )?(?:${noun})\b`,
  told: regex`\b(?:${noun})\b`,
  /** 'The beach closes at sundown. No dogs.' */
  opens: regex`^\W*(?:\S{1,5}[.)] )?(?:the|our) (?:${noun}) (?:closes|opens|is (?:open|closed|for))\b`,
}));

const inEasements = {
  at: 'in easements',
  leads:
    /^\W*(?:\w{1,3}[.)] ?)?(?:within|in|on|over|upon) (?:these|such|said|those) (?:[a-z]+ ){0,2}easements?\b/,
  told: /\beasements?\b/,
};

/** Places open to everybody, as a heading names them, and the matters of which a rule under it holds there alone. */
const grounds = [
  {
    at: 'on the street',
    headed:
      /\b(?:in|on|along) (?:the |any |our |city |public |private )*(?:streets?|roads?|roadways?)\b|\bstreet parking\b/,
    told: /\b(?:streets?|roads?)\b/,
    of: /^vehicles\.(?!street_parking)/,
  },
  {
    at: 'in the common areas',
    headed:
      /^(?:(?:article|section) )?(?:[\divx.()]+ |[a-z][.)] )?(?:rules (?:for|of) |use of )?(?:the )?common (?:areas?|elements?|grounds)(?: rules| use| restrictions)?$/,
    told: /\b(?:common|shared)\b/,
    of: /^(?:use|pets|vehicles|exterior)\./,
  },
];

/** Who a rule is for does not say where it holds: 'residents of any unit', 'two guests for each home', 'anywhere in the'. */
const whose =
  /\b(?:residents?|owners?|occupants?|members?|guests?|tenants?|families|persons?) (?:of|from|in) (?:each|any|an?|the|every|all|such|his|their)?\s?(?:lots?|units?|homes?|community|subdivision)\b|\b(?:lot|unit|home|property|condo) ?owners?'?s?\b|\b(?:for|per) (?:each |every |a )?(?:lot|unit|home|household)\b|\banywhere (?=(?:with)?in(?:side)? the )/g;
/** 'The community pool', 'the RV lot': a place by its name. */
const named = regex.g`\b(?:community )?(?:${facilities.map(({ noun }) => noun).join('|')})\b`;
/** Words by which a sentence reaches beyond one place. */
const widely =
  /\b(?:lots?|units?|homes?|houses?|dwellings?|residences?|community|common (?:areas?|elements?|property|facilities)|subdivision|propert(?:y|ies)|development|streets?|anywhere|premises|grounds|votes?)\b/;

const wider = { test: (said: string) => widely.test(said.replace(named, ' ')) };

/** In rules for one place they are its own. */
const itsGrounds =
  /\b(?:on|from|off|to) (?:the|these) (?:premises|grounds)\b|\b(?:in|into) the lot\b|\bparking lots?\b/g;

/** What a heading must be beside its place: rules for those who use it, not for those who build one. */
const ruledFor =
  /\b(?:rules?|regulations?|polic(?:y|ies)|use|usage|guidelines|hours|areas?|facilit(?:y|ies))\b/;
const mayBeOwn =
  /\bpools?\b|\bspas?\b|\bsaunas?\b|\bhot tubs?\b|\bcourts?\b|\bgates?\b|\bdocks?\b|\bpiers?\b/;
/** 'Clubhouse rental': of the place, not of homes. */
const ofItself = regex`${named} (?:rentals?|parking)\b`;

/** 'Marina Villa Association' names no marina. */
const nameOfAssociation =
  /\b(?:(?:association|condominium|hoa|poa),?(?: inc\.?)?|(?:villas?|condominiums?|townhomes?|estates))\W*$/;

/** `ofUsers`: said of people, so that a pool it stands under is one that they share. */
function headedBy(heading: string, ofUsers = false): string | null {
  if (mayBeOwn.test(heading) && !ofUsers && !ruledFor.test(heading)) return null;
  const found = forms.filter(({ headed }) => headed.test(heading));
  return found.length === 1 &&
    !wider.test(heading) &&
    !besidesPlaces.test(heading.replace(ofItself, ' ').replace(named, ' ')) &&
    !nameOfAssociation.test(heading)
    ? (found[0]?.at ?? null)
    : null;
}

/** A paper says what it is in its first words. */
const title = 200;

/** The place that a whole paper is about, by its title: 'Pool rules'. */
const ofTitle = oncePerDoc(({ type, source }: Doc): string | null => {
  if (type !== 'rules') return null;
  const lines = source.text.slice(0, title).split('\n').filter(Boolean).slice(0, 3);
  const places = lines.map((line) =>
    line.length < 80 && !/^\W*\d|\.\s*$/.test(line) ? headedBy(fold(line)) : null,
  );
  // 'House Rules' over 'Lobby': the lobby is but the first of its parts.
  const last = lines.findIndex((line) =>
    /\b(?:rules|regulations|handbook|guidelines|polic(?:y|ies))\b/i.test(line),
  );
  return places.slice(0, last < 0 ? undefined : last + 1).find(Boolean) ?? null;
});

/** Children and those with them, who else comes and what they bring: nobody's own pool is meant. */
const comers =
  /\b(?:children|child|minors)\b[^.;]{0,160}\b(?:accompan\w+|supervis\w+|adults?|parents?)\b|\b(?:accompan|supervis)\w+ (?:all |any )?(?:children|minors)\b|\b(?:guests?|visitors?|glass(?:ware)?|bottles?|alcohol\w*|beverages?|lifeguards?|running|horseplay|diving|attire)\b/;

/** A line of a few words in capitals of its own, over a list that is no section. */
const bareLine = /^[A-Z][\w'-]*(?:(?: [A-Za-z][\w'-]*){0,3}:?|(?: [A-Za-z][\w'-]*){4,6}:)$/;
/** So many sentences may stand between such a line and one of its list. */
const farthest = 20;

function lineOver({ sentences }: Doc, { index, section }: Sentence, ofUsers: boolean): string | null {
  const before = sentences.slice(Math.max(0, index - farthest), index);
  const line = before.findLast((one) => one.section === section && bareLine.test(one.text.trim()));
  return line ? headedBy(line.plain, ofUsers) : null;
}

/** 'POOL: Hours are from nine to ten. No pets.': what a paragraph begins with holds to its end. */
const runIn = /^\W*(?:\w{1,3}[.)] )?([A-Z][A-Za-z &/'-]{2,40}):/;

function labelOver(
  { sentences, source }: Doc,
  { index, section }: Sentence,
  ofUsers: boolean,
): string | null {
  for (let at = index; at >= 0 && at > index - farthest; at -= 1) {
    const one = sentences[at];
    if (!one || one.section !== section) return null;
    const label = runIn.exec(one.text)?.[1];
    if (label) return headedBy(label.toLowerCase(), ofUsers);
    if (at < index && forms.some(({ opens }) => opens.test(one.plain)) && !wider.test(one.plain))
      return forms.find(({ opens }) => opens.test(one.plain))?.at ?? null;
    const before = sentences[at - 1];
    if (before && source.text.slice(before.end, one.start).includes('\n')) return null;
  }
  return null;
}

/** What people bring along is meant where they go, not where they build: 'No pets' under 'Tennis courts'. */
const broughtAlong = /^(?:pets\.|use\.(?:smoking|quiet_hours)$)/;

/** What such a place may have rules of its own on; what is lost for a breach is told as it is. */
const ofPlaces = /^(?:use|pets|vehicles|fine)\.(?!rights_suspended)/;

/** The innermost heading over a sentence that names one place; else the paper's title. */
function placeOver(doc: Doc, sentence: Sentence, id: string): string | null {
  const { section, plain } = sentence;
  const ofUsers = broughtAlong.test(id) || comers.test(plain);
  const headings = (pathsIn(doc)[section] ?? '').split(' > ').toReversed();
  const own =
    ofPlaces.test(id) || id.startsWith('assessment.')
      ? (labelOver(doc, sentence, ofUsers) ?? lineOver(doc, sentence, ofUsers))
      : null;
  return own ?? headings.map((heading) => headedBy(heading, ofUsers)).find(Boolean) ?? ofTitle(doc);
}

/** Where else on their own lots owners leave cars. */
const onLots = /\b(?:driveways?|garages?|yards?|car ?ports?)\b/;

/** 'Parking in the street: …', the words that a list's first sentence begins with; empty where it begins with none. */
function titleOfList({ sentences }: Doc, { index, section, text }: Sentence): string {
  if (!bullet.test(text)) return '';
  const before = sentences.slice(Math.max(0, index - farthest), index);
  const lead = before.findLast((one) => one.section !== section || !bullet.test(one.text));
  return lead?.section === section
    ? (/^([^:.;]{3,60}):/.exec(fold(lead.text).replace(mark, ''))?.[1] ?? '')
    : '';
}
const mark = /^\W*(?:\w{1,3}[.)] ?)?/;

/** A heading of more than its number. */
const isTitled = /(?!article|section)\b[a-z]{4}/;

/** The open place of which alone a heading or the title of a list lets a rule hold. */
function groundOver(doc: Doc, id: string, sentence: Sentence): string | null {
  const asked = grounds.filter(({ of }) => of.test(id));
  const plain = sentence.plain.replace(whose, ' ');
  if (asked.length === 0 || wider.test(plain) || onLots.test(plain)) return null;
  const headings = (pathsIn(doc)[sentence.section] ?? '').split(' > ');
  const title = titleOfList(doc, sentence) || headings.findLast((heading) => isTitled.test(heading));
  return (title && asked.find(({ headed }) => headed.test(title))?.at) ?? null;
}

/** 'On a leash outdoors; not in the clubhouse': a further rule, of where they may not be at all. */
const keptOut = /(?<=[a-z].*);\s*(?:and )?(?:not|never) (?:in|at|on|inside)\b[^;.]*/g;

/** 'And use of the pool may be suspended': what a breach costs, wherever it was. */
const lost =
  /\b(?:use of|access to|privileges? (?:at|of)) (?:the )?[^.;,]{0,40} (?:may|will|shall|can) be (?:suspended|revoked|lost)\b|\b(?:suspen\w+|revo(?:ke|ked|cation)|los[es]\w*) (?:of )?(?:the |your |their |his )?(?:use of|access to|right to use) (?:the )?[^.;,]{0,40}/g;

/** 'With dues at $90, we can redo the dock': what comes of a sum is not where it holds. */
const whatFollows =
  /(\{m\d+\}[^.;,]{0,40}),(?: and| so)? (?:we|the [a-z]+|our [a-z]+) (?:is|are|has|have|can|will)\b.*$/;

/** Where the rule of a sentence holds, if that is not the whole community: 'at the pool'. */
function placeOf(doc: Doc, sentence: Sentence, id: string): string | null {
  const plain = sentence.plain.replace(keptOut, '').replace(lost, '').replace(whatFollows, '$1');
  const leading = [inEasements, ...forms].find(({ leads }) => leads.test(plain));
  if (leading) return leading.at;
  const said = plain.replace(whose, ' ');
  if (wider.test(said.replace(itsGrounds, ' '))) return null;
  const own = forms.filter(({ spoken }) => spoken.test(plain)).map(({ at }) => at);
  if (own.length === 0) return placeOver(doc, sentence, id);
  if (wider.test(said)) return null;
  const last = own.pop();
  return own.length > 0 ? `${own.join(', ')} and ${last}` : (last ?? null);
}

/**
 * Where alone all of an answer's sentences hold: 'at the pool', 'at the pool and at the clubhouse'. Null where one of them
 * speaks of homes, of the community, or of no such place.
 */
function facilityOf(doc: Doc, cited: readonly Sentence[], id = ''): string | null {
  const places = new Set(
    cited.map((sentence) => placeOf(doc, sentence, id) ?? groundOver(doc, id, sentence)),
  );
  const [only] = places;
  return places.size === 1 && only ? only : null;
}

/** What is said of homes and their owners: words of one shared place do not answer it. */
const ofHomes =
  /^(?:rental|occupancy|maintenance|exterior|architecture|sale|assessment\.(?:regular|frequency|late_fee|late_after|transfer_fee))/;

/** Whether a paper is about one shared place alone, and so says nothing of what is asked of homes and streets. */
export const isOfOnePlace = (doc: Doc, id: string): boolean =>
  (ofHomes.test(id) || /^vehicles\.(?:street_parking|guest_parking_limit)$/.test(id)) &&
  // To a whole area owners come with cars and with those who rent.
  ![null, inRecreationArea].includes(ofTitle(doc));

/** How an answer stands to a shared place that its sentences are about alone. */
export type Reach = { readonly tell: string } | 'everywhere' | 'not an answer';

/**
 * Whether an answer holds for the whole community, for a place that must be told with it, or, being a matter of homes that
 * a sentence on a shared place does not settle, is no answer. `id` is the fact's or the clause's.
 */
export function reachOf(doc: Doc, id: string, cited: readonly Sentence[]): Reach {
  if (!ofPlaces.test(id) && !ofHomes.test(id)) return 'everywhere';
  const place = facilityOf(doc, cited, id);
  if (!place || (place === inEasements.at && !ofPlaces.test(id))) return 'everywhere';
  return ofPlaces.test(id) ? { tell: place } : 'not an answer';
}

/** Where else a statement would place it. */
const elsewhere = / (?:in (?:shared|some) places|outside your home)(?=\.)/;

/** 'At the pool: Smoking is not allowed.' A statement that names the place itself is told as it is. */
export function sayPlace(statement: string, place: string | undefined): string {
  if (!place) return statement;
  const names = [inEasements, ...grounds, ...forms].some(
    ({ at, told }) => place === at && told.test(statement.toLowerCase()),
  );
  return names ? statement : `${capital(place)}: ${statement.replace(elsewhere, '')}`;
}
