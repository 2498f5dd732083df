import { pathsIn } from '../find/use-rule.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';

/** 'Townhome Lots', 'a Single Family Lot', 'Apartment Units': capitals make it a name. */
const named = /\b((?:[A-Z][a-z]{2,12}[ -]){0,2}[A-Z][a-z]{2,12})[ -](Lot|Unit|Parcel|Homesite)s?\b(?!['’])/g;

/** Words that make no kind of lot: articles, states of building, neighbors, numbers. */
const noKind =
  /^(?:The|This|That|Each|Every|Any|All|No|Such|Said|Other|Another|Which|Where|When|If|Unless|Upon|Except|Only|Both|And|Or|Of|On|In|To|For|From|With|Within|By|Per|His|Her|Their|Its|Your|Our|One|Two|Three|Four|Five|Six|Vacant|Corner|Adjacent|Adjoining|Abutting|Neighboring|Individual|Improved|Unimproved|Developed|Undeveloped|Platted|Numbered|Additional|Original|Existing|Proposed|Remaining|Common|General|Limited|Declarant|Developer|Builder|Owner|Owners|Class|Building|Condominium|Association|Subject|Model|Private|Real|Rented|Leased|Unsold|Sold|Interior|Exterior|New|Completed|Annexed|Member|Assessment|Special|Annual|Regular|Subdivision|Planned|Entire|Not|Maximum|Minimum|Dwelling|Living|Conditioning|Conditioner|Housing|Measurement|Storage|Parking)$/;

/** The kinds that a document must have, and how often each must be named, before a kind of lot is told. */
const leastKinds = 2;
const leastTimes = 4;

function kindsIn(text: string): string[] {
  return [...text.matchAll(named)].flatMap(([, words = '', noun]) => {
    const kind = words.split(/[ -]/);
    while (kind[0] && noKind.test(kind[0])) kind.shift();
    return kind.length > 0 && !kind.some((word) => noKind.test(word)) ? [`${kind.join(' ')} ${noun}s`] : [];
  });
}

/** The kinds of lots that a document tells apart: 'Townhome Lots' and 'Single Family Lots'. Empty where it has but one. */
const kindsOf = oncePerDoc((doc: Doc): ReadonlySet<string> => {
  const times = new Map<string, number>();
  for (const kind of kindsIn(doc.source.text)) times.set(kind, (times.get(kind) ?? 0) + 1);
  const kinds = [...times].filter(([, count]) => count >= leastTimes).map(([kind]) => kind);
  return new Set(kinds.length >= leastKinds ? kinds : []);
});

/** 'Each owner of a Townhome Lot', the kind left out. */
const ownerOf = /\b[a-z]+ owners? of (?:an?|any|each|every|the|all|such)?\s*(?= )/gi;

/** A lot of no kind is any lot; 'his lot' and 'such lot' are the one that was named. */
const anyLot =
  /\b(?:any|each|every|all|no|a|the|your)(?: other| of the)? (?:portion of (?:any|the) )?(?:lots?|units?|parcels?|owners?|homes?|property|properties)\b|\b(?:such|said|their|his|its) (?:lots|units|parcels|owners|homes|property|properties)\b/;

/** What a heading over a rule says of one kind of lot, the rule may say of more. */
const wider =
  /\b(?:subdivisions?|developments?|projects?|communit(?:y|ies)|propert(?:y|ies)|common (?:areas?|elements?)|all (?:lots|units|owners|homes))\b/;

/** The one kind of lot that the headings over a sentence name; null where they name none, or more. */
function kindOfHeading(doc: Doc, { section, plain }: Sentence, kinds: ReadonlySet<string>): string | null {
  if (wider.test(plain)) return null;
  const path = pathsIn(doc)[section] ?? '';
  const named = [...kinds].filter((kind) => path.includes(kind.toLowerCase()));
  const [only] = named;
  return named.length === 1 && only ? only : null;
}

/**
 * The one kind of lot that all of an answer's sentences speak of, by their own words or the headings over them, in a
 * document that tells kinds apart: 'Townhome Lots'. Null where they speak of any lot, or of more kinds than one.
 */
export function lotsOf(doc: Doc, cited: readonly Sentence[]): string | null {
  const kinds = kindsOf(doc);
  if (kinds.size === 0 || cited.length === 0) return null;
  const found = new Set<string>();
  for (const sentence of cited) {
    const { text } = sentence;
    const own = new Set(kindsIn(text).filter((kind) => kinds.has(kind)));
    const rest = text.replace(named, ' ').replace(ownerOf, ' ').toLowerCase();
    const heading = kindOfHeading(doc, sentence, kinds);
    if (heading && (own.size === 0 || (own.size === 1 && own.has(heading)))) found.add(heading);
    else if (own.size === 0 || anyLot.test(rest)) return null;
    for (const kind of own) found.add(kind);
  }
  const [only] = found;
  return found.size === 1 && only ? only : null;
}
