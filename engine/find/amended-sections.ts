import { fold } from '../language/plain.ts';
import type { Doc, Section, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { regex } from '../regex.ts';
import { labelOf } from '../structure/labels.ts';
import { numberingOf } from '../structure/numbering.ts';
import { numeralValue } from '../structure/numerals.ts';

/** A part of Source.text. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** Where an amendment bound behind a document changes a section of it. */
export interface ChangedSection {
  /** As the amendment names it: 'Article IV, Section 31'. */
  readonly name: string;
  /** Its old text, as far as it reaches for certain: what follows may be under a number that a scan lost. */
  readonly old: Range;
  /** Its old text gives way, and does not only gain something. */
  readonly isReplaced: boolean;
  /** From the sentence that changes it to the end of the new text, in Source.text. */
  readonly start: number;
  readonly end: number;
}

const numeral = '(?:[ivxlc]{1,7}|\\d{1,3})';
const named = `(?:article\\.? (${numeral}),? )?(?:sections?|paragraphs?)\\.? ((?:\\d{1,3}(?:\\.\\d{1,3})*)(?:(?:,| and|, and) \\d{1,3}(?:\\.\\d{1,3})*){0,4})|article (${numeral})`;
const how =
  '(?:amended(?: and restated)?|deleted|replaced|modified|stricken|repealed|revised|changed)(?: (?:to read|by|as follows|and|in (?:its|their) entirety)\\b|\\s*[.:]?\\s*$)';
/** 'Article IV, Section 31, is amended by deleting the existing text', 'Article II, Sections 6 and 7, are deleted.' */
const changes = regex`(?<!\bto |\bof |\bunder |\bin )\b(?:${named}),?(?: of the [a-z ]{3,40}?)?,? (?:is|are|was|were|shall be) (?:hereby |further |each )*${how}`;
const replaces =
  /\bdelet(?:ed|ing)\b|\bstricken\b|\brepealed\b|\breplaced\b|\b(?:amended|restated|revised|modified|changed)(?: and [a-z]+)?(?: in (?:its|their) entirety)? (?:to read|as follows)/;
const ofPart =
  /\b(?:add(?:ing|ed)?|insert\w*|(?:first|second|third|fourth|last|following) (?:sentence|paragraph|line)|the (?:words?|phrase|term|clause|definition|address|reference)s?|subsection|sub-?paragraph|(?:deleting|replacing) (?:section|paragraph|article)s?)\b/;
const signed = /\bin witness whereof\b/;
/** What an amendment goes on with behind its lettered changes: '3. Joinder by Association.' */
const goesOn = /^\W{0,2}\d{1,2}[.,]\s+[A-Z]/;
const isLettered = /^\W{0,2}[a-z]{1,2}\)/;
/** The new text of one section, in characters, at the most. */
const longest = 6000;

const partsOf = (number: string) => (number.match(/\d+/g) ?? []).map(Number);
const counted = ({ number }: Section) => (labelOf(number) ?? labelOf(`${number}.`))?.value;
const isArticle = ({ number }: Section) => labelOf(number)?.kind === 'article';
const only = (found: readonly Section[]): Section | null => (found.length === 1 ? (found[0] ?? null) : null);

/** The one section before an amendment that it names by article and number, or by number where there are no articles; null where none or several bear the number. */
function sectionNamed(doc: Doc, before: number, article: string | undefined, number: string): Section | null {
  const numbering = numberingOf(doc);
  const borne = doc.sections.filter(
    ({ index, end, number: own }) => own !== '' && end <= before && numbering[index]?.fits,
  );
  const parts = partsOf(number);
  const isAlone = article === undefined && number !== '' && !borne.some(isArticle);
  if (parts.length > 1 || isAlone)
    return only(borne.filter((one) => partsOf(one.number).join('.') === parts.join('.')));
  const inArticle = article
    ? only(borne.filter((one) => isArticle(one) && counted(one) === numeralValue(article.toUpperCase())))
    : null;
  if (!inArticle || number === '') return inArticle;
  return only(borne.filter((one) => one.parent === inArticle.index && counted(one) === parts[0]));
}

/** The end of the new text behind a sentence that brings it: of a text in quotes the closing one. */
function endOfNew({ sentences }: Doc, from: Sentence, next: number): number {
  const limit = Math.min(next, from.start + longest);
  const behind = sentences.slice(from.index + 1).filter(({ start }) => start < limit);
  const isQuoted = /^\W{0,3}[“"]/.test(behind[0]?.text ?? '') || /[“"]\s*$/.test(from.text);
  const closing = isQuoted ? behind.findIndex(({ text }) => /[”"]\s*$/.test(text)) : -1;
  const beyond = behind.findIndex(
    ({ text, plain }) => signed.test(plain) || (isLettered.test(from.text) && goesOn.test(text)),
  );
  const ends = [closing < 0 ? [] : closing, beyond < 0 ? [] : beyond - 1].flat();
  const end = ends.length > 0 ? behind[Math.min(...ends)] : behind.at(-1);
  return end?.end ?? from.end;
}

/** The sections that amendments in the same file change, in the order of the amendments. Empty where none is bound in. */
export const changedSections = oncePerDoc((doc): readonly ChangedSection[] => {
  const found = doc.sentences.flatMap((sentence) => {
    const folded = fold(sentence.text).replace(/\s+/g, ' ');
    const match = changes.exec(folded);
    return match ? [{ sentence, folded, match }] : [];
  });
  return found.flatMap(({ sentence, folded, match }, at) => {
    const [, article, numbers = '', whole] = match;
    const end = endOfNew(doc, sentence, found[at + 1]?.sentence.start ?? doc.source.text.length);
    const isGone = replaces.test(folded) && !ofPart.test(folded);
    return (numbers === '' ? [''] : (numbers.match(/\d[\d.]*\d|\d/g) ?? [])).flatMap(
      (number): ChangedSection[] => {
        const ofArticle = article ?? whole;
        const section = sectionNamed(doc, sentence.start, ofArticle, number);
        if (!section) return [];
        const name = [
          ...(ofArticle ? [`Article ${/\d/.test(ofArticle) ? ofArticle : ofArticle.toUpperCase()}`] : []),
          ...(number === '' ? [] : [`Section ${number}`]),
        ].join(', ');
        const until = Math.min(section.end, numberingOf(doc)[section.index]?.until ?? section.end);
        const old = { start: section.headingStart, end: until };
        return [{ name, old, isReplaced: isGone, start: sentence.start, end }];
      },
    );
  });
});

/** Whether a sentence begins in a part of the text. */
export const isIn = ({ start, end }: Range, sentence: Pick<Sentence, 'start'>): boolean =>
  sentence.start >= start && sentence.start < end;

/** The text that amendments in the same file have replaced. */
export const replacedSections = oncePerDoc((doc): readonly Range[] =>
  changedSections(doc).flatMap(({ old, isReplaced: isGone }) => (isGone ? [old] : [])),
);
