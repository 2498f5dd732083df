import type { Heading } from './headings.ts';
import { runInTitle } from './run-in-title.ts';
import { titleCase } from './title-case.ts';

/** How a title that its paragraph goes on from is printed: like the text. */
export const runInStyle = 'run-in';

const [longest, mostWords] = [40, 5];
/** A question that the rest of its paragraph answers. */
const question = /^(?!Q\W)[A-Z][^.?!\t]{8,90}\?["”]?(?=\s+["“(]?[A-Z\d$])/;
/** Fewer show no custom of the paper. */
const leastTitles = 3;
/** What is said of a paper, a meeting or a person in this form, and answers and outcomes, are no matters. */
const noMatter =
  /^(?:note|date|time|place|location|from|to|subject|re|cc|present|absent|also present|attend\w+|members? (?:present|absent)|board members?\b.*|quorum|motion|moved|second(?:ed)?|amendment|vote|result|by|its|attest|name|title|signature|filed|approved|adopted|tabled|carried|passed|failed|discussion|action|answer|question|yes|no|none|[qa]|example|examples|editor|tel|phone|fax|email|address|website|minutes|thank you|dear\b.*|welcome|my comm\w*.*|if\b.*|when\b.*)$/i;
/** 'Tim Clark - President': a person. */
const ofPerson = /^(?:(?:mr|mrs|ms|dr)\.? )?[A-Z][a-z]+ (?:[A-Z]\. ?)?[A-Z][a-z]+$/;
const office =
  /^\W*(?:(?:vice.?)?president|secretary|treasurer|directors?|chair\w*|trustee|manager|member)\b/i;

/** 'ROADS (Kim).': who reports on the matter. */
const reporter = / \((?:(?:Mr|Mrs|Ms|Dr)\.? )?[A-Z][a-z]+(?: [A-Z][a-z]+)?\)$/;

/** What a title stands before. */
const sentence = /^\W*[A-Z\d$]\S*\s+(?:\S+\s+){2,}/;

/** One sentence behind a colon is an item of a list, and holds its title: 'Storage: Boats are kept in the lot.' */
const several = /[a-z)]\.\s+["“(]?[A-Z\d$]/;

const titled = (title: string, length: number): Heading => ({
  label: null,
  title,
  length,
  whole: false,
  declared: 0,
  style: runInStyle,
  strong: false,
});

/** The title before a paragraph that goes on with a sentence: 'Pool: The pump was replaced.'; null where there is none. */
function titleBefore(text: string): Heading | null {
  const asked = question.exec(text)?.[0];
  if (asked) return titled(asked.replace(/\s+/g, ' '), asked.length);
  const found = runInTitle(text.replace(/\s+/g, ' '));
  if (!found) return null;
  const { title: whole } = found;
  const title = whole.replace(reporter, '');
  const rest = text.slice(found.length);
  if (title.length > longest || title.split(/\s+/).length > mostWords) return null;
  if (!/^[A-Z]/.test(title) || /[,;“"()\d]/.test(title) || noMatter.test(title)) return null;
  const stop = text
    .slice(0, text.length - rest.length)
    .trimEnd()
    .at(-1);
  // What a dash follows is of its sentence.
  if (stop !== '.' && stop !== ':') return null;
  if (ofPerson.test(title) && office.test(rest)) return null;
  if (!sentence.test(rest) || (stop === ':' && !several.test(rest))) return null;
  return titled(title, text.length - rest.length);
}

/** A line that may head the paragraph right under it, and that paragraph. */
export interface OverParagraph {
  readonly line: string;
  readonly under: string;
}
const leastUnder = 60;
/** 'Boat Ramp.' */
const closed = /\.$/;
/** 'Boat Ramp' on a line of its own, the paragraph right under it; null where it is a sentence, a person or a field. */
function titleOver({ line, under }: OverParagraph): Heading | null {
  const bare = line.replace(/^(?:19|20)\d\d /, '').replace(closed, '');
  if (closed.test(line) && !titleCase(bare)) return null;
  return line.length <= longest &&
    line.split(/\s+/).length <= mostWords &&
    /^[A-Z][A-Za-z’'&/ -]+$/.test(bare) &&
    !noMatter.test(bare) &&
    !(ofPerson.test(bare) && office.test(under)) &&
    under.length >= leastUnder &&
    sentence.test(under)
    ? { ...titled(line.replace(closed, ''), line.length), whole: true }
    : null;
}

const longestLine = 60;
/** What ends the part under a title on a line of its own: another such line or a question, though it is found to head no paragraph. */
export const mayBeTitle = (text: string) =>
  (text.length <= longestLine && /[a-z\d)]\.?$/i.test(text) && titleCase(text)) || question.test(`${text} A`);

/** Titles on lines of their own, each right over its paragraph where blank lines part the paragraphs, where it is the custom of a paper. */
export function titlesOver(lines: readonly (OverParagraph | null)[]): (Heading | null)[] {
  const found = lines.map((line) => line && titleOver(line));
  const titles = new Set(found.flatMap((heading) => heading?.title.toLowerCase() ?? []));
  return titles.size < leastTitles ? lines.map(() => null) : found;
}

/** 'Q. Are dogs allowed?', 'Question: …', and what stands below it: 'A. Yes.' */
const asks = /^(?:Q(?:uestion)?\s?(?:\d{1,2})?[.:)]|Q\d{1,2}\b)\s*(?=[A-Z“"][^?\t]{3,130}\?)/;
const answers = /^A(?:nswer)?\s?(?:\d{1,2})?[.:)]\s*\S/;
const fewestAsked = 3;
/** Where questions are marked as such, each heads its answer, and no short answer is a heading: null for a paper of another form. */
export function questionsAsHeadings(texts: readonly string[]): ((Heading | null) | undefined)[] | null {
  const found = texts.map((text) => {
    const mark = asks.exec(text)?.[0].length;
    if (mark === undefined) return answers.test(text) ? null : undefined;
    const length = text.indexOf('?') + 1;
    const title = text.slice(mark, length).replace(/\s+/g, ' ');
    return { ...titled(title, length), whole: text.slice(length).trim() === '', style: 'question' };
  });
  return found.filter((one) => one).length < fewestAsked ? null : found;
}

/**
 * The titles with which paragraphs of running text begin, where it is the custom of a paper: null for the others. `texts` has
 * null for what is a heading by itself, or no running text.
 */
export function unnumberedTitles(texts: readonly (string | null)[]): (Heading | null)[] {
  const found = texts.map((text) => (text === null ? null : titleBefore(text)));
  const titles = new Set(found.flatMap((heading) => heading?.title.toLowerCase() ?? []));
  return titles.size < leastTitles ? texts.map(() => null) : found;
}
