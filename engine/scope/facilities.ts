import { sectionPaths } from '../find/section-paths.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';

/** What owners share and not everybody uses, as it is told. */
const facilities: readonly (readonly [named: RegExp, told: string])[] = [
  [/\b(?:swimming )?pools?\b|\bpool (?:area|deck|enclosure)\b|\bspa\b/, 'the pool'],
  [/\b(?:marinas?|moorage|docks?|boat slips?|piers?)\b/, 'the marina'],
  [/\b(?:clubhouse|club house|community center|recreation center)\b/, 'the clubhouse'],
  [/\b(?:tennis|pickleball|basketball) courts?\b/, 'the courts'],
  [/\b(?:fitness (?:room|center)|exercise room|gym)\b/, 'the fitness room'],
];

/** Words by which a sentence reaches beyond one place. */
const wider =
  /\b(?:lots?|units?|homes?|houses?|dwellings?|residences?|community|common (?:areas?|elements?|property|facilities)|subdivision|propert(?:y|ies)|development|streets?|anywhere|premises|grounds)\b/;

const pathsIn = oncePerDoc(sectionPaths);

const namedIn = (words: string) => facilities.filter(([named]) => named.test(words)).map(([, told]) => told);

/** The one place that a sentence, or the headings over one that names none, speaks of. */
function placeOf(doc: Doc, { plain, section }: Sentence): string | null {
  if (wider.test(plain)) return null;
  const own = namedIn(plain);
  const places = own.length > 0 ? own : namedIn(pathsIn(doc)[section] ?? '');
  const [only] = places;
  return places.length === 1 && only ? only : null;
}

/**
 * The one shared place that all of an answer's sentences are about: 'the pool'. Null where one of them speaks of homes, of
 * the community, or of no such place.
 */
export function facilityOf(doc: Doc, cited: readonly Sentence[]): string | null {
  const places = new Set(cited.map((sentence) => placeOf(doc, sentence)));
  const [only] = places;
  return places.size === 1 && only ? only : null;
}

/** What such a place may have rules of its own on. */
const ofPlaces = /^(?:use|pets|vehicles|fine)\./;

/** Where a statement tells of shared places at large, one of them adds nothing. */
const ofAllPlaces = /\bshared areas\b/;

/** A statement with the place that alone it holds for, unless it names the place itself. */
export function withFacility(doc: Doc, id: string, statement: string, cited: readonly Sentence[]): string {
  const place = ofPlaces.test(id) && !ofAllPlaces.test(statement) ? facilityOf(doc, cited) : null;
  return place && !namedIn(statement.toLowerCase()).includes(place)
    ? `${statement} This is said of ${place} alone.`
    : statement;
}
