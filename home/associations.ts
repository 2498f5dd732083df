import { associationIn, type HomeDocument } from './home-document.ts';

/** Words of an association's name that do not tell it from others. */
const common =
  /^(?:the|of|at|in|and|a|an|inc|incorporated|llc|ltd|corp|corporation|association|associations|assoc|assn|hoa|poa|coa|homeowners?|owners?|property|home|homes|nonprofit|non|profit|community|subdivision|estates?)$/;
/** Words by which one association is told from another of the same place. */
const telling =
  /^(?:master|sub|villas?|townhomes?|townhouses?|condominiums?|condos?|lofts?|phase|section|village|swim|swimming|recreation|recreational|facility|facilities|water|road|roads|maintenance|north|south|east|west|i{1,3}|iv|v|\d+|one|two|three|four|five|first|second|third)$/;

/** The words of a name by which it is known, in no order. */
function wordsOf(name: string): ReadonlySet<string> {
  const words = name
    .toLowerCase()
    .replaceAll(/['’]s?\b/g, '')
    .split(/[^a-z0-9]+/);
  // 'Twin Oak' and 'Twin Oaks' are one.
  return new Set(
    words
      .filter((word) => word !== '' && !common.test(word))
      .map((word) => word.replace(/ies$/, 'y').replace(/s$/, '')),
  );
}

/** Whether two names mean the same association: the one may say less, as 'Elm Park' for 'Elm Park of Boise HOA, Inc.'. */
export function sameAssociation(a: string, b: string): boolean {
  const [fewer, more] = [wordsOf(a), wordsOf(b)].toSorted((one, other) => one.size - other.size);
  if (fewer === undefined || more === undefined || fewer.size === 0) return true;
  const extra = [...more].filter((word) => !fewer.has(word));
  return more.size - extra.length === fewer.size && !extra.some((word) => telling.test(word));
}

export interface ByAssociation {
  /** The name that most of the documents give; null where none gives one. */
  readonly name: string | null;
  /** The documents that give it, and those that give none. */
  readonly own: readonly HomeDocument[];
  /** Documents of other associations: a master association's, or a file of another purchase. */
  readonly others: readonly { readonly name: string; readonly document: HomeDocument }[];
}

/** Parts the documents by whose they are. They come in the order in which they are to be told. */
export function byAssociation(documents: readonly HomeDocument[]): ByAssociation {
  const names = documents.map(associationIn);
  const known = names.filter((name) => name !== null);
  const support = (name: string) => known.filter((other) => sameAssociation(name, other)).length;
  const [name = null] = known.toSorted((a, b) => support(b) - support(a));
  const isOther = (index: number) => {
    const given = names[index] ?? null;
    return name !== null && given !== null && !sameAssociation(name, given);
  };
  return {
    name,
    own: documents.filter((_, index) => !isOther(index)),
    others: documents.flatMap((document, index) =>
      isOther(index) ? [{ name: names[index] ?? '', document }] : [],
    ),
  };
}
