import { namesAsMatter } from '../find/as-place.ts';
import { pathsIn } from '../find/use-rule.ts';
import { withoutExceptions } from '../language/exceptions.ts';
import { fold } from '../language/plain.ts';
import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';

const house =
  '(?:(?:any|all|an?|the|each|every|new|proposed|single[- ]family) )*(?:homes?|houses?|dwellings?|residences?)';
/** A kind of work at a home, as words behind 'before you'. */
const works = [
  [
    'build a house',
    regex`\b(?:house|home|residence|dwelling) plans\b|\bbuilders?\b|\bnew (?:homes?|houses?|dwellings?|residences?)\b|\b(?:plans(?: and specifications)? (?:for|of)|construction of|erection of|(?:build|erect|construct)(?:ing)?) ${house}\b(?! (?:additions?|improvements?))|\b(?:no|all|any|each|every|or|,)(?: new| single[- ]family)* (?:homes?|houses?|dwellings?|residences?)\b[^.;]{0,60}\b(?:shall|may|must|will|can) (?:not )?be (?:erected|built|constructed|commenced|started|placed)`,
  ],
  [
    'put a structure on your lot',
    /\b(?:(?<!\b(?:play|playground|climbing) )structures?|buildings?(?! plans\b)|outbuildings?|sheds?|barns?|tents?|(?:no|any|all) (?:new )?construction)\b/,
  ],
  [
    'put up a fence or wall',
    /\bfenc(?:es?|ing)\b|\bwalls?\b(?! of (?:any|the|an?|each|his|her|their) (?:homes?|houses?|units?|buildings?|dwellings?))/,
  ],
  ['add to your home', /\b(?<!\bin )additions?\b/],
  ['change the roof', /\b(?:roofs?|roofing|shingles?)\b/],
  ['paint the outside', /\b(?:re)?paint\w*|\bcolou?rs?\b|\bstain\w*/],
  ['convert a garage', /\bgarages?\b/],
  [
    'plant anything on your lot',
    /\b(?:trees?|shrubs?|bushes|plantings?|plants?|gardens?|gardening|landscap\w+|vegetation)\b/,
  ],
  [
    'plant a hedge',
    /^(?!.*\b(?:trees?|shrubs?|bushes|plantings?|plants?|gardens?|gardening|landscap\w+|vegetation)\b).*\bhedges?\b/,
  ],
  ['put up outdoor lights', /\b(?:lights?|lighting)\b/],
  ['build a deck, patio or porch', /\b(?:decks?|patios?|porch(?:es)?)\b/],
  ['put in a pool', /\b(?:pools?|spas?)\b/],
  ['change the ground or its drainage', /\b(?:grades?|grading|ground level|drainage|excavat\w+)\b/],
  [
    'put up play equipment',
    /\bplay ?(?:ground)? (?:equipment|sets?|structures?)\b|\bswing ?sets?\b|\bplayhouses?\b/,
  ],
  ['put up a flagpole', /\bflag ?poles?\b/],
  ['put anything on windows or doors', /\b(?:awnings?|screens?|shades?|shutters?)\b/],
  ['put in or change a window', /\bwindows?\b/],
  ['put in or change a door', /\bdoors?\b/],
] as const;
type Work = (typeof works)[number][0];

/** Names of who decides, which name no work. */
const reviewers =
  /\b(?:architectural|design|landscap\w+|building|planning)(?: (?:and|&) [a-z]+)? (?:[a-z]+ )?(?:committee|board|request|form|guidelines|standards)\b|\b(?:arc|acc|arb|drc)\b/g;
/** When leave is given, what the papers are to show, what the work is to go with and where it is. */
const bySide =
  /(?<=[a-z].{20})\b(?:until|unless)\b.*|\b(?:plans|specifications|drawings)\b[^.;]{0,60}\bshowing\b.*|\bharmony\b[^.;]*|\b(?:building|property) (?:setbacks?|lines?|materials?|permits?|codes?|envelopes?|sites?)\b|\b(?:on|upon|to|from|in|within|outside of|exterior of|part of) (?:the |any |an? |each |such )?(?:lots? or )?(?:existing )?(?:structures?|buildings?|dwellings?)\b/g;

const change =
  '(?:alter(?!nat)\\w*|chang\\w+|modif\\w+|remodel\\w*|renovat\\w+|refinish\\w*|improv(?:e|ing))';
const outside = '(?:exteriors?|external(?:ly)?|outside|outward|visible)';
const building = '(?:homes?|houses?|dwellings?|residences?|units?|buildings?|structures?)';
/** Work whatever it is: on the outside, on the home or the lot, or on 'any improvement'. */
const anyWork = new RegExp(
  [
    '\\bnothing\\b|\\bany(?:thing| (?:other )?object)\\b',
    `\\b${outside}(?:,? (?:and|or|and/or|structural|visible|building|home|additions?|to|removals?|projects?)){0,4},? (?:${change}|additions?|improve[md]\\w*|work|projects?|construction|structures?)\\b`,
    `\\b(?:${change}|work)\\b[^.;]{0,80}\\b(?:${outside}(?: (?:of|appearance|portions?|parts?|surfaces?|elevations?|and|or)\\b| ?[,.;)]|$)|${building}\\b|lots?\\b|propert(?:y|ies)\\b|there(?:in|to|of|on)\\b|foregoing\\b)`,
    `\\b${building}\\b[^.;]{0,120}\\b(?:alter(?:ed|ations?)|chang(?:ed?s?)|modifi(?:ed|cations?)|remodel\\w*)\\b`,
    '\\b(?:no|any|all|an?|the|other|such|proposed|and|or|of|for|new|make|exterior|permanent) (?:alterations?|modifications?|improvements?)\\b(?! (?:located|existing|thereon|by the association))',
  ].join('|'),
);
/** A change of one part of it, or of the papers. */
const ofOnePart = regex.g`\b${change}(?: (?:of|to|in|or|and|the|any|all|an?|such|his|her|their|your|its|existing|exterior|outdoor|repair|replace|alterations?|modifications?|changes?))* (sidewalks?|walkways?|light\w*|grad\w+|ground|drainage|landscap\w+|roof\w*|fenc\w+|walls?|garages?|driveways?|mailbox\w*|windows?|doors?|colou?rs?|plans|deviations)\b`;
/** What is fixed, put up or taken away, whatever it is. */
const putUp =
  /\b(?:attach\w*|affix\w*|hung|hang|install\w*|plac(?:ed|e|ing)|erect\w*|mounted|posted|removed|altered)\b/;
/** 'All other displays', 'any antenna': one thing that is no work on the home. */
const ofOneThing =
  /\b(?:no|all|any|each|every|such|the|following)(?: other)?(?: [a-z]+)? (?:displays?|items?|signs?|flags?|antennas?|dish(?:es)?|cameras?|barrels?|generators?|ornaments?|statues?)\b/;
const few = 4;
/** Work, whatever it is. */
const work = /\b(?:work|projects?|changes?|alterations?|modifications?|improvements?|additions?)\b/;

/** The work that some words ask leave for: 'outside' is any change of the outside, 'some' work that has no name here, 'unnamed' what they do not tell. */
type WorkAsked = 'outside' | 'some' | 'unnamed' | readonly Work[];

const namedIn = (said: string): readonly Work[] =>
  works.flatMap(([work, named]) => (namesAsMatter(said, named) ? work : []));
/** Awnings and blinds are of a window or door, whose own change is then not meant. */
function worksIn(said: string): readonly Work[] {
  const named = namedIn(said);
  return named.includes('put anything on windows or doors')
    ? named.filter((one) => !one.startsWith('put in or change'))
    : named;
}

/** Leave for what is larger than so much or stands at one place: less of it, or elsewhere, needs none. */
const beyond =
  /\b(?:exceed\w*|over|(?:higher|taller|larger|greater|more) than|in excess of) (?:[a-z]+ ){0,4}\{n\d+\}|\b(?:placed|located|built) (?:in front|forward|outside) of\b/;

const opensList = /:\W*$/;

/** 'Most changes to the appearance of a home will need approval', 'no improvements to the front of the house'. */
const partOfWork =
  /\b(?:most|many|some|certain|several) (?:[a-z]+ ){0,2}(?:work|projects?|changes|alterations|modifications|improvements|additions)\b|^\W*(?:generally|usually|typically|in most cases)\b|\b(?:improvements?|changes?|alterations?|modifications?|additions?) (?:to|of|on|in|at) the (?:front|rear|back)\b(?!,? (?:and|or) )/;

/** What the sentences of an answer ask leave for; where they name no work, the heading over them may. */
export function workAsked(doc: Doc, cited: readonly Sentence[]): WorkAsked {
  const items = cited.filter(({ plain }) => !opensList.test(plain));
  const asking = items.length > 0 ? items : cited;
  const workOf = (sentences: readonly Sentence[]) =>
    sentences
      .map(({ plain }) =>
        withoutExceptions(plain).replace(reviewers, ' ').replace(bySide, ' ').replace(ofOnePart, ' $1 '),
      )
      .join(' ');
  const said = workOf(asking);
  if (asking.some(({ plain }) => partOfWork.test(plain))) return 'some';
  if (anyWork.test(said)) return 'outside';
  const always = asking.filter(({ plain }) => !beyond.test(plain));
  if (always.length === 0) return 'some';
  const named = worksIn(workOf(always));
  if (named.length > few) return 'some';
  if (named.length > 0) return named;
  if (putUp.test(said) || ofOneThing.test(said)) return 'some';
  const over = worksIn(
    cited
      .map(({ section }) => pathsIn(doc)[section] ?? '')
      .join(' ')
      .replace(reviewers, ' '),
  );
  if (over.length > 0 && over.length <= few) return over;
  // What opens a list may name the work of all its items.
  return work.test(said) || anyWork.test(workOf(cited)) ? 'outside' : 'unnamed';
}

/** Whether plans for a house are all that some sentences, with those right before them, want answered. */
export function isOfNewHouses(doc: Doc, cited: readonly Sentence[]): boolean {
  const asking = cited.flatMap(({ index, section }) =>
    doc.sentences.slice(Math.max(0, index - 3), index + 1).filter((one) => one.section === section),
  );
  const asked = workAsked(doc, asking);
  return asked.length === 1 && asked[0] === 'build a house';
}

const kind =
  '(?:solar|satellite|antennas?|fences?|fencing|(?:swimming )?pools?|hot tubs?|sheds?|outbuildings?|decks?|patios?|landscaping|trees?|painting|roof(?:s|ing)?|signs?|flags?|flagpoles?|play equipment|generators?|mailbox(?:es)?)';
const ofOneKind = regex`\b${kind}\b`;
const requestFor = regex`\b(?:requests?|applications?|plans|submittals?) for (?:an? |the |any |all |new |installing )*${kind}(?: (?:panels?|systems?|dish(?:es)?))?\b(?! (?:and|or)\b|,)`;
/** Words for work of every kind, in a heading or in the sentence itself. */
const ofEveryKind =
  /\b(?:architectur\w+|review|approvals?|applications?|submi\w+|process|procedures?|committee|exterior|improvements?|modifications?|alterations?|changes?|design|general|restrictions)\b/;
const anyPlans =
  /\bplans and specifications\b|\b(?:all|any|each|every|such|said)(?: other)? (?:plans|requests?|applications?|submissions?|submittals?|improvements?|alterations?|work)\b/;

/** The one kind of work that requests are of, by their own words or by the heading over them: 'solar energy systems'. */
export function oneKindOf({ sections }: Doc, cited: readonly Sentence[]): string | null {
  const first = cited.find(({ quantities }) => quantities.length > 0) ?? cited[0];
  if (!first) return null;
  const named = requestFor.exec(first.plain)?.[0];
  if (named) return named;
  if (anyPlans.test(first.plain)) return null;
  for (let at = sections[first.section]; at; at = sections[at.parent]) {
    const title = fold(at.title).trim();
    if (ofOneKind.test(title) && title.length < 50 && !ofEveryKind.test(title)) return title;
  }
  return null;
}
