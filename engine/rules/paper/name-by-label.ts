import type { DocumentType } from '#contract/document-type.ts';
import type { Doc } from '../../model.ts';
import { regex } from '../../regex.ts';
import { asPrinted } from './name-as-printed.ts';
import type { Scored } from './scored.ts';

const word = "(?:[A-Z0-9#&][\\w'’&#.-]*|of|at|the|on|in|and|de|del|la|las|los|el)";
const label = (names: string) =>
  new RegExp(
    `^[ ]*(?:${names})(?: name)?[ ]*(?:[:\\t][:\\t ]*)([^\\t\\n(]{4,90}?)[ ]*(?=[\\t\\n(]|,? c/o\\b|$)`,
    'dgim',
  );
/** A name, however its label is written: what begins its words tells it from a sentence. */
const named = regex`^[A-Z0-9][\w'’&#.-]*(?: ${word}){0,9}(?:, Inc\.?)?$`;
const hasSeveralWords = / /;
/** What fills the field of a certificate, the surest first. */
const labels: readonly {
  readonly pattern: RegExp;
  readonly score: number;
  /** In these kinds alone; in the others it is somebody else's. */
  readonly types?: readonly DocumentType[];
}[] = [
  {
    pattern: label(
      "(?:(?:name of )?(?:the )?)(?:(?:home\\s?owners?'?s?'?|property owners'?|condominium|community|owners'?) )?(?:association|h\\.?o\\.?a\\.?|p\\.?o\\.?a\\.?)",
    ),
    score: 7,
  },
  { pattern: label('client'), score: 5.5, types: ['reserves', 'budget', 'financial'] },
  { pattern: label('(?:named )?insureds?'), score: 5 },
  {
    pattern: label('(?:name of )?(?:the )?(?:condominium|community|subdivision|project(?= name\\b))'),
    score: 4,
  },
];
/** Who else fills such a field: a manager, an insurer, whom to ask. */
const others =
  /\b(?:management|managers?|properties|insurance|assurance|company|llc|llp|agency|bank|mortgage|contact|phone|president|secretary|treasurer|board|meeting|dues|fees?|assessments?|documents?|rules|name|address|yes|no|none|n\/a|type|section|page)\b|^\w+ association$/i;

/** The name in a field that is labeled for it, as certificates, forms and insurance papers have one. */
export function* namedByLabel({ source: { text }, type }: Doc): Generator<Scored> {
  for (const { pattern, score, types } of labels) {
    if (types && !types.includes(type)) continue;
    for (const m of text.matchAll(pattern)) {
      const at = m.indices?.[1];
      if (!named.test(m[1] ?? '') || !hasSeveralWords.test(m[1] ?? '')) continue;
      const value = asPrinted(m[1] ?? '');
      if (!at || others.test(value) || !/[a-z]{3}/i.test(value)) continue;
      yield {
        fact: 'association.name',
        value,
        score,
        ranges: [{ start: m.index + (m[0].length - m[0].trimStart().length), end: at[1] }],
      };
      return;
    }
  }
}
