import { fold } from '../language/plain.ts';
import type { Citations, Doc, Sentence } from '../model.ts';
import { type Narrowing, narrowingBeside } from '../scope/beside.ts';
import { ofOthers, shortened } from '../scope/qualifiers.ts';
import { cite } from '../structure/source.ts';
import { isTold, law, namesOf, wholeAsSaid } from './say-conditions.ts';

/** What only says that the law, other papers or the association's own rights stand beside it. */
const idle =
  /\b(?:not (?:be )?(?:construed|deemed|interpreted|limit|affect|impair|relieve|waive|preclude the (?:association|board))|by (?:applicable |state )?law|contrary in|conflict with|successors?)\b/;

/** Whether a sentence beside it narrows what a statement tells: it names the subject again, or points at the rule. */
function isAbout({ sentence, pointsBack }: Narrowing, names: readonly string[]): boolean {
  const said = fold(sentence.text);
  if (ofOthers.test(said) || idle.test(said)) return false;
  return pointsBack || names.some((name) => new RegExp(`\\b${name}`).test(said));
}

/**
 * A statement with the sentence beside its own that narrows it, in the document's words and cited: 'The text goes on:
 * "This restriction does not apply to service animals."' At most one, and none that the statement tells already.
 */
export function withNarrowing(
  doc: Doc,
  id: string,
  statement: string,
  cited: readonly Sentence[],
  citations: Citations,
): { readonly text: string; readonly citations: Citations } {
  if (wholeAsSaid.test(id)) return { text: statement, citations };
  const names = namesOf(id);
  for (const own of cited) {
    for (const narrowing of narrowingBeside(doc, own)) {
      const { sentence } = narrowing;
      if (cited.includes(sentence) || !isAbout(narrowing, names)) continue;
      const whole = sentence.text.replace(/\s+/g, ' ').trim();
      const more = cite(doc.source, sentence.start, sentence.end);
      if (!more || isTold({ whole }, statement)) continue;
      const words = shortened(whole.replace(/[.;,]+$/, ''));
      const added = whole.endsWith(':')
        ? ' It has exceptions or terms: read them there.'
        : ` The text goes on: “${words}”.`;
      const [said = '', ...further] = statement.split(law);
      const text = [said, added, ...further].join('');
      return { text, citations: [...citations, ...more] };
    }
  }
  return { text: statement, citations };
}
