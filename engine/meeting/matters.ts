import { blocksOf } from '../blocks-of.ts';
import { isPutToVote } from '../language/asks-for-vote.ts';
import { monthNames } from '../language/month-names.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { regex } from '../regex.ts';
import { isArticles } from '../structure/articles.ts';
import { isRecital } from '../structure/recitals.ts';
import { becameOf } from './became-of.ts';
import { tellsOfChange, tellsOfVoteToChange } from './covenant-changes.ts';
import { decidedAfter } from './decided-after.ts';
import { putsOffDues } from './dues-later.ts';
import { isOfEarlierYear } from './earlier-years.ts';
import { goesToLawyer } from './handed-over.ts';
import { isHeading, longest, placeOf, rowsUnder, upTo, wholeItem, withContext } from './matter-context.ts';
import { type MatterKind, matterKinds } from './matter-kinds.ts';
import { tellsOfFew, tellsOfInsurance, tellsOfManager } from './matters-of-board.ts';
import { tellsOfArrears, tellsOfLiability, tellsOfShortfall } from './matters-of-money.ts';
import {
  namesLargeSum,
  namesWork,
  tellsOfAssessment,
  tellsOfDanger,
  tellsOfDeveloper,
  tellsOfDueDay,
  tellsOfDuesChange,
  tellsOfEnding,
  tellsOfLateDues,
  tellsOfLoan,
  tellsOfNoAssessment,
  tellsOfNone,
  tellsOfVote,
  tellsOfWork,
  votesSoFar,
} from './matters-to-come.ts';
import { asNotApproved, saysNotApproved } from './not-approved.ts';
import { isSupposed, isTorn, itemMark } from './one-item.ts';
import { outcomeOf } from './outcome.ts';
import { isOfOneOwner, namesOwner } from './people.ts';
import { isPut } from './put-to-vote.ts';
import { enoughAfter, refusedBy } from './voted-later.ts';

export interface Matter {
  readonly kind: MatterKind;
  /** The sentence that tells it. */
  readonly core: Sentence;
  /** With the rest of its item, or those without which it can't be understood, in the order of the text. */
  readonly sentences: readonly [Sentence, ...Sentence[]];
  /** With these alone, where the rest of its item is told by other statements. */
  readonly fewest?: readonly [Sentence, ...Sentence[]];
}

interface Told {
  readonly doc: Doc;
  readonly sentence: Sentence;
  /** With the sentences that it hangs on. */
  readonly whole: string;
}

/** What would be so, or is the rule, is no matter of the day. */
const supposed =
  /\b(?:if (?!no (?:response|payment|reply)\b|not paid\b|unpaid\b)|unless|whenever|in case|would|could|shall|hypothetical\w*|article|section|polic(?:y|ies)|process involves|(?:\{n\d+\}|1st|2nd|3rd|first|second|third|final) (?:letter|notice))\b/;

/** A condition, and what would be done: 'any item would be tabled' puts nothing off, nor does 'deferred maintenance'. */
const supposedPart =
  /\bdeferred maintenance\b|\bif\b[^.;,]*|\b(?:would|could|can|may|might) (?:then )?be [a-z]+/gi;

/** 'No home is in foreclosure.', 'Foreclosure fees: actual cost' */
const noneOfIt =
  /^[a-z /&-]{3,50} fees? ?:|\b(?:no|none|not any|never|without (?:resorting to|the need for|having to))\b[^.;,]{0,40}\b(?:foreclos\w*|court|legal action|attorney|collections?)\b/;

/** What costs owners, binds them or runs the place: of this a delay matters. */
const weighty =
  /\b(?:dues|assessments?|budgets?|reserves?|funds?|loans?|mortgage|refinanc\w+|insurance|contracts?|bids?|costs?|fees?|fines?|tax(?:es)?|cpas?|audits?|deposit|cds?|interest|roofs?|roads?|streets?|pav\w+|asphalt|pools?|playground|clubhouse|ponds?|lakes?|dam|wells?|water|sewers?|drain\w*|bridges?|walls?|fenc\w+|gates?|parks?|trees?|sidewalks?|sinkhole|foreclos\w+|delinquen\w+|covenants?|by-?laws?|declaration|amendments?|rentals?|leas\w+|developer|management|manager|elections?|elect|lawsuit|attorney|legal)\b/;
/** Of this it matters whatever else is said beside it. */
const grave =
  /\b(?:dues|assessments?|budget|reserves?|loan|contract|elect\w*|covenants?|by-?laws?|amendments?|attorney|delinquen\w+|foreclos\w+)\b/;
export const isGraveDelay = ({ plain }: Sentence): boolean => grave.test(plain);
const slight =
  /\b(?:picnic|potluck|bbq|barbecue|parade|holiday|party|parties|social|website|web site|newsletter|e-?mails?|directory|minutes|agenda|volunteers?|date of|meeting dates?|next meeting|meeting will be held|fall meeting|events?)\b/;

const when = `(?:next|later|future|upcoming|coming|following|another|subsequent|(?:in|until|till|at|by) (?:the |our |its )?(?:spring|summer|fall|winter|${monthNames}|\\{t\\d))`;
const waits = new RegExp(
  [
    `\\b(?:will|should|needs? to|must|to be|(?:board|directors|trustees|committee|members) to) (?:also |then )?(?:be )?(?:decided?|discuss(?:ed)?|revisit(?:ed)?|address(?:ed)?(?=[^.;]{0,80}\\bmeetings?\\b)|consider(?:ed)?|vot(?:e|ed)|taken up|approved?|adopt(?:ed)?|added to the agenda)\\b[^.;]{0,80}\\b${when}\\b`,
    '\\b(?:is|are) not (?:moving|going) (?:forward|ahead) with\\b',
    `\\bdecisions? (?:on|about|of|regarding)\\b[^.;]{0,80}\\bwill be made\\b`,
    '\\bno (?:final |formal )?(?:decisions?|action|vote|elections?)(?: (?:on|about)[^.;]{1,40})? (?:was|were|has been|have been|has|have) (?:yet )?(?:been )?(?:made|taken|reached|held|conducted)\\b',
    '\\b(?:has|have|was|were) not (?:yet )?(?:been )?(?:made (?:a|any) (?:final )?decision|decided|finalized|determined|resolved|approved|adopted|elected)\\b',
    '\\bdecisions? (?:is |are )?to be made\\b|^\\W*no decisions? (?:yet|so far)\\W*$',
    `\\b(?:was|were|been|be)? ?(?:referred|sent back|assigned) (?:back )?to (?:the |our |a )?(?:[a-z&]+ ){0,3}(?:committee|board|task force)\\b`,
    '\\b(?:will )?needs? to decide\\b|\\bwill need to decide\\b',
    `\\b(?:have|had|need(?:s|ed)?) to (?:move|push|put off|delay|postpone)\\b[^.;]{0,60}\\b${when}\\b`,
    '\\bin limbo\\b|\\bunder advisement\\b|\\bleft (?:up )?to the board to decide\\b|\\bstill (?:undecided|unresolved|under (?:review|discussion)|being (?:discussed|negotiated|reviewed)|in the process of being approved|(?:working on|waiting (?:for|on)) (?:[a-z]+ ){0,3}(?:specifics|details|approval|permits?|bids?|quotes?|decision|answer|response|contract|agreement|plan|proposal|budget))\\b',
  ].join('|'),
);
const nothingOff =
  /\bno further (?:action|discussion)\b|\bno (?:action|decision) (?:is |was )?(?:needed|required|necessary)\b|\b(?:are|were) no decisions to\b|\bwill discuss [^.;]{0,60}\bplans for\b/;

const priced =
  /\bwill charge\b|\b(?:tak(?:e|ing)|requir(?:e|ing)|run) (?:us )?(?:about |approximately |around |up to |some |between |over )?\{m|\b(?:costs?|prices?|priced|estimates?|estimated|bids?|quotes?|quoted|proposals?)\b/;
const gone =
  /\b(?:was|were|paid|spent|came in|came to|cost (?:us|the association|last)|reimburs\w+|awarded|completed|last year|sold|listed|home prices|dues|assessments?|previous(?:ly)?|expenses|income|revenue|total|balance|budgeted|per (?:month|home|unit|lot|hour|year)|a month)\b/;
const notOfDay =
  /\bclaims? for\b|\breplacement cost\b|\bbudget proposals?\b|\bproposed budget\b|\bany (?:bid|price|cost)|\bminimum of\b/;
/** Bids that are there or asked for, and what a contract will cost more. */
const bid =
  /\b(?:bids?|proposals?|quotes?)\b[^.;]{0,40}\b(?:received|obtained|requested|submitted|collected|comparable|higher|ranged?)\b|\b(?:received|getting|get|obtain(?:ing)?|seek(?:ing)?|provid(?:e|ing)|request(?:ing)?|waiting (?:for|on)) (?:[a-z{}\d]+ ){0,3}(?:bids?|quotes?)\b|\b(?:cost|price|rate|contract)s?\b[^.;]{0,40}\{p\d+\}[^.;]{0,20}\b(?:increase|higher|more|above)\b/;
/** 'Estimate is $6,850.': a price in so few characters does not say of what. */
const shortPrice = 60;
/** Less than this many dollars is no matter for a buyer. */
const leastPrice = 1000;

const officer = '(?:directors?|president|secretary|treasurer|trustees?|officers?|board members?)';
const leaves = new RegExp(
  [
    `\\b${officer}\\b[^.;]{0,30}\\b(?:resign(?:s|ed|ing|ation)?|step(?:s|ped|ping)? down|(?:is|are) leaving)\\b`,
    `\\b(?:resign(?:s|ed|ing|ation)?|step(?:s|ped|ping)? down)\\b[^.;]{0,40}\\b(?:from|as|on|of) (?:[a-z]+ ){0,4}(?:board|${officer})\\b`,
    `\\bretiring ${officer}\\b`,
    '\\bnot (?:to |be )?(?:run(?:n?ing)?|seek(?:ing)?|stand(?:ing)?) for re-?election\\b',
  ].join('|'),
);
const resigned = /\bresigned\b/;
const hired = '(?:manager|lifeguards?|coach|contractor|landscaper|custodian|bookkeeper|committee)';
const stays = regex`\boffer(?:s|ed)? to (?:resign|step)|\bnot (?:resign|step)|\bresign\w* (?:was |were )?(?:not accepted|withdrawn|rescinded|declined)|\b(?:if|when|shall|may|must|vacanc(?:y|ies))\b|\b${hired}\b[^.;]{0,30}\bresign|\bresign\w* (?:as|of|from)(?: the| our)? (?:[a-z]+ )?${hired}\b`;

/** 'Nightly rentals are no longer allowed': what a change that was just told of makes the rule. */
const saysNewRule =
  /\b(?:no longer|now|from now on) (?:be )?(?:permitted|allowed|required|forbidden|prohibited|banned|limited)\b/;

/** 'The ballot asked the owners to approve $4,200 per unit.' */
const asksOwners = (plain: string) =>
  /\b(?:ballots?|board|association|hoa)\b[^.;]{0,20}\b(?:ask|request)(?:s|ed) (?:the |our |all )*(?:owners|homeowners|members|membership) (?:to (?:approve|adopt|agree|vote)|for (?:their )?approval)\b/.test(
    plain,
  );

/** How a kind is known. Each reads one sentence and what it hangs on. */
const known: Readonly<Record<Exclude<MatterKind, 'not_approved'>, (told: Told) => boolean>> = {
  lawyer: (told) =>
    goesToLawyer(told.sentence.plain) &&
    !noneOfIt.test(told.sentence.plain) &&
    !supposed.test(told.sentence.plain) &&
    !namesOwner(told.doc, told.whole),
  shortfall: ({ sentence }) => tellsOfShortfall(sentence),
  liability: ({ sentence }) => tellsOfLiability(sentence),
  ballot: ({ doc, sentence: { plain } }) => isPutToVote(doc, plain) && weighty.test(plain),
  vote: ({ sentence }) => tellsOfVote(sentence) || asksOwners(sentence.plain),
  ending: ({ sentence }) => tellsOfEnding(sentence),
  danger: ({ sentence }) => tellsOfDanger(sentence),
  developer: ({ sentence }) => tellsOfDeveloper(sentence),
  assessment: ({ sentence }) => tellsOfAssessment(sentence),
  no_assessment: ({ sentence }) => tellsOfNoAssessment(sentence),
  dues_change: ({ doc, sentence }) => tellsOfDuesChange(sentence, doc.type === 'minutes'),
  late_dues: ({ doc, sentence }) => doc.type === 'other' && tellsOfLateDues(sentence),
  due_day: ({ doc, sentence }) => doc.type === 'other' && tellsOfDueDay(sentence),
  loan: (told) => tellsOfLoan(told.sentence) && !namesOwner(told.doc, told.whole),
  work: ({ sentence, whole }) => tellsOfWork(sentence, whole),
  few_take_part: ({ doc, sentence }) =>
    tellsOfFew(sentence) && !/\belected\b/.test(doc.sentences[sentence.index + 1]?.plain ?? ''),
  insurance: ({ sentence }) => tellsOfInsurance(sentence),
  manager: ({ sentence }) => tellsOfManager(sentence),
  covenants: ({ sentence: { plain } }) => tellsOfChange(plain),
  amendment_vote: ({ sentence: { plain } }) => tellsOfVoteToChange(plain),
  put_off: ({ sentence, whole }) => {
    const { plain, text } = sentence;
    const is =
      waits.test(plain) || putsOffDues(sentence) || outcomeOf(text.replace(supposedPart, '')) === 'tabled';
    const said = whole.toLowerCase();
    return (
      is &&
      !nothingOff.test(plain) &&
      !/\b(?:unless|shall)\b/.test(plain) &&
      weighty.test(said) &&
      (grave.test(said) || !slight.test(said))
    );
  },
  arrears: (told) =>
    tellsOfArrears(told.sentence) && !supposed.test(told.sentence.plain) && !namesOwner(told.doc, told.whole),
  price: ({ sentence, whole }) =>
    !/\b(?:previous|original)(?:ly)?\b/i.test(whole) &&
    !notOfDay.test(sentence.plain) &&
    ((priced.test(sentence.plain) &&
      !gone.test(sentence.plain) &&
      sentence.quantities.some((one) => one.kind === 'money' && one.amount >= leastPrice)) ||
      (bid.test(sentence.plain) && weighty.test(whole.toLowerCase()) && !slight.test(whole.toLowerCase()))),
  departure: ({ doc, sentence: { plain, index } }) =>
    !stays.test(plain) &&
    (leaves.test(plain) ||
      (resigned.test(plain) &&
        doc.sentences
          .slice(Math.max(0, index - 6), index)
          .some((one) => /\belected to the board\b/.test(one.plain)))),
  sum: ({ doc, sentence }) =>
    doc.type === 'other' && !isSupposed(doc, sentence) && (namesLargeSum(sentence) || tellsOfNone(sentence)),
};

/** What binds, or is to be filled in, by its words or by its title. */
const forms = /\b(?:i hereby|witnesseth|know all men|whereas)\b/i;
const title = 300;
const titled = /(?:^|\n)[^\n]{0,60}\bproxy\b[^\n]{0,40}(?:\n|$)/i;
/** The letter that a budget comes with. */
const salutation =
  /\bdear (?:[a-z-]+ ){0,4}(?:homeowner|owner|member|neighbor|resident|shareholder|shareowner|cooperator)s?\b/i;
const head = 600;
const tellsOfDay = oncePerDoc(
  (doc) =>
    doc.type === 'minutes' ||
    (doc.type === 'budget' && salutation.test(doc.source.text.slice(0, head))) ||
    (doc.type === 'other' &&
      !forms.test(doc.source.text) &&
      !titled.test(doc.source.text.slice(0, title)) &&
      !isArticles(doc)),
);

/** A proxy or a ballot, which tells nothing but what it asks. */
const isBallot = (doc: Doc) =>
  doc.type === 'other' && /\b(?:proxy|ballot)\b/i.test(doc.source.text.slice(0, title));

/** What a meeting puts off or has priced may be decided further down. Each look for that reads on to the end, so there are few. */
const ofVotes: ReadonlySet<MatterKind> = new Set(['covenants', 'dues_change', 'vote']);
const mayBeDecided: readonly MatterKind[] = ['put_off', 'price'];
const mostRead = 100;

/** The matters of a paper that tells what was said and done, by kind and in its order. */
export const matters = oncePerDoc((doc): readonly Matter[] => {
  if (!tellsOfDay(doc) && !isBallot(doc)) return [];
  const became = becameOf(doc);
  const found = doc.sentences.flatMap((sentence): Matter[] => {
    const { text, plain } = sentence;
    const asks = isPutToVote(doc, plain);
    if (!asks && !tellsOfDay(doc)) return [];
    const rows = tellsOfAssessment(sentence) ? rowsUnder(doc, sentence) : [];
    if (
      (/[,(:?]\s*$/.test(text) && !asks && rows.length === 0) ||
      (plain.replace(itemMark, '').split(' ').length < (/\{m\d/.test(plain) ? 3 : 4) &&
        !/^\W*no decision/.test(plain))
    )
      return [];
    if (blocksOf(doc).get(sentence.index)?.kind !== 'text' || text.length > longest) return [];
    if (isOfEarlierYear(doc, sentence) || isRecital(doc, sentence)) return [];
    if (saysNotApproved(sentence))
      return asNotApproved(doc, sentence).map((found) => ({
        kind: 'not_approved',
        core: sentence,
        sentences: found,
      }));
    const item = wholeItem(doc, sentence);
    const fewest = withContext(doc, sentence);
    // Beside a debt that is told in one sentence its item tells of other matters.
    const isDebt =
      fewest?.length === 1 && /\bliens?\b|\{n\d/.test(plain) && known.arrears({ doc, sentence, whole: text });
    const sentences = (isDebt ? null : item) ?? fewest;
    // What leads up to a table or to the sentence behind one ends with a colon.
    const leads = /\t/.test(doc.sentences[(sentences?.[0].index ?? 0) + 1]?.text ?? '');
    if (!sentences || isTorn(leads ? sentences[0].text.replace(/:\s*$/, '.') : sentences[0].text)) return [];
    const whole = doc.source.text.slice(sentences[0].start, sentence.end);
    const told = { doc, sentence, whole };
    if (isOfOneOwner(plain, whole)) return [];
    const kind = matterKinds.find((one) => one !== 'not_approved' && known[one](told));
    if (!kind) return [];
    const is = became.get(sentence);
    if ((kind === 'put_off' || kind === 'ballot') && (is === 'carried' || is === 'failed')) return [];
    const next = doc.sentences[sentence.index + 1];
    // A heading alone says nothing of what stands under it.
    if (kind === 'covenants' && next?.section === sentence.section && isHeading(text))
      return [{ kind, core: next, sentences: [sentence, next] }];
    const isOff = next?.section === sentence.section && /tabled|failed/.test(is ?? '');
    const isWith =
      next &&
      !sentences.includes(next) &&
      ((isOff && outcomeOf(next.text) === is) ||
        (kind === 'work' && namesWork(next)) ||
        (kind === 'covenants' && next.section === sentence.section && saysNewRule.test(next.plain)));
    // What was refused, or has its votes, is told with that.
    const came =
      (isPut(plain) && refusedBy(doc, sentence)) || (ofVotes.has(kind) && enoughAfter(doc, sentence));
    const after = came ? doc.sentences.slice(sentence.index + 1, came.index + 1) : isWith ? [next] : [];
    const isBarePrice = kind === 'price' && !item && text.length < shortPrice;
    const place =
      isBarePrice || kind === 'liability'
        ? upTo(doc, sentences[0])
        : kind === 'price' || kind === 'work'
          ? placeOf(doc, sentences[0], kind === 'price')
          : [];
    const [head = sentences[0], ...rest] = [
      ...place,
      ...sentences,
      ...rows,
      ...after.filter((one) => !sentences.includes(one)),
    ];
    return [{ kind, core: sentence, sentences: [head, ...rest], ...(item && fewest ? { fewest } : {}) }];
  });
  // Of several counts of the votes so far the largest is the last.
  const counts = found.map(({ core }) => votesSoFar(core) ?? 0);
  const last = counts.indexOf(counts.reduce((most, count) => Math.max(most, count), 0));
  return found
    .filter((_, at) => counts[at] === 0 || last === at)
    .slice(0, mostRead)
    .filter(({ kind, core }) => !mayBeDecided.includes(kind) || !decidedAfter(doc, core));
});
