import { answersOfOther } from '../../find/another-association.ts';
import { sentenceFrom } from '../../find/cited-sentences.ts';
import type { ScanRule } from '../../find/pattern.ts';
import { firstWhere } from '../../first-where.ts';
import { fold } from '../../language/plain.ts';
import type { Doc } from '../../model.ts';
import { regex } from '../../regex.ts';
import { isInKeeperLine } from '../money/keeper-lines.ts';
import { namedInPassing, namedInTitle } from './association-title.ts';
import { asPrinted, ofStudy } from './name-as-printed.ts';
import { namedByLabel } from './name-by-label.ts';
import { inSmallLetters, isCaseless, named } from './name-in-small-letters.ts';
import { bestPrinting, isName, joint, kind, mentions, nameIn, ownWords, unbroken, word } from './names.ts';
import { chosen, type Scored } from './scored.ts';

const stops =
  '(?=,? (?:an? |the )?(?:[a-z]+ )?(?:state )?(?:non-?\\s?profit|not[- ]for[- ]profit|mutual|corporation (?:organized|formed|which)|corporation,|unincorporated|municipal)|,? (?:its|their|his) (?:successors|heirs|assigns)|,? (?:which|whose|that|being|formed|organized|incorporated|and (?:its|shall)|as (?:set forth|defined|further)|to be|hereinafter|herein|or its|or any successor|for (?:all|the))\\b|,? an? [a-z]+(?: [a-z]+)? corporation|[;:"()]|\\.(?:\\s|$)(?! ?inc)|,? \\()';
const anything = '(?:the )?([^;:"()]{4,140}?)';

const means =
  '(?:shall |will |as used herein )?(?:means?|refers?|mean and refer|mean or refer)(?: and refers?)?(?: to)?';
const larger = '(?:master|umbrella|recreation|neighborhood|district|sub-?)';

/** Sentences that say what the association is called, over folded text, with the points that each gives. */
const statements = (
  [
    // A larger one's name, or other words for it, is told where no other is: '"Club" means Bell Harbor Club, Inc.'
    [
      9,
      `(?:["'](?:[a-z]+ )?(?:club|corporation|h\\.?o\\.?a\\.?|p\\.?o\\.?a\\.?|council)["']|\\b${larger} association["']?(?: \\([^)]{0,30}\\))?) ${means} ${anything}${stops}`,
    ],
    // 'an entity to be known as Otter Trails Association, Inc.'
    [
      8,
      `\\b(?:corporation|association|entity|organization)\\b[^;:"()]{0,60}?\\b(?:known as|called|named|styled|designated as|under the name of) ${anything}${stops}`,
    ],
    [10, `(?<!\\b${larger} )\\bassociation["']?(?: \\([^)]{0,30}\\))? ${means} ${anything}${stops}`],
    // 'Make checks payable to Otter Trails HOA.'
    [5, '\\b(?:payable|paid) to:? (?:the )?([^;:"()]{4,100}?\\b(?:hoa|poa|association)\\b)'],
    // 'Copyright © 2031 Otter Trails HOA' at the foot of a page.
    [
      1.5,
      '(?:©|\\bcopyright)(?: |©|\\d{4}(?:-\\d{4})?|,){1,6}(?:by )?([^;:"(),\\n]{4,70}?\\b(?:hoa|poa|association)\\b)',
    ],
    // 'membership in the Otter Trails Property Owners Association, a Vermont nonprofit corporation'
    [
      8,
      '\\bmember(?:s|ship)? (?:of|in|within) (?:the )?([^;:"()]{4,100}?)(?=,? an? (?:[a-z]+ )?(?:non-?\\s?profit|not[- ]for[- ]profit|mutual benefit))',
    ],
    [
      10,
      `\\bname of (?:the|this) (?:non-?profit )?(?:corporation|association|organization)(?: \\([^)]{0,40}\\))? (?:is|shall be|will be) ${anything}${stops}`,
    ],
    [
      8,
      `(?:^|[.;:,"] |\\b(?:by|of|to|between|and|with|for) )${anything},? (?:an? [^;:"()]{3,60}corporation,? )?(?:\\(|hereinafter |herein )(?:the |collectively |herein |hereinafter ){0,6}(?:called|referred to as|known as|as)?,? ?(?:the )?["'](?:(?:home ?owners'?|community|condominium|owners'?|neighborhood) )?association["']`,
    ],
  ] as const
).map(([score, source]) => ({ score, pattern: new RegExp(source, 'dg') }));

const allNames = regex`^(?:(?:${word}|${joint})(?: |$)){2,8}$`;

/** A name without 'Association' in it, where the document says that it is the association's. */
function bareName(text: string) {
  const own = text.replace(/[,\s]+$/, '');
  const value = asPrinted(own);
  return own.length < 70 &&
    allNames.test(own.replaceAll('\n', ' ').replace(/,? Inc\b\.?$/i, ' Inc')) &&
    isName(value)
    ? value
    : null;
}

/** Under the heading 'Association' of a list of definitions the first words are its name. */
function* underHeading(doc: Doc): Generator<Scored> {
  for (const { title, headingEnd, end } of doc.sections) {
    if (!/^(?:the )?["“]?association["”]?[.:]?$/i.test(title.trim())) continue;
    const name = mentions(doc).find(
      (one) => one.start >= headingEnd && one.end <= Math.min(end, headingEnd + 200),
    );
    const before = name ? doc.source.text.slice(headingEnd, name.start) : '';
    if (!name || before.replace(/^[\s:.,"“-]*(?:the )?/i, '').length > 12) continue;
    const start = headingEnd + (/\S/.exec(before)?.index ?? before.length);
    yield { fact: 'association.name', value: name.value, score: 10, ranges: [{ start, end: name.end }] };
  }
}

function* stated(doc: Doc): Generator<Scored> {
  yield* underHeading(doc);
  const { text } = doc.source;
  const folded = fold(text);
  const caseless = isCaseless(text);
  const forms = caseless ? [...statements, { pattern: inSmallLetters, score: 2.6 }] : statements;
  for (const { pattern, score } of forms) {
    for (const m of folded.matchAll(pattern)) {
      const [from, to] = m.indices?.[1] ?? [0, 0];
      // 'Thistle Pond Maintenance Corporation, a …': its last word is no description of its form.
      const next = firstWhere(mentions(doc), ({ end }) => end > from);
      const within = mentions(doc)
        .slice(next, next + 9)
        .filter(({ start, end }) => start < to && end < to + 40);
      const printed = within.at(score === 10 ? 0 : -1);
      const inc = /^,? inc\b\.?|^\./.exec(folded.slice(to));
      const said = text.slice(from, to + (inc?.[0].length ?? 0));
      // A heading above the sentence is no part of the name.
      const skipped = said.lastIndexOf('\n') + 1;
      const bare = said.slice(skipped);
      const value =
        printed?.value ??
        (caseless && named.test(bare) ? nameIn(bare.toUpperCase()) : null) ??
        (score === 10 ? bareName(bare) : null);
      if (!value) continue;
      const at = printed?.start ?? from + skipped;
      const start = text.slice(from, at).includes('\n') ? at : m.index;
      const end = printed?.end ?? from + said.trimEnd().length;
      yield { fact: 'association.name', value, score, ranges: [{ start, end }] };
    }
  }
}

const hoa = /(?:[HPC]OA|[HP]\.O\.A\.?)$/;
/** 'Fox Run HOA Services' names who works for it. */
const ofFirm = /^ (?:services|management|solutions|managers|partners)\b/i;
const ofHoa =
  /^ (?:dues|fees?|board|boards|members?|owners?|representative|property|account|website|common|rules|homeowners|documents|assessments?|president|meetings?|budget|bills?)\b/i;

/** 'Amendment to the Declaration of Covenants for Fox Run': the words of the community's name in the head. */
function wordsOfTitle(text: string): readonly string[] {
  const line =
    /^[^\n]{0,60}\b(?:declaration|covenants|restrictions|amendment|by-?laws)\b[^\n]{0,160}\b(?:for|of) (?:the )?([A-Z][^\n]{2,60})$/im.exec(
      text.slice(0, 800),
    );
  // A sentence of the text is no title.
  const own = ownWords(line && !/[.;] [A-Z]/.test(line[0]) ? (line[1] ?? '') : '').replace(
    /\b(?:declaration|covenants|conditions|restrictions|easements|by-?laws|amendment|subdivision|county|state)\b/g,
    ' ',
  );
  return own.split(' ').filter((word) => word.length > 2);
}

const head = 400;
/** Names as a title or a letterhead prints them, the one most often repeated first. */
function* printed(doc: Doc): Generator<Scored> {
  const text = unbroken(doc);
  const titled = wordsOfTitle(text);
  const seen = new Map<string, { value: string; start: number; end: number; score: number; times: number }>();
  for (const { value, start, end } of mentions(doc)) {
    if (isInKeeperLine(doc, start)) continue;
    const near = text.slice(Math.max(0, start - 40), start);
    const before = near.slice(Math.max(near.lastIndexOf('\n'), near.lastIndexOf('\t')) + 1);
    const opens = !/[A-Za-z0-9]/.test(before) || /(?::|\b(?:Inc|Corp|LLC|Co)\.) $/.test(before);
    // A bank or a trade body does not open a document with its name.
    const heads =
      opens &&
      start < 200 &&
      /^,?\s*(?:\n|$|and\b|(?:(?:home)?owners?['’]?s? |members['’]? |board |annual |special ){1,3}(?:meeting|minutes)\b)/i.test(
        text.slice(end, end + 60),
      ) &&
      / association/i.test(value);
    const studied = start < 100 && ofStudy.test(text.slice(start, end)) && / association$/i.test(value);
    if (!heads && !studied && !kind.test(fold(value))) continue;
    const alone = opens && !/^[^\n]{0,3}[a-z]/.test(text.slice(end, end + 4));
    const headed =
      opens &&
      start < 300 &&
      /^ (?:(?:board|annual|special|general|regular|monthly|quarterly) ){0,3}(?:meeting|minutes|balance sheet|(?:income|financial) statement|budget)\b/i.test(
        text.slice(end, end + 50),
      );
    const formed = /^[,.]? articles of incorporation\b/i.test(text.slice(end, end + 30));
    // 'Current HOA notices' goes on as a sentence does, 'Otter Glen HOA' as a title.
    const after = text.slice(end, end + 20);
    if (ofFirm.test(after)) continue;
    if (
      hoa.test(value)
        ? !opens || (!headed && (ofHoa.test(after) || (!/ .* /.test(value) && /^ [a-z]/.test(after))))
        : start > 2500 && !alone && !formed
    )
      continue;
    const key = ownWords(value);
    // A part of the community, or another one, named in the text of a document whose title names its own.
    if (!opens && titled.length > 0 && !titled.some((own) => key.includes(own))) continue;
    const rank = start >= 2500 ? 3 : opens && !(hoa.test(value) && start > head) ? 6 : 4.5;
    const known = seen.get(key);
    if (known) known.times++;
    else seen.set(key, { value, start, end, score: rank, times: 1 });
  }
  for (const { value, start, end, score, times } of seen.values()) {
    const more = Math.min(times, 9) / 10;
    yield { fact: 'association.name', value, score: score + more, ranges: [{ start, end }] };
  }
}

/** The association that a paper names most, where its head has the name too. */
function* most(doc: Doc): Generator<Scored> {
  const named = mentions(doc).filter(({ value }) => / association/i.test(value));
  const groups = Map.groupBy(named, ({ value }) => ownWords(value));
  const [[key, all] = ['', []]] = [...groups].toSorted(([, a], [, b]) => b.length - a.length);
  const isTitled = fold(doc.source.text.slice(0, head)).includes(key.split(' ').slice(-2).join(' '));
  const [first] = all;
  if (!first || !isTitled || all.length < 2 || all.length * 3 <= named.length * 2) return;
  yield {
    fact: 'association.name',
    value: first.value,
    score: 2.5,
    ranges: [first],
  };
}

/** Of an association within or beside this one: 'a second fee to Elm Court Condominium Association, which has its own board'. */
const byItself =
  /\b(?:has|with|have) (?:its|their) own (?:[a-z]+ )?(?:board|budget|dues|manager|association)\b|\b(?:second|separate|additional) (?:fee|dues|assessment)s? to\b/;

/** 'Minutes of the LFHA Board Meeting': the letters that a paper has for its own association in its head. */
const lettersInHead =
  /\b(?:of|for) (?:the )?([A-Z]{3,6})(?:[’']s)? (?:[A-Z][a-z]+ )?(?:Board|Annual|AGM|Meeting|Association)\b/;
const longestHead = 300;
/** Whether a name cannot be that of the letters in the head: 'Elm Court Condominium Assn.' in the minutes of the LFHA. */
function isOfOtherLetters({ source }: Doc, { value, ranges }: Scored): boolean {
  const own = lettersInHead.exec(source.text.slice(0, longestHead))?.[1];
  const [at] = ranges;
  if (!own || !at || at.start < longestHead || typeof value !== 'string') return false;
  const letters = value
    .replace(/\b(?:Inc|LLC|The|of|the|at)\b\.?/g, '')
    .match(/\b[A-Z]/g)
    ?.join('');
  // 'Homeowners' is one letter or two.
  const isIts = [own, own.replace(/HOA$/, 'HA'), own.replace(/HA$/, 'HOA')].includes(letters ?? '');
  return !isIts && !own.startsWith(letters?.slice(0, 2) ?? ' ');
}

/** What the association is called. */
export const associationName: ScanRule = {
  facts: ['association.name'],
  *scan(doc) {
    let best: Scored | null = null;
    for (const candidate of [
      ...stated(doc),
      ...printed(doc),
      ...most(doc),
      ...namedInTitle(doc),
      ...namedByLabel(doc),
      ...namedInPassing(doc),
    ]) {
      const [at] = candidate.ranges;
      const sentence = sentenceFrom(doc, at?.start ?? 0);
      if (answersOfOther(doc).has(sentence?.index ?? -1) || byItself.test(sentence?.plain ?? '')) continue;
      if (isOfOtherLetters(doc, candidate)) continue;
      if (candidate.value !== '' && (!best || candidate.score > best.score)) best = candidate;
    }
    if (best) yield chosen(bestPrinting(doc, best));
  },
};
