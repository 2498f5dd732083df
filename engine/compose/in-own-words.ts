import type { Citation } from '#contract/page.ts';
import { blocksOf } from '../blocks-of.ts';
import { catalogueFact } from '../catalogue.ts';
import { bullet, leadIn, onlyAnnounces } from '../find/lead-in.ts';
import { says } from '../find/words-of-worth.ts';
import { itemsOf, turns } from '../find/worth-quoting.ts';
import { firstWhere } from '../first-where.ts';
import { charter, governing } from '../governing.ts';
import { monthNames } from '../language/month-names.ts';
import { fold, isNamedIn } from '../language/plain.ts';
import type { WordsOfFact } from '../look/words-of-fact.ts';
import { wordsOfFacts } from '../look/words-of-facts.ts';
import { citeWhole, hangs, isTorn } from '../meeting/one-item.ts';
import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { underTitle } from '../say/quoting.ts';
import { labeled, quotesOf } from './quotes-of.ts';
import { namesOf } from './say-conditions.ts';
import { namesMatter } from './where.ts';

/** What the paper is, its figures and lists, which are told as they are reckoned; liens, raises and votes, which are put plainly with what they mean. */
const ownForm =
  /^(?:association|community|document|minutes|meeting|repairs|budget|financial|reserves|fine\.schedule|special_assessment|voting)\b|^assessment\.(?:regular|lien|foreclosure|frequency|late_after|increase_cap)$/;

/** So much is quoted whole in place of a statement. */
export const longest = 300;
/** And so much of a rule of which the statement tells nothing. */
const longestRule = 600;

/** What a sentence is about where the fact's label says how it is answered. */
const matters: Readonly<Record<string, string>> = {
  'assessment.initial_contribution': 'Payment when a home is bought',
  'pets.max_count': 'Number of pets',
  'pets.max_weight_lb': 'Weight of pets',
  'pets.breed_restrictions': 'Breeds',
  'pets.leash_required': 'Leashes',
  'rental.minimum_term': 'Length of a lease',
  'rental.short_term_prohibited': 'Short rentals',
  'rental.owner_occupancy_first': 'When renting out may begin',
  'rental.approval_required': 'Approval of leases',
  'occupancy.age_restricted': 'Age of residents',
  'occupancy.residential_only': 'Use of homes',
  'vehicles.guest_parking_limit': 'Guest parking',
  'declaration.renewal': 'Extension of the covenants',
  'dispute.arbitration': 'Disputes',
  'maintenance.roof': 'Upkeep of the roof',
  'maintenance.exterior_walls': 'Upkeep of the outside walls',
  'maintenance.yard': 'Upkeep of the yard',
  'maintenance.roads': 'Upkeep of the streets',
  'maintenance.fences': 'Upkeep of fences',
  'insurance.owner_must_carry': 'Insurance of owners',
};

/** The drafter's language, which a statement puts in plain English; 'shall' alone is plain enough. */
const legalese =
  /\b(?:herein\w*|here(?:of|by|to|under|after)|there(?:of|in|to|by|from|under)|said|aforesaid|foregoing|pursuant|notwithstanding|grantors?|grantees?|lessees?|declarants?|appurtenan\w+|heirs|assigns|whereas|witnesseth|provided,? (?:that|however)|such(?! as\b)|assent|conveyance|duly|instruments?|herewith)\b/;

/** '… over this number of trailers': what says its limit elsewhere. */
const pointsElsewhere =
  /\b(?:this|these|that|following) (?:sections?|articles?|paragraphs?|numbers?|limits?|sizes?|amounts?|sums?)\b/;

/** What a sentence says with its matter, and what any rule is said with. */
const unmarked = regex`^(?:the|and|an?|of|to|in|on|at|by|for|or|nor|is|are|be|been|being|was|were|will|would|has|have|had|do|does|did|shall|as|its?|this|that|these|those|there|here|their|they|them|your?|our|my|we|us|his|her|it|any|all|each|every|no|not|please|note|with|without|from|into|upon|who|whose|which|what|when|whenever|must|may|can|cannot|could|needs?|required?|requires|also|own|per|if|than|more|less|within|after|before|prior|until|once|times?|days?|due|date|exceed|paid|pay|pays|payable|percent|${monthNames}|association|hoa|poa|(?:home)?owners?|members?|membership|residents?|units?|lots?|homes?|houses?|property|community|subdivision|board|directors?|committee|architectural|control|design|arc|acc|drc|arb|drb|get|obtain(?:ed)?|submit(?:ted)?|written|writing|receive|household|cast|votes?|person|keep|kept|maintain(?:ed|ing)?|place[d]?|park(?:ed|ing)?|built|build|install(?:ed|ing)?|erected|allowed|permitted|prohibited|charged?|charges|responsib\w+|amend\w*|bears?|thereafter|added|assess\w*|levied|imposed|bring|insur\w*|polic\w+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[ap]m|\d.*)$`;

/** What says less, more or something else than a statement without it does. */
const narrows =
  /^(?:typically|usually|generally|normally|ordinarily|often|most|some|certain|greater|larger|lesser|whichever|additional|further|initial|former|proposed?|proposes|unless|except|excluding|approximately|about|around|estimated|voluntar\w+|recommend\w*|encourag\w*|should|remind\w*|temporar\w+|overnight|limited|instead|regularly|until)$/;

/** The same meaning in a paper's words and in a statement's. */
const alike: readonly (readonly [inText: RegExp, told: RegExp])[] = [
  [/^(?:dues|assess|fees?$|charg|mainte)/, /\bdues\b|\bfee\b|\bassessment/],
  [/^(?:annua|yearl|years?)/, /\byear|\bannual/],
  [/^(?:permi|allow|prohi|forbi)/, /\ballow|\bmay\b/],
  [/^minim/, /\bat least\b/],
  [/^maxim/, /\bup to\b|\bat most\b/],
  [/^(?:appro|permi|conse|autho)/, /\bapprov/],
  [/^(?:leas|rent|tena)/, /\brent|\blease/],
  [/^(?:occup|live)/, /\blive\b/],
];

/** So few words that the words of its matter do not hold say nothing else. */
const leastLeft = 2;

/**
 * Whether a sentence says what its statement does not: a word that narrows it, or words of another matter; of what is
 * concluded, any word.
 */
function saysMore(fact: string, sentence: string, statement: string, isConcluded: boolean): boolean {
  const said = fold(statement);
  const { names = [], near = [] } =
    (wordsOfFacts as Readonly<Record<string, WordsOfFact | undefined>>)[fact] ?? {};
  const known = [...names, ...near.flat()].flatMap((name) => name.split(' '));
  const left = (fold(sentence).match(/[a-z][a-z'-]*/g) ?? []).filter(
    (word) =>
      !said.includes(word.slice(0, 5)) &&
      !alike.some(([inText, told]) => inText.test(word) && told.test(said)),
  );
  const isKnown = (word: string) =>
    unmarked.test(word) || (!isConcluded && known.some((name) => name.length > 2 && word.startsWith(name)));
  const isAtMost = /\bup to\b/.test(fold(sentence)) && !/\bup to\b/.test(said);
  return (
    isAtMost ||
    left.some((word) => narrows.test(word)) ||
    left.filter((word) => !isKnown(word)).length >= (isConcluded ? 1 : leastLeft)
  );
}

const startsWhole = /^\W*(?:\(?[\da-z]{1,3}[.)]\s+)?[A-Z\d]/;
/** 'The Committee must approve these before work begins.' */
const pointsBack =
  /\b(?:approves?|submit|requires?|of|for|by|with|to|on) (?:these|those|them|it)(?! [a-z]+s\b)\b|\bthis exception\b/;
/** What can be read as a whole, alone or behind the sentences of its paragraph. */
const isReadable = ({ text, plain }: Sentence) =>
  !text.includes('\t') && !isTorn(text.replace(/:\s*$/, '')) && !pointsElsewhere.test(plain);
const isPlain = (one: Sentence) => isReadable(one) && !legalese.test(one.plain);
const standsAlone = ({ text, plain }: Sentence) =>
  startsWhole.test(text) && !hangs.test(plain) && !pointsBack.test(plain);

/** A statement in the paper's own words. */
export interface OwnWords {
  readonly matter: string;
  readonly quote: string;
  /** The answer's own sentences alone. */
  readonly answer: string;
  /** The first and the last of the sentences that are quoted, and of the answer. */
  readonly run: readonly [number, number];
  readonly answerAt: readonly [number, number];
  /** The heading that is named. */
  readonly over: readonly Citation[];
}

/** What is longer and ends in a period is a clause. */
const longestFragment = 60;
/** What says nothing without the words over it: 'Up to 2 additional small caged animals'. */
const isFragment = ({ plain, text }: Sentence) =>
  !says.test(plain) && !labeled.test(text) && !(text.length > longestFragment && /\.\W*$/.test(text));

/** Whether every word of a title is said. */
export const isSaidIn = (said: string, title: string) =>
  (fold(title).match(/[a-z]{4,}/g) ?? []).every((word) => said.includes(word.slice(0, 5)));

/** The heading over a sentence, which says for what it holds, where it says more than the label and the words. */
function headOver(doc: Doc, { section, start }: Sentence, said: string) {
  const head = doc.sections[section];
  // Of covenants and bylaws the section is named behind every statement.
  if (
    !head ||
    (head.index === 0 && doc.sections.some(({ parent }) => parent === 0)) ||
    charter.includes(doc.type) ||
    !namesMatter(doc, head, start) ||
    isSaidIn(fold(said), head.title)
  )
    return null;
  const citation = citeWhole(doc, head.headingStart, head.headingEnd);
  return citation && { title: head.title, citation };
}

/** 'The parking of such vehicles on the streets' */
const ofSuch = /^[^,;]{0,40}\b(?:such|said) (?!as\b)[a-z]+s\b/;
/** So much of a section or a paragraph is quoted around an answer. */
const mostAround = 420;

/**
 * The sentences between which an answer stands: of a short section whose heading names its matter, and of a short list, all,
 * for one rule of several is not the whole; of a paragraph what the answer goes on from, and what goes on with it.
 */
function around(doc: Doc, fact: string, first: Sentence, last: Sentence): readonly Sentence[] {
  const { sentences } = doc;
  // Beside a provision of covenants or bylaws the rest of it is shown; whose vehicles 'such vehicles' are stands before them.
  if (charter.includes(doc.type)) {
    const before = ofSuch.test(first.plain) ? sentences[first.index - 1] : undefined;
    const isNear =
      before !== undefined &&
      blocksOf(doc).get(before.index) === blocksOf(doc).get(first.index) &&
      last.end - before.start <= mostAround &&
      isReadable(before);
    return sentences.slice(first.index - (isNear ? 1 : 0), last.index + 1);
  }
  const names = namesOf(fact);
  const isShort = (start: Sentence | undefined, end: Sentence | undefined) =>
    start !== undefined && end !== undefined && end.end - start.start <= mostAround;
  const head = doc.sections[first.section];
  const own =
    head && isNamedIn(fold(head.title), names)
      ? sentences
          .slice(firstWhere(sentences, ({ start }) => start >= head.headingEnd))
          .filter(({ section, start }) => section === first.section && start < head.end)
      : [];
  if (own.length > 1 && own.includes(last) && isShort(own[0], own.at(-1)) && own.every(isPlain)) return own;
  const isItem = (one: Sentence | undefined) =>
    one !== undefined && one.section === first.section && bullet.test(one.text) && isReadable(one);
  // Of what needs approval all is told, and not the first of a list.
  const lead = fact === 'architecture.approval_required' ? leadIn(doc, first)[0] : undefined;
  const listed = lead ? itemsOf(doc, lead) : [];
  if (listed.includes(first) && isShort(listed[0], listed.at(-1)) && listed.every(isReadable)) return listed;
  // What opens a list says enough of its items.
  if (isItem(first) && leadIn(doc, first).length === 0) {
    // 'Faded paint' stands in the same list of violations as 'Dogs without a leash', and is no rule on dogs.
    const isOfMatter = (one: Sentence) => isItem(one) && isNamedIn(one.plain, names);
    const before = sentences.slice(0, first.index).findLastIndex((one) => !isOfMatter(one));
    const after = sentences.findIndex((one, at) => at > last.index && !isOfMatter(one));
    const list = sentences.slice(before + 1, after < 0 ? sentences.length : after);
    if (list.length > 1 + last.index - first.index && isShort(list[0], list.at(-1))) return list;
  }
  const block = blocksOf(doc).get(first.index);
  const inBlock = (one: Sentence | undefined) =>
    one !== undefined &&
    block?.kind === 'text' &&
    one.start >= block.start &&
    one.end <= block.end &&
    isPlain(one);
  let [from, to] = [first.index, last.index];
  while (!standsAlone(sentences[from] ?? first) && inBlock(sentences[from - 1])) from--;
  for (let next = sentences[to + 1]; next && inBlock(next); next = sentences[to + 1]) {
    const goesOn = turns.test(next.plain) || hangs.test(next.plain) || isNamedIn(next.plain, names);
    if (!goesOn || !isShort(sentences[from], next)) break;
    to++;
  }
  return sentences.slice(from, to + 1);
}

/** Of papers in plain words what is allowed, forbidden or owed is said by their words; a statement concludes it. */
const concludes = /^(?:bool|enum)$/;

/** Whether a sentence names all that a fine is told for: nothing of it stands over it, or in the rows before. */
function namesOffence(statement: string, words: string): boolean {
  const [, offence = ''] = /^(?!Fines)[^(]*\(([^)]*)\)/.exec(statement) ?? [];
  return offence !== '' && isSaidIn(fold(words), offence);
}

/** 'Where is it?', 'No boat is kept here unless it is either': the rest stands in what follows. */
const goesOnBelow = /[?:]\W*$|\b(?:either|unless|except|if|when|by|for|with|or|and)\s*$/;
/** A statement that says only that there is something to read. */
const saysNothing = /^There are rules |\bRead which\b/;

/**
 * The words of a statement that its sentences say more than, where these are short and in plain words: nothing is lost of
 * them, and nothing is concluded. Null where the statement tells all, or puts a drafter's sentence plainly. `place` is where
 * alone it holds.
 */
export function inOwnWords(
  doc: Doc,
  fact: string,
  statement: string,
  cited: readonly Sentence[],
  place?: string,
): OwnWords | null {
  const isFine = fact === 'fine.schedule';
  if (ownForm.test(fact) && !(isFine && !charter.includes(doc.type))) return null;
  const leads = new Set(cited.flatMap((one) => leadIn(doc, one)));
  const inOrder = cited.filter((one) => !leads.has(one)).toSorted((a, b) => a.index - b.index);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last || last.index - first.index !== inOrder.length - 1) return null;
  const words = inOrder.map(({ text }) => text).join(' ');
  const isListed = isFine && governing.includes(doc.type);
  const isQuoted = isListed && statement.startsWith('Fine: “');
  if (isListed && !isQuoted && !namesOffence(statement, words)) return null;
  const isEmpty = saysNothing.test(statement);
  const isConcluded =
    isListed || (concludes.test(catalogueFact(fact)?.kind ?? '') && !charter.includes(doc.type));
  const isSpokenOf = isFine && !isListed;
  if (!isSpokenOf && !isQuoted && !isEmpty && !saysMore(fact, words, statement, isConcluded)) return null;
  // Under 'Antennas and clotheslines' the sentence on antennas answers for these alone.
  const next = doc.sentences[last.index + 1];
  const names = namesOf(fact);
  if (isEmpty && !isNamedIn(fold(words), names) && next && isNamedIn(next.plain, names)) return null;
  if (!isEmpty && !isConcluded && /\bshall\b/.test(fold(words))) return null;
  const run = around(doc, fact, first, last);
  const [opening, ending] = [run[0], run.at(-1)];
  if (!opening || !ending || goesOnBelow.test(ending.text)) return null;
  const isFit = isEmpty ? isReadable : isPlain;
  if (!run.every(isReadable) || !inOrder.every(isFit) || !standsAlone(opening)) return null;
  const lead = leadIn(doc, opening).filter((one) => !run.includes(one) && !onlyAnnounces.test(one.plain));
  const length = [...lead, ...inOrder].reduce((sum, { text }) => sum + text.length, 0);
  if (length > (isEmpty ? longestRule : longest)) return null;
  if (!lead.every(isFit)) return null;
  const matter = matters[fact] ?? catalogueFact(fact)?.label ?? fact;
  const head =
    lead.length > 0 ? null : headOver(doc, opening, [matter, ...run.map(({ text }) => text)].join(' '));
  if (!head && lead.length === 0 && !/\d/.test(words) && run.every(isFragment)) return null;
  const over = lead.map(({ start, end }) => citeWhole(doc, start, end)).concat(head?.citation ?? []);
  const whole = run.length > inOrder.length ? citeWhole(doc, opening.start, ending.end) : null;
  if (run.length > inOrder.length && !whole) return null;
  return {
    matter: place ? `${matter} ${place}` : matter,
    quote: `${underTitle(head?.title)}${quotesOf(doc, [...lead, ...run])}`,
    answer: quotesOf(doc, [...lead, ...inOrder]),
    run: [opening.index, ending.index],
    answerAt: [first.index, last.index],
    over: [whole, ...over].filter((one) => one !== null),
  };
}

/** Whether a sentence is among those that are quoted. */
export const quotes = ({ run: [first, last] }: OwnWords, { index }: Sentence): boolean =>
  first <= index && index <= last;

/** 'Signs: “No sign may …”' */
export const sayOwnWords = (matter: string, quote: string) => `${matter}: ${quote}`;
