import { isNamedIn } from '../language/plain.ts';
import type { Doc, Section, Sentence } from '../model.ts';
import { ownWords } from '../say/say-own-words.ts';
import { labelOf } from '../structure/labels.ts';
import { placeOf, placeOfSection, same } from '../structure/number-places.ts';
import { numberingOf } from '../structure/numbering.ts';
import type { Beside } from './say-besides.ts';
import { namesOf } from './say-conditions.ts';

/** 'Except as provided in Section 5(C)', 'subject to Paragraph 12', of this paper. */
const refers =
  /\b(?:except|subject to|other than)\b[^.;,]{0,60}?\b(section|paragraph|article) (\d+(?:\.\d+)*|[IVXL]+\b)((?:\([A-Za-z\d]+\))*)(?! (?:of|in) (?:the|said|that|chapter|article|title)\b)/i;
const rules = /\b(?:shall|must|may|will|can|cannot|no|not|only|is|are)\b/;
const longest = 360;
/** A section of so few sentences is of one matter. */
const short = 3;

/** The only section with a number, or of several the one beside the sentence that refers to it. */
function named(doc: Doc, from: Sentence, [, kind = '', number = '', parts = '']: readonly string[]) {
  const label = labelOf(`${kind} ${number} `);
  if (!label) return undefined;
  const wanted = placeOf(label);
  const fits = (section: Section) => {
    const place = numberingOf(doc)[section.index]?.fits ? placeOfSection(section) : null;
    return (
      place !== null &&
      (same(place, wanted) ||
        (kind.toLowerCase() !== 'article' &&
          /^\W*\d/.test(section.number) &&
          section.number.replace(/[^\d.]|\.$/g, '') === number))
    );
  };
  const found = doc.sections.filter(fits);
  const parent = doc.sections[from.section]?.parent;
  const [only, other] = found.length > 1 ? found.filter((one) => one.parent === parent) : found;
  const [part] = parts.match(/[A-Za-z\d]+/) ?? [];
  if (!only || other || !part) return other ? undefined : only;
  return doc.sections.find(
    (one) => one.parent === only.index && one.number.replace(/\W/g, '').toLowerCase() === part.toLowerCase(),
  );
}

/** What another section says, by which a cited sentence says that it is excepted; null where it is not found. */
export function saidElsewhere(doc: Doc, fact: string, cited: readonly Sentence[]): Beside | null {
  for (const from of cited) {
    const reference = refers.exec(from.text.replace(/\s+/g, ' '));
    const section = reference && named(doc, from, reference);
    if (!reference || !section || section.index === from.section) continue;
    const within = doc.sentences.filter(
      (one) =>
        one.start >= section.headingEnd &&
        one.end <= section.end &&
        rules.test(one.plain) &&
        !cited.includes(one),
    );
    const sentence =
      within.find(({ plain }) => isNamedIn(plain, namesOf(fact))) ??
      (within.length <= short ? within[0] : undefined);
    if (!sentence || sentence.text.length > longest) continue;
    const label = `${reference[1]} ${reference[2]}${reference[3]}`.replace(/^./, (first) =>
      first.toUpperCase(),
    );
    return { text: ` ${label} says: “${ownWords(sentence.text, [])}”.`, sentence };
  }
  return null;
}
