import { withoutNames } from '../language/person-names.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { regex } from '../regex.ts';
import { becameOf } from './became-of.ts';
import { partsOf } from './decided-after.ts';
import { isOfEarlierYear } from './earlier-years.ts';
import { outcomeOf } from './outcome.ts';
import { peopleOf } from './people.ts';

/** What a paper may say an outcome of, and one word for all that name the same. */
const heads: readonly (readonly [word: string, of: RegExp])[] = [
  ['seat', /\b(?:seats?|positions?|vacanc(?:y|ies)|openings?)\b/],
  ['bid', /\b(?:bids?|proposals?|quotes?|estimates?|contracts?)\b/],
  ['suit', /\b(?:lawsuits?|suits?|litigation|court case)\b/],
  ['foreclosure', /\bforeclosures?\b/],
  ['increase', /\b(?:increases?|raises?)\b/],
  ['amendment', /\b(?:amendments?|revisions?|changes)\b/],
  ['loan', /\bloans?\b/],
  ['grant', /\bgrants?\b/],
  ['assessment', /\bassessments?\b/],
  ['work', /\b(?:work|projects?|repairs?|replacements?|renovations?|repaving|resurfacing)\b/],
  ['plan', /\bplans?\b/],
  ['permit', /\bpermits?\b/],
  ['request', /\b(?:requests?|applications?)\b/],
  ['claim', /\bclaims?\b/],
  ['sale', /\b(?:sale|purchase)\b/],
];
/** Of these a paper seldom tells of two. */
const single = new Set(['loan', 'grant', 'suit', 'foreclosure']);
const headsIn = (plain: string) =>
  new Set(heads.flatMap(([word, of]) => (plain.search(of) >= 0 ? word : [])));

const noun = regex`(?:${heads.map(([, { source }]) => source.replaceAll('\\b', '')).join('|')})`;
const came =
  /(?:approved|denied|granted|rejected|refused|declined|defeated|withdrawn|filled|completed|finished|awarded|cancell?ed|abandoned|dismissed|settled|paid (?:off|in full)|repaid|put on hold|voted down|turned down|dropped)/;
const ran =
  /(?:approved|denied|granted|rejected|refused|declined|withdrew|filled|completed|finished|awarded|cancell?ed|abandoned|dismissed|settled|paid off|repaid)/;
const adverbs = /(?:(?:not|never|now|also|all|since|then|both|finally|unanimously|recently|officially) )*/;
const pronoun = /^\W*(?:both|they|all(?: [a-z]+)?|it|this|these)(?: (?:motion|matter|vote))?/;
/** 'Our loan was not approved', 'the county denied the permit', 'not able to secure a grant', 'the board is now full'. */
const outcome = regex`\b${noun}(?: (?:of|for|to|on|from|in) (?:[a-z'-]+ ){1,6}?| )(?:(?:was|were|has been|have been|had been|got|is now|are now) ${adverbs}${came}|(?:fell through|expired|failed|passed))\b|\b(?:is|are|was|were|has been|have been) ${adverbs}(?:able|unable) to (?:secure|get|obtain) (?:an? |the |any )?(?:[a-z'-]+ ){0,2}${noun}\b|\b${ran} (?:the|our|their|its|both|all)(?: [a-z'-]+){0,3}? ${noun}\b`;
/** 'We are looking at alternative plans': what was planned is not done. */
const isOther = regex`\b(?:alternative|another|different) ${noun}\b`;
const filled = /\bboard\b[^.;]{0,60} is now (?:fully (?:populated|staffed|seated)|full|complete)\b/;
/** 'This was approved by the members.': what the sentence before spoke of. */
const ofBefore = regex`${pronoun} (?:was|were|has been|have been|is now|are now) ${adverbs}(?:${came}|adopted|passed|elected)\b`;
/** 'This increase was approved': what is told of it names no other. */
const bare = regex`(?:^\W*|\b(?:the|this|that|these|both|all|our|such|its) (?:\{n\d+\} )?(?:open |new )?)${noun} (?:was|were|has|have|got|is|are)\b`;
/** What would be, what is asked for, and what came of it in years gone by. */
const unsettled =
  /\b(?:if|unless|once|until|when|whether|should|would|could|may|might|must|shall|will|last year|previous(?:ly)?|in the past|minutes|adjourn\w*|needs? to)\b/;

/** A sentence of more characters is not set behind a statement. */
const longest = 360;

/** 'Status 7/11/2031': a line of few words that dates what stands under it. */
const dated = /^\W*(?:[a-z]+:? ){0,4}(?:[a-z]+day,? )?\{t(\d+)\}\W*$/;

interface Told {
  readonly sentence: Sentence;
  /** What it tells the outcome of. */
  readonly heads: ReadonlySet<string>;
  readonly as: 'noun' | 'bare' | 'pronoun' | 'motion';
}

const common =
  /^(?:board|associ|owner|member|meetin|motion|would|will|have|been|that|this|with|from|year|their|they|which|were|also|approv|denied|grante|comple|there|these|could|should|what|when|some|other|more|into|about|only|state|discus|propos|second|carrie|vote|unanim|made|direct|upon|duly|special|home|moved|dollar|hundre|thousa)/;
const wordsOf = (doc: Doc, { text }: Sentence) =>
  new Set(
    (
      withoutNames(text, peopleOf(doc).all)
        .toLowerCase()
        .match(/[a-z]{4,}/g) ?? []
    )
      .map((word) => word.replace(/s$/, '').slice(0, 6))
      .filter((word) => !common.test(word)),
  );
const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((word) => other.has(word));

/** What a sentence tells the outcome of; null where it tells none. */
function toldBy(doc: Doc, sentence: Sentence): Told | null {
  const { plain, text } = sentence;
  if (unsettled.test(plain) || text.length > longest || isOfEarlierYear(doc, sentence)) return null;
  const isFull = filled.test(plain);
  const found = isFull ? 'seat' : isOther.test(plain) ? plain : outcome.exec(plain)?.[0];
  if (found) return { sentence, heads: headsIn(found), as: isFull || bare.test(plain) ? 'bare' : 'noun' };
  if (ofBefore.test(plain)) return { sentence, heads: new Set(), as: 'pronoun' };
  const became = becameOf(doc).get(sentence);
  const isVote = (became === 'carried' || became === 'failed') && outcomeOf(text) === became;
  return isVote ? { sentence, heads: new Set(), as: 'motion' } : null;
}

/** The outcomes that a paper tells, and the day of the heading over each sentence. */
const read = oncePerDoc((doc) => {
  const outcomes: Told[] = [];
  const days = new Map<Sentence, string>();
  let day = '';
  for (const sentence of doc.sentences) {
    const on = sentence.quantities[Number(dated.exec(sentence.plain)?.[1] ?? -1)];
    if (on?.kind === 'date' && on.iso.length === 10) day = on.iso;
    days.set(sentence, day);
    outcomes.push(...[toldBy(doc, sentence)].flatMap((one) => one ?? []));
  }
  return { outcomes, days };
});

/** Under the same heading a matter is spoken of in so many sentences; a motion on it shares so many words. */
const near = 8;
const few = 2;
const many = 3;

/**
 * The sentence that tells what came of the matter of others: further on, or under a later day, with the noun of it as what was
 * approved, denied, filled or settled, or a motion in its words. Undefined where there is none, or where they tell it themselves.
 */
export function toldLater(doc: Doc, of: readonly Sentence[]): Sentence | undefined {
  const last = of.toSorted((a, b) => a.index - b.index).at(-1);
  if (!last) return undefined;
  const { outcomes, days } = read(doc);
  const about = new Set(of.flatMap(({ plain }) => [...headsIn(plain)]));
  const said = new Set(of.flatMap((one) => [...wordsOf(doc, one)]));
  for (const { sentence, heads: own } of outcomes)
    if (of.includes(sentence)) for (const head of own) about.delete(head);
  const parts = new Set(of.flatMap(({ plain }) => [...partsOf(plain)]));
  const isOnIt = ({ sentence, heads: on, as }: Told) => {
    const own = partsOf(sentence.plain);
    if (parts.size > 0 && own.size > 0 && shared(own, parts).length === 0) return false;
    const away = sentence.index - last.index;
    const isNear = sentence.section === last.section && away > 0 && away <= near;
    const alike = shared(wordsOf(doc, sentence), said).length;
    if (as === 'motion') return alike >= (isNear ? few : many);
    if (as === 'pronoun')
      return (
        isNear &&
        doc.sentences
          .slice(last.index + 1, sentence.index)
          .every((one) => shared(headsIn(one.plain), about).length > 0)
      );
    const both = shared(on, about);
    return both.some((head) => single.has(head) || (as === 'bare' && isNear) || alike > 1);
  };
  return outcomes.findLast((one) => {
    const [own, other] = [days.get(last), days.get(one.sentence)];
    const isAfter = own && other && own !== other ? other > own : one.sentence.index > last.index;
    return !of.includes(one.sentence) && isAfter && isOnIt(one);
  })?.sentence;
}
