import type { FactValue } from '#contract/analysis.ts';
import { fold, isNamedIn, plainText } from '../language/plain.ts';
import type { Quantity } from '../language/quantity.ts';
import { contradictoryNumbers } from '../language/two-numbers.ts';
import { sizeOf } from '../language/values.ts';
import { wordsOfFacts } from '../look/words-of-facts.ts';
import type { Doc, Sentence } from '../model.ts';
import { beyondSchedule, wordsBeyond } from '../particulars/beyond-schedule.ts';
import { takenBack } from '../particulars/what-follows.ts';
import { partsOfBoth } from '../rules/upkeep/maintenance-chart.ts';
import { ownWords, wordsOf } from '../say/say-own-words.ts';
import { namesNoLimit } from '../say/saying.ts';
import { longest, type Qualifier, qualifiersIn, shortened } from '../setting/qualifiers.ts';
import { isTurned } from '../setting/turned.ts';
import { furtherFigures } from './say-further-figures.ts';
import { ofThePaper, openingUntold } from './say-opening.ts';

/** The same meaning in a document's words and in ours: where both are there, the condition is told. */
const alike: readonly (readonly [inText: RegExp, told: RegExp])[] = [
  [/\b(?:approv|consent|permission|authoriz|written leave)/, /\bapproval\b|\bagrees?\b|\ballow/],
  [/\b(?:screen|conceal|obscur|visible|view|hidden|sight)/, /\bsight\b/],
  [/\bgarage|\benclosed\b/, /\bgarage\b/],
  [/\bcontainer|\breceptacle|\bcans?\b/, /\bcontainers?\b/],
  [/\b(?:household|domestic) |\bdogs?\b|\bcats?\b/, /\bhousehold pets\b|\bdogs\b/],
  [/\bcommercial\b|\bbusiness\b/, /\bbusiness\b/],
  [/\bresiden(?:tial|ces?)\b/, /\bliving\b/],
  [/\bfor sale\b|\bsale\b|\brent\b|\blease\b/, /\bfor-sale\b|\bfor-rent\b/],
  [/\bassent\b|\bvotes?\b|\binstrument\b/, /\bapproval (?:of|by)\b/],
  [/\bemergenc/, /\bemergency\b/],
  [/\bhardship/, /\bhardship\b/],
  [/(?:^until\b|\bnotice\b(?!.*\brequest)).*\bhear(?:d|ing)\b/, /\bhearing\b/],
  [/\bload|\bunload/, /\bunload\b/],
  [/\bleash/, /\bleash\b/],
  [/\bfail/, /\bnames another day\b/],
  [/\b(?:end|terminat|revok|chang|disapprov|law)/, /\bunless\b.*\b(?:end(?:ed)?|change)\b/],
  [/\brecord/, /\brecorded before\b/],
  [/\barbitrat|\bmediat/, /\barbitration\b/],
  [/^until\b/, /\buntil\b/],
  [/\bassum/, /\btake them on\b/],
  [/\bland\b|\bannex|\badditional property\b/, /\badd more land\b/],
  [/\b(?:designated|specified|marked|assigned)\b/, /\bmarked\b/],
];

/** Where the vote that a statement tells is itself put as a condition: 'provided that it has the assent of …'. */
const ofVotes = /^(?:assessment\.(?:special_vote|increase_\w+)|meeting\.notice)$/;
const theVote = /\bassent\b|\bvotes?\b/;
/** Sentences on what is voted on speak of proxies by the way: their terms are the vote's. */
const ofProxies = /^(?!.*\bassent\b).*\bproxy\b.*\b(?:only|instrument|in writing|signed|filed)\b/;
const votesByProxy =
  /^(?!.*\bassent\b).*\b(?:may|can) (?:[a-z]+ )?(?:vote|cast|be cast|appear)\b[^.;]{0,40}\bproxy\b/;

const plainWords =
  /^(?:that|this|such|said|with|from|shall|will|have|been|being|which|upon|unless|except|provided|however|only|when|long|extent|association|owner|owners|board|other|than|into|their|there|they|then|more|less|same|each|every|also|must|does|thereof|therein|herein|hereof|condition|after|whether|where|under|over|about)$/;

const figuresIn = (text: string): readonly string[] => text.match(/\d[\d,.]*\d|\d/g) ?? [];

/** So many letters of a condition are not told by chance. */
const longEnough = 30;

/** Whether a statement tells a condition: in words that mean the same, and with all its figures. */
function isTold({ whole }: Pick<Qualifier, 'whole'>, statement: string): boolean {
  const text = fold(whole);
  const said = fold(statement);
  if (said.includes(text.slice(0, longEnough)) || (/^until\b/.test(text) && /^at first\b/.test(said)))
    return true;
  const figures = figuresIn(said);
  if (figuresIn(text).some((figure) => !figures.includes(figure))) return false;
  return alike.some(([inText, told]) => inText.test(text) && told.test(said)) || isSaid(text, said);
}

/** Whether so large a share of a text's words that carry a meaning are said, both in lower case. */
export function isSaid(text: string, said: string, share = 0.6): boolean {
  const content = (text.match(/[a-z]{4,}/g) ?? []).filter((word) => !plainWords.test(word));
  const shared = content.filter((word) => said.includes(word.slice(0, 5)));
  return content.length > 0 && shared.length >= content.length * share;
}

/** 'Or such other rate as the Board may set': of which answers it speaks. */
const others: readonly (readonly [what: RegExp, of: RegExp])[] = [
  [/^\W*or (?:at |by |in )?such (?:[a-z]+ )?(?:interest )?rates?\b/, /^assessment\.interest_rate$/],
  [
    /^\W*or (?:at |by |in )?such (?:[a-z]+ )?(?:amounts?|sums?|fees?|charges?)\b/,
    /^(?:assessment\.(?:late_fee|initial_contribution|returned_payment_fee)|fine\.schedule)$/,
  ],
  [
    /^\W*or (?:\(?[a-z\d]{1,3}\) )?(?:the |said )?(?:board|association)\b.*\b(?:rates?|interest)\b/,
    /^assessment\.interest_rate$/,
  ],
  [
    /^\W*or (?:\(?[a-z\d]{1,3}\) )?(?:the |said )?(?:board|association)\b.*\b(?:amounts?|sums?|fees?|charges?)\b/,
    /^(?:assessment\.late_fee|fine\.schedule)$/,
  ],
  [
    /^\W*or (?:at |by |in )?such [a-z]+ (?:periods?|intervals?|basis|installments?|dates?|times?|days?|manner)\b/,
    /^(?:assessment\.(?:frequency|late_after)|meeting\.annual)$/,
  ],
];
const isOther = /^\W*or\b/;
const speaksOf = (id: string, words: string) =>
  !isOther.test(words) || others.some(([what, of]) => what.test(words) && of.test(id));

/** Where an 'if' in the middle of a sentence is more than the case that is told. */
const hangsOnIf = /^(?:architecture\.no_answer_means|insurance\.owner_must_carry|rental\.)/;

export const namesOf = (id: string): readonly string[] =>
  (wordsOfFacts as Readonly<Record<string, { names: readonly string[] } | undefined>>)[id]?.names ?? [];

/** Whether the part of the sentence that a condition narrows speaks of the fact at all. */
const isAbout = ({ of }: Qualifier, names: readonly string[]) => names.length === 0 || isNamedIn(of, names);

/** What a statement must add where it tells a number that its sentence writes in two ways; else empty. */
export function inTwoWays(statement: string, cited: readonly Sentence[]): string {
  const told = figuresIn(statement);
  const found = cited
    .flatMap(({ text }) => contradictoryNumbers(text))
    .find(({ values }) => values.some((value) => told.includes(value.toLocaleString('en-US'))));
  return found
    ? ` The text contradicts itself: it says “${found.words.replace(/\s+/g, ' ')}”. Ask which holds.`
    : '';
}

/** Of one statement, so many conditions are quoted at the most. */
const most = 2;

/** Where a federal rule is told after a statement, the document's own conditions come before it. */
export const law = /(?= Federal law \()/;

/** Animals that are no household pets. */
const ofFarms =
  /\b(?:horses?|pon(?:y|ies)|hens?|chickens?|ducks?|bees?|beehives?|goats?|sheep|llamas?|cattle|cows?|pigs?|swine|rabbits?|poultry|fowl|livestock)\b/;

const extended = /\b(?:exten[dst]|renew|successive|additional periods?|thereafter)/;

/** Terms that follow each other in a text, as one. */
function inOne(text: string, terms: readonly Qualifier[]): Qualifier[] {
  const found: Qualifier[] = [];
  for (const term of terms) {
    const last = found.at(-1);
    const joins = last && !/\w/.test(text.slice(last.end, term.start)) && term.end - last.start <= longest;
    if (joins && !last.opens) found.pop();
    const words = joins ? text.slice(last.start, term.end).replace(/\s+/g, ' ') : '';
    found.push(joins ? { ...last, end: term.end, words: shortened(words) } : term);
  }
  return found;
}

/** What the cited sentences make an answer depend on and a statement does not tell, to stand after it; else empty. */
function untoldIn(id: string, statement: string, cited: readonly Sentence[]): string {
  // Which pets may be kept narrows nothing of when one must go.
  if (ofThePaper.test(id) || id === 'pets.removal') return '';
  const names = namesOf(id);
  const isUntold = (qualifier: Qualifier) => {
    const { before, whole, of, opens, loose } = qualifier;
    if (before !== '' && names.length > 0 && isNamedIn(before, names)) return false;
    if (!isAbout(qualifier, names) || (!opens && isTold(qualifier, statement))) return false;
    const words = fold(whole);
    if (!speaksOf(id, words) || (loose && !hangsOnIf.test(id))) return false;
    // Which end is told is read with the date of the paper.
    if (id === 'voting.declarant_control' && /^until\b.*\d/.test(words)) return false;
    // 'for 25 years, then extended by ten unless ended by a vote': the extensions' end.
    if (id === 'declaration.term' && extended.test(of.slice(0, of.indexOf(words)))) return false;
    if (id === 'pets.farm_animals' && !ofFarms.test(words)) return false;
    if (ofVotes.test(id) && theVote.test(whole)) return false;
    return id !== 'voting.proxy_allowed' || ofProxies.test(words) || votesByProxy.test(of);
  };
  const untoldOf = (text: string) => inOne(text, qualifiersIn(text).filter(isUntold));
  const turned = cited.find(({ text }) => untoldOf(text).some((term) => isTurned(statement, text, term)));
  if (turned) return ` The text says: “${wordsOf(turned, cited, names)}”.`;
  const untold = cited.flatMap(({ text }) => untoldOf(text));
  const quoted = [...new Set(untold.filter(({ opens }) => !opens).map(({ words }) => `“${words}”`))];
  if (quoted.length > 0) return ` The text adds: ${quoted.slice(0, most).join(' and ')}.`;
  return untold.length > 0 ? ' It has exceptions or terms: read them there.' : '';
}

/** What a sentence counts in days and its statement does not: 'not paid within 120 days'. */
const timed = /^(?:assessment\.all_due_at_once|fine\.rights_suspended|fine\.hearing)$/;
const lateBy = /\b(?:past due|late|overdue|delinquent|unpaid|not paid|arrears|default|notice)\b/;
const isTimed = (id: string, cited: readonly Sentence[]) =>
  timed.test(id) && cited.some(({ plain }) => /\{d\d+\}/.test(plain) && lateBy.test(plain));

/** Matters of which a sentence often rules more than its answer: how large, by when, with whose consent. */
const ruledFurther =
  /^(?:amendment|declaration|exterior|vehicles|pets|use|rental|fine|architecture|maintenance|dispute|records|sale)\./;
/** Lists of sums, and answers told with all their figures. */
const toldWhole =
  /^(?:fine\.(?:schedule|power_to_fine)|maintenance\.(?!right_of_entry)|architecture\.review_days|exterior\.minimum_home_size_sqft|rental\.cap)/;
/** What such a sentence asks for besides, and how a statement tells it. */
const asked: readonly (readonly [inText: RegExp, told: RegExp])[] = [
  [/\b(?:approv|consent|permission|permit\b|in writing)/, /\b(?:approv|agree|consent|permission|ask|writ)/],
  [/\b(?:only|solely|exclusively)\b/, /\b(?:only|alone|no more)\b/],
  [/\b(?:prior|written|days'?|(?:first|second|third|\d) )\b[^.;]{0,20}\bnotices?\b/, /\bnotice\b|\btold\b/],
  [/\bmortgag|\blenders?\b|\bveterans\b|\bfederal housing\b/, /\bmortgag|\blenders?\b/],
  [/\bclass b\b|\bdeclarant\b|\bdeveloper\b/, /\bclass\b|\bdeveloper\b|\bbuilder\b/],
];
/** What the first builder or a lender keeps of its own is no matter of an owner's vote. */
const ofOwnRights = /\bexcept\b[^.;]{0,60}\brights?\b[^.;]*/g;
const ofAmendments = /^(?:amendment|declaration)\./;

/** Whether a part of a sentence gives a figure or asks for something that a statement does not tell. */
function asksMore(id: string, words: string, statement: string): boolean {
  const said = fold(statement);
  const text = fold(words).replace(ofOwnRights, ' ');
  const told = new Set([
    ...plainText(statement).quantities.flatMap((one) => [sizeOf(one), daysOf(one)]),
    /\bhalf\b/.test(said) ? 50 : null,
  ]);
  const ofVotes = ofAmendments.test(id);
  const untold = plainText(words).quantities.some(
    (one) =>
      (one.kind === 'percent' ? one.form === 'percent' : !ofVotes) &&
      // So many sets of plans are no term of the approval.
      !(one.kind === 'count' && id.startsWith('architecture.')) &&
      sizeOf(one) !== null &&
      !told.has(sizeOf(one)) &&
      // '48 hours' are told as 2 days.
      !(one.kind === 'duration' && told.has(one.days)) &&
      !figuresIn(said).includes(`${sizeOf(one)}`),
  );
  return (
    untold ||
    asked.some(([inText, tells], index) => index < 3 !== ofVotes && inText.test(text) && !tells.test(said))
  );
}

const daysOf = (quantity: Quantity): number | null => (quantity.kind === 'duration' ? quantity.days : null);

/** The document's own words after a statement whose sentence rules more than it tells; else empty. */
function ruledBesides(id: string, statement: string, cited: readonly Sentence[]): string {
  if (!ruledFurther.test(id) || toldWhole.test(id)) return '';
  const names = namesOf(id);
  const sentence = cited.find(({ text }) => isNamedIn(fold(text), names)) ?? cited[0];
  const words = sentence ? wordsOf(sentence, cited, names) : '';
  return words && asksMore(id, words, statement) ? ` The text says: “${words}”.` : '';
}

/** What an addition quotes. */
const quotedIn = (added: string): string[] =>
  [...added.matchAll(/“([^”]*)”/g)].map(([, words = '']) => words);

/** The document's own words after a statement that says of its limits no more than that there are some; else empty. */
function unnamedLimits(id: string, statement: string, cited: readonly Sentence[]): string {
  if (!isTimed(id, cited) && !namesNoLimit.test(statement)) return '';
  const names = namesOf(id);
  const sentence = cited.find(({ text }) => isNamedIn(fold(text), names)) ?? cited[0];
  return sentence ? ` The text says: “${wordsOf(sentence, cited, names)}”.` : '';
}

/**
 * A statement with what its sentences say against it or beside it, in the document's own words: a number written in two
 * ways, 'The text adds: "unless the Board grants a variance"', a further figure for another case.
 */
export function withConditions(
  id: string,
  statement: string,
  cited: readonly Sentence[],
  value: FactValue = true,
): string {
  // What is said of one keeper's part in a row that names both says nothing of the other's.
  if (id.startsWith('maintenance.') && cited.some(({ plain }) => partsOfBoth.test(plain))) return statement;
  const [own = ''] = statement.split(law, 1);
  const untold = unnamedLimits(id, own, cited) || untoldIn(id, statement, cited);
  const more = furtherFigures(id, value, `${own}${untold}`, cited);
  // Where a figure is left untold beside a condition, the words that hold both stand for the condition alone.
  const besides = more ? '' : ruledBesides(id, `${own}${untold}`, cited);
  const added = besides && quotedIn(untold).every((words) => besides.includes(words)) ? besides : untold;
  return beforeLaw(
    statement,
    `${inTwoWays(own, cited)}${openingUntold(id, own, cited, namesOf(id))}${added}${more}`,
  );
}

/** A statement with an addition, which comes before what federal law says. */
export function beforeLaw(statement: string, added: string): string {
  const [own = '', ...further] = statement.split(law);
  return [own, added, ...further].join('');
}

/**
 * What the sentence after an answer's own takes back from it, to be told behind it, with that sentence: ' The text goes on:
 * "Notwithstanding the foregoing, …".' Null where there is none, or the statement tells it.
 */
export function goesOn(
  doc: Doc,
  id: string,
  statement: string,
  cited: readonly Sentence[],
): { readonly text: string; readonly sentence: Sentence } | null {
  const last = cited.toSorted((a, b) => a.index - b.index).at(-1);
  if (!last || ofThePaper.test(id)) return null;
  const beyond = id === 'fine.schedule' ? beyondSchedule(doc, last) : null;
  const after = [last, ...cited].map((each) => takenBack(doc, id, each, namesOf(id)));
  const sentence = beyond ?? after.find((each) => each && !cited.includes(each));
  if (!sentence || isSaid(fold(sentence.text), fold(statement))) return null;
  const words = beyond ? wordsBeyond(sentence.text) : ownWords(sentence.text, []);
  return { text: ` The text goes on: “${words}”.`, sentence };
}

/** A statement behind which terms of the document are quoted or pointed at. */
export const quotesTerms =
  / (?:The text (?:adds|begins|says|goes on): “|The same sentence also says: “|It has exceptions or terms: )/;
