import type { FactId } from '../catalogue.ts';
import { cuesOf, isClause } from '../clauses/all-clauses.ts';
import { changedSections, isIn } from '../find/amended-sections.ts';
import { bullet } from '../find/lead-in.ts';
import { isReplaced } from '../find/set-beside.ts';
import { bans, forceOf } from '../language/force.ts';
import { fold, isNamedIn } from '../language/plain.ts';
import { figureOf } from '../language/quantity.ts';
import { type RankedSentence, rankSentences } from '../look/find-passages.ts';
import { wordsOfFacts } from '../look/words-of-facts.ts';
import type { Doc, Sentence } from '../model.ts';
import { sentencesAfter } from '../particulars/particulars.ts';
import { regex } from '../regex.ts';
import { ofOthers } from '../setting/qualifiers.ts';
import { limitsFarther } from './limits-farther.ts';
import { familyOf, type PlacedPoint } from './points.ts';
import { wholeEnd } from './provision.ts';
import { isSaid } from './say-conditions.ts';
import { takesBack } from './taken-back.ts';

/** Of one statement, so many further sentences are shown beside it at the most, and so many of them from other sections. */
const most = 3;
/** Of what is built and parked many papers rule in many places. */
const mostOfThings = 5;
const mostElsewhere = 2;
const mostBehind = 2;
const mostFarther = 3;
/** So far from an answer a sentence of its section still belongs to it; so few sentences on it goes on with it. */
const soon = 6;
const next = 3;
/** A sentence speaks of the matter too with this share of the rank of the answer's own: behind it, near it, and elsewhere. */
const nextShare = 0.2;
const nearShare = 0.45;
const elsewhereShare = 0.9;

/** What says what has to be, may be or may not be. */
const rules =
  /\b(?:shall|must|requires?|needs?|may|will|can|cannot|no|not|only|prohibited|permitted|allowed|acceptable|required|limited|unless|except|effective (?:when|upon|if))\b/;
/** What takes something back, sets terms or gives a figure. */
const narrows =
  /\b(?:only|unless|except|provided|notwithstanding|however|without|waive\w*|forfeit\w*|within|no|not|power)\b|\{[mpdnc]\d/;
/** Of what is kept, built and let, a ban elsewhere is told beside what is allowed here with a lower rank than other rules. */
const ofThings = /^(?:exterior|pets|rental)\./;
const banShare = 0.65;
/** Of what is built and parked, what is forbidden or measured is shown before what else is said of it. */
const boundFirst = /^(?:exterior\.(?:fences|outbuildings)|vehicles\.\w+)$/;
/** A ban or a limit in figures behind the word for what it binds, or a 'no' before it. */
const bound =
  '\\b(?:(?:shall|may|must|will) not|prohibited|not (?:permitted|allowed)|only)\\b|\\b(?:exceed\\w*|(?:more|greater) than|higher|taller|larger|longer|maximum|up to|limited to)\\b[^.;]{0,40}\\{[nmd]\\d';
const isBound = (plain: string, names: readonly string[]) => {
  const named = `\\b(?:${names.join('|')})`;
  return regex`${named}[^.;]{0,80}(?:${bound})|\b(?:no|only)\b[^.;]{0,60}${named}|\bunder no circumstances\b[^.;]{0,60}${named}`.test(
    plain,
  );
};
/** A few words of a sentence, as the end of a page leaves them. */
export const isTorn = (text: string) =>
  (text.trim().length < 60 && !bullet.test(text) && !/(?:[.;:!?)”"'’\]*]|[;,] (?:and|or))\s*$/.test(text)) ||
  /\b(?:of|the|to|by|an?|in|for|with|not|that|shall|be)\s*$/.test(text);
/** Matters on which papers have several rules, each narrower than the whole: of other answers the next rule says little. */
const narrowed =
  /^(?:pets|vehicles|use|exterior|rental|occupancy|fine|quorum|records|amendment|board\.term|voting\.proxy_allowed|sale|meeting\.notice)\b|^assessment\.(?:late_fee|interest_rate|increase_\w+|special_vote|initial_contribution|regular|transfer_fee)$/;
/** Whose agreement an amendment needs as well, or does without. */
const givenBy = /\b(?:approved by|consents?|deemed|signed by|may (?:amend|record|execute))\b/;
const ofFormalities = /\b(?:recordation|presumed|certificate|form|ballot|copy|challenge)\b/;
/** What asks for leave, or forbids. */
const decides = regex`\bapprov(?:al|ed)\b|\bconsent\b|\bpermission\b|${bans}`;
const isBan = /\bnot allowed\b|\bmay not\b|\bis banned\b/;
/** What is built needs the leave that the document asks for whatever is built, which a rule on one thing need not repeat. */
const ofBuilding = /^exterior\.(?:fences|outbuildings|private_pools|play_equipment)$/;
const isLeave = /\b(?:approval|consent|permission|be(?:en)? approved)\b/;
const ofAnyWork =
  /\b(?:structures?|buildings?|improvements?|modifications?|additions?|exterior (?:changes?|alterations?|projects?))\b/;
const ofOneThing =
  /\b(?:antennas?|antennae|dish(?:es)?|signs?|roof\w*|colou?rs?|trees?|temporary|air condition\w+|deemed|building materials|electrical|town|city|county)\b/;

/** The sentence by which the document asks for leave before anything is built, by its name first; null where it asks it of parts. */
export function leaveFor(
  asks: readonly Sentence[],
  fact: string,
  names: readonly string[],
  told: string,
): Sentence | null {
  if (!ofBuilding.test(fact) || isLeave.test(told) || isBan.test(told)) return null;
  const ofAny = asks.filter(({ plain }) => !ofOneThing.test(plain));
  return (
    ofAny.find(({ plain }) => isNamedIn(plain, names)) ??
    ofAny.find(({ plain }) => ofAnyWork.test(plain)) ??
    null
  );
}

/** What is built and what homes look like has words in common with what is parked there and what they are used for. */
const others: readonly (readonly [of: RegExp, says: RegExp, unless: RegExp])[] = [
  [
    /^vehicles\./,
    /\b(?:erect\w*|shacks?|outhouses?|barns?|tents?|temporary (?:structures?|buildings?)|plumbing|septic|toilets?|defensible space|lived? in|as a residence)\b/,
    /\b(?:park\w*|stor(?:e[ds]?|ing)|driveways?)\b/,
  ],
  // A time to build that 'the Board may extend' is no term of its directors.
  [/^board\.term$/, /^/, /\b(?:directors?|trustees?|managers|board members?|elect\w*|office|vacanc\w+)\b/],
  [
    /^occupancy\./,
    /^/,
    /\b(?:us(?:e[ds]?|ing)|occup\w+|purposes?|liv(?:e[ds]?|ing)|famil(?:y|ies)|adults?|age)\b/,
  ],
];
const isOfOtherMatter = (fact: string, plain: string) =>
  others.some(([of, says, unless]) => of.test(fact) && says.test(plain) && !unless.test(plain));

/** A fence that hides or bears something else, or that its look goes with, is not what the sentence rules on. */
const leansOn =
  '\\b(?:(?:compatible|consistent) with|along|(?:higher|taller) than|screen\\w* (?:by|with|behind)|behind|mounted on|attached to|hung on|enclosed by|visible (?:above|through|over|from))\\b[^.;]{0,60}?';
function byTheWay(names: readonly string[]): (plain: string) => boolean {
  const leaning = regex.g`${leansOn}\b(?:${names.join('|')})[a-z]*`;
  return (plain) => !isNamedIn(plain.replace(leaning, ' '), names);
}

/** What changes the covenants and who votes is a matter of lenders and of the first builder too. */
const ofAll = /^(?:amendment|voting)\./;

/** Whoever else meets, votes and serves: what is said of them answers nothing that is asked of owners or directors. */
const bodies: readonly RegExp[] = [
  /\bofficers?\b|\b(?:president|secretary|treasurer)\b/,
  /\bcommittees?\b|\b[a-z]*arc\b/,
  /\b(?:directors|trustees|board)(?:'s?)? meetings?\b|\bmeetings? of (?:the |its )?(?:\w+ )?(?:board|directors|trustees)\b|\bof (?:the )?directors\b[^.;]{0,40}\bquorum\b/,
  /\bspecial meetings?\b/,
  /\bboard members?\b/,
];
const ofGovernance = /^(?:board|meeting|quorum|voting|records|amendment)\./;

function isOfOtherBody(fact: string, plain: string, cited: readonly Sentence[]): boolean {
  if (!ofGovernance.test(fact)) return false;
  if (fact === 'meeting.notice' && !/\bmeetings?\b/.test(plain)) return true;
  return bodies.some((body) => body.test(plain) && !cited.some((one) => body.test(one.plain)));
}

const tokens = (plain: string) => new Set(Array.from(plain.matchAll(/\{([a-z])\d/g), ([, letter]) => letter));

/** Which statements quote a sentence or stand beside it, by its index: the families of their facts ('pets'). */
export type Quoted = ReadonlyMap<number, ReadonlySet<string>>;

/** Of charges each is told by itself: what limits one is told of another too. */
const isToldTogether = (family: string) => family !== 'assessment';

/** The beginnings of words that name a statement's matter. */
export const namesOfMatter = (fact: string): readonly string[] =>
  isClause(fact) ? cuesOf(fact) : narrowed.test(fact) ? (wordsOfFacts[fact as FactId]?.names ?? []) : [];

/** A list with those first that pass a test, else in its order. */
const before = <T>(isFirst: (one: T) => boolean, all: readonly T[]): T[] => [
  ...all.filter(isFirst),
  ...all.filter((one) => !isFirst(one)),
];

/** The sentences of a document that rule on a statement's matter and that no statement like it quotes, best first. */
export function besides(
  doc: Doc,
  { fact, point }: PlacedPoint,
  cited: readonly Sentence[],
  quoted: Quoted,
): Sentence[] {
  const names = namesOfMatter(fact);
  if (names.length === 0) return [];
  const isByTheWay = boundFirst.test(fact) ? byTheWay(names) : undefined;
  const family = familyOf(fact);
  const said = fold([point.text, ...point.citations.map(({ quote }) => quote)].join(' '));
  const binding = forceOf(said);
  const figures = new Set(cited.flatMap(({ quantities }) => quantities.map(figureOf)));
  const tells = (one: Sentence) =>
    one.quantities.some((quantity) => !figures.has(figureOf(quantity))) ||
    forceOf(one.plain) > binding ||
    !isSaid(fold(doc.source.text.slice(one.start, wholeEnd(doc, one))), said);
  const back = takesBack(fact);
  const isTakenBack = ({ plain }: Sentence) => back?.test(plain) ?? false;
  const isShownBeside = ({ index }: Sentence) =>
    isToldTogether(family) && (quoted.get(index)?.has(family) ?? false);
  const fits = (sentence: Sentence) =>
    !cited.includes(sentence) &&
    !isTorn(sentence.text) &&
    !isReplaced(doc, sentence) &&
    rules.test(sentence.plain) &&
    isNamedIn(sentence.plain, names) &&
    (ofAll.test(fact) || !ofOthers.test(sentence.plain)) &&
    !isOfOtherBody(fact, sentence.plain, cited) &&
    !isOfOtherMatter(fact, sentence.plain) &&
    !isByTheWay?.(sentence.plain) &&
    (tells(sentence) || isTakenBack(sentence));
  const last = cited.toSorted((a, b) => a.index - b.index).at(-1);
  const following = new Set(last ? sentencesAfter(doc, last, next) : []);
  if (isClause(fact)) {
    const isNew = (one: Sentence) => !isShownBeside(one) && fits(one);
    const beyond = ({ plain }: Sentence) => Math.max(binding, forceOf(plain));
    const behind = [...following]
      .filter((one) => narrows.test(one.plain) && isNew(one))
      .toSorted((a, b) => beyond(b) - beyond(a));
    const elsewhere = doc.sentences.filter((one) => isTakenBack(one) && !behind.includes(one) && isNew(one));
    // The item before the quoted one may be what decides: 'Hoops in the ground need approval' before those on wheels.
    const above =
      last && fact.startsWith('exterior.')
        ? doc.sentences
            .slice(Math.max(0, last.index - soon), last.index)
            .findLast((one) => one.section === last.section && decides.test(one.plain) && isNew(one))
        : undefined;
    return [
      ...(above ? [above] : []),
      ...behind.slice(0, behind.every(({ text }) => bullet.test(text)) ? most : mostBehind),
      ...elsewhere.slice(0, mostElsewhere),
    ];
  }
  const ranked = rankSentences(doc, fact as FactId);
  const rank = ranked.find(({ sentence }) => cited.includes(sentence))?.score ?? 0;
  const measure = rank > 0 ? rank : (ranked[0]?.score ?? 0);
  const isNear = ({ sentence, score }: RankedSentence) =>
    (score >= nextShare * measure && following.has(sentence) && narrows.test(sentence.plain)) ||
    (score >= nearShare * measure &&
      cited.some((one) => one.section === sentence.section && Math.abs(one.index - sentence.index) <= soon));
  const { takes } = wordsOfFacts[fact as FactId] ?? {};
  const hasFigure = ({ sentence }: RankedSentence) =>
    !takes || [...takes].some((letter) => tokens(sentence.plain).has(letter));
  const isBanBeside = ({ plain }: Sentence) =>
    ofThings.test(fact) && bans.test(plain) && !isBan.test(point.text);
  const own = names.filter((name) => cited.some(({ plain }) => isNamedIn(plain, [name])));
  const binds = ({ sentence: { plain } }: RankedSentence) =>
    boundFirst.test(fact) && own.length > 0 && isBound(plain, own);
  const isShownOnly = (one: RankedSentence) =>
    isShownBeside(one.sentence) && !(binds(one) && one.score >= measure);
  const fitting = ranked.filter((one) => !one.isAside && fits(one.sentence) && !isShownOnly(one));
  const isElsewhere = (one: RankedSentence) =>
    isTakenBack(one.sentence) ||
    (hasFigure(one) && one.score >= measure * (isBanBeside(one.sentence) ? banShare : elsewhereShare));
  // 'Height' and 'Material' are parts of what the document says under 'Fences'.
  const heads = cited.flatMap(({ section }) => doc.sections[doc.sections[section]?.parent ?? -1] ?? []);
  const isBesideUnder = ({ sentence: { section } }: RankedSentence) =>
    heads.some(
      ({ index, title }) => index === doc.sections[section]?.parent && isNamedIn(fold(title), names),
    );
  const isByOthers = ({ sentence: { plain } }: RankedSentence) =>
    fact.startsWith('amendment.') && givenBy.test(plain) && !ofFormalities.test(plain);
  const near = fitting.filter(
    (one) => isNear(one) || ((binds(one) || isByOthers(one)) && isBesideUnder(one)),
  );
  const takesItBack = (one: RankedSentence) => isTakenBack(one.sentence);
  const elsewhere = before(
    binds,
    before(
      takesItBack,
      fitting.filter((one) => !near.includes(one) && isElsewhere(one)),
    ),
  );
  const isOfThings = boundFirst.test(fact);
  const found = [...near, ...elsewhere.slice(0, isOfThings ? most : mostElsewhere)];
  const shown = before(binds, before(takesItBack, found))
    .slice(0, isOfThings ? mostOfThings : most)
    .map(({ sentence }) => sentence);
  return [
    ...shown,
    ...(fact.startsWith('exterior.')
      ? limitsFarther(doc, cited, names)
          .filter((one) => !shown.includes(one) && fits(one))
          .slice(0, mostFarther)
      : []),
  ];
}

/** The new text that an amendment bound behind the document gives to the section of a cited sentence, where it names the matter. */
export function addedTo(doc: Doc, cited: readonly Sentence[], names: readonly string[]): Sentence[] {
  return changedSections(doc)
    .filter(({ old }) => cited.some((one) => isIn(old, one)))
    .flatMap(({ start, end }) =>
      doc.sentences
        .filter((one) => one.start > start && one.end <= end && rules.test(one.plain) && !isTorn(one.text))
        .filter(({ plain }) => isNamedIn(plain, names))
        .slice(0, mostBehind),
    );
}
