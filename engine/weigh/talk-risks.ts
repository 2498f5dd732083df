import type { FactValue, Risk } from '#contract/analysis.ts';
import type { FactId } from '../catalogue.ts';
import { citeRanges } from '../find/decide.ts';
import { monthNames } from '../language/month-names.ts';
import { becameOf } from '../meeting/became-of.ts';
import { tellsOfChange } from '../meeting/covenant-changes.ts';
import { decidedAfter, mayBeDecided, partsOf } from '../meeting/decided-after.ts';
import { isDenied } from '../meeting/denied.ts';
import { putsOffDues } from '../meeting/dues-later.ts';
import { openingOf } from '../meeting/openings.ts';
import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { dollars } from '../say/display.ts';
import { suesDebtors } from '../scope/debts.ts';
import { type Warning, warn } from './risk-rule.ts';

interface Topic {
  readonly id: string;
  /** What it speaks of, which is then not unmentioned. */
  readonly facts: readonly FactId[];
  readonly about: RegExp;
  readonly warning: Warning;
}

/** What a meeting may talk about that would cost an owner money later. */
const topics: readonly Topic[] = [
  {
    id: 'special_assessment',
    facts: ['special_assessment'],
    about: /\bspecial assessments?\b|\bassessment meeting\b|\bvote on the [a-z ]{0,20}assessment\b/,
    warning: warn(
      'medium',
      'A special assessment was talked about, not decided.',
      'Ask the board where it stands and when it will vote.',
    ),
  },
  {
    id: 'dues',
    facts: ['assessment.regular', 'budget.dues_change'],
    about:
      /\b(?:rais(?:e|ing)|increas(?:e|es|ed|ing)|higher(?! of\b))\b[^.;]{0,40}\b(?:dues|assessments?|hoa fees?)\b|\b(?:dues|assessment) increases?\b|\bincrease in (?:the )?(?:annual |monthly )?(?:dues|assessments?)\b/,
    warning: warn(
      'medium',
      'Higher dues were talked about, not decided.',
      'Ask how much the raise would be, and when it will be voted on.',
    ),
  },
  {
    id: 'loan',
    facts: ['financial.loan'],
    about:
      /\b(?:borrow(?:ing)?|line of credit|refinanc\w+|(?:new|bank|another|pool|take out a|consolidat\w+ (?:the )?) ?loans?|loans? (?:for|from|to))\b/,
    warning: warn(
      'medium',
      'A loan was talked about, not decided.',
      'Ask what it would pay for, and how owners would pay it back.',
    ),
  },
  {
    id: 'lawsuit',
    facts: ['litigation'],
    about:
      /\b(?<!\b(?:pending|ongoing|current|existing|the|our) (?:[a-z'’-]+ ){0,2})(?:lawsuits?|litigation|legal action)\b|\b(?:suing|sue|small claims|foreclos\w+)\b/,
    warning: warn(
      'medium',
      'Going to court was talked about, not decided.',
      'Ask who would be sued, over what, and what it may cost.',
    ),
  },
  {
    id: 'insurance',
    facts: ['budget.insurance'],
    about:
      /\binsurance\b[^.;]{0,60}\b(?:increas\w+|higher|rise|rising|went up|non-?renew\w*|cancel\w*|quotes?|dropped|companies)\b|\b(?:increas\w+|higher|rising|quotes?)\b[^.;]{0,60}\binsurance\b/,
    warning: warn(
      'low',
      'The cost of insurance was talked about, not decided.',
      'Ask what the policy costs now and covers.',
    ),
  },
  {
    id: 'repairs',
    facts: ['repairs.critical'],
    about:
      /\b(?:roofs?|siding|roads?|streets?|paving|repav\w+|resurfac\w+|asphalt|parking lots?|pool|pond|lake|dam|fence|retaining walls?|playground|clubhouse|bridge|sewers?|drainage|elevators?)\b[^.;]{0,80}\b(?:repairs?|replac\w+|resurfac\w+|repav\w+|refurbish\w*|dredg\w+|renovat\w+|rebuild\w*)\b|\b(?:replac\w+|resurfac\w+|repav\w+|refurbish\w*|dredg\w+|renovat\w+|rebuild\w*)\b[^.;]{0,60}\b(?:roofs?|siding|roads?|streets?|parking lots?|pool|pond|lake|dam|fence|retaining walls?|playground|clubhouse|bridge|sewers?)\b|\broad resurfacing\b/,
    warning: warn(
      'low',
      'Work on shared property was talked about, not decided.',
      'Ask what it would come to and who would pay.',
    ),
  },
];

/** The facts that a risk of talk speaks of, by its id. */
export const factsOfTalk: ReadonlyMap<string, readonly FactId[]> = new Map(
  topics.map(({ id, facts }) => [`risk.talk.${id}`, facts]),
);

const talk =
  /\b(?:discuss\w*|consider\w*|propos\w+|recommend\w*|suggest\w*|question(?:s|ed)?|asked|explor\w+|look(?:ing|ed)? (?:in)?(?:to|at)|review(?:ed|ing)? (?:the )?(?:proposals?|options?|bids?)|might|could|may (?:need|have) to|would like|plans? to|research\w*|bids?|quotes?|estimates?|support(?:ed)? (?:a|an)|opportunity|(?:will be|is|are|may be) (?:needed|necessary|required)|planned|will (?:vote|look|discuss|revisit))\b/;
const over =
  /\b(?:passed|carried|approved|adopted|ratified|unanimous\w*|was voted|were voted|completed?|finished|is now complete|has been (?:repaired|replaced)|last year|was (?:enacted|refused|done)|no one|voted down|withdrawn|no (?:special assessments?|lawsuits?|litigation|dues increases?|increases?)\b|did not (?:see|support)|not support|no (?:support|interest))\b/;

/** What the documents allow is no plan: 'the covenants allow raising the dues by $12 without a vote'. */
const isPower =
  /\b(?:covenants?|cc&rs?|ccr'?s?|by-?laws|declaration|law|statute|documents?)\b[^.;]{0,30}\b(?:allows?|permits?|limits?|caps?)\b|\b(?:is|are) (?:allowed|permitted|proper)\b/;
/** 'Banks could sue the association if …': what somebody fears of others is no talk of going to court. */
const fearedSuit =
  /\b(?:could|might|may) (?:sue|(?:take|bring|start|file) [^.;]{3,30} against) (?:the|our) (?:hoa|poa|association|board|community) if\b/;

function isTalk({ plain, text }: Sentence): boolean {
  const opening = openingOf(text);
  return (
    talk.test(plain) && !over.test(plain) && !isPower.test(plain) && opening === null && plain.length < 500
  );
}

const court =
  '(?:foreclosures?(?: (?:actions?|proceedings?))?|lawsuits?|suits?|litigation|legal actions?|small claims)';
const set = '(?:initiated|filed|commenced|begun|began|started|instituted|brought)';
/** What was begun is done, whatever else is said of it. */
const begun = regex`\b${set} (?:(?:an?|the|its|another|new|second|first|two|small|\{n\d+\}) ){0,3}${court}\b|\b${court}\b[^.;]{0,40}\b(?:was|were|has been|have been|had been) (?:[a-z]+ )?${set}\b`;
const notBegun =
  /\b(?:if|unless|would|could|should|may|might|shall|will|until|before|once|when|whether|no|not|never|dismissed|withdrawn|settled|dropped|won|lost|last year|previous\w*)\b/;
const wasBegun = ({ plain }: Sentence) => begun.test(plain) && !notBegun.test(plain) && !suesDebtors(plain);

const motionWords: Readonly<Record<string, RegExp>> = {
  dues: /\bdues|assessment/i,
  special_assessment: /special assessment/i,
};

/** True where one of the decided motions is about the same part of the property, or the same loan, as a sentence. */
const alsoDecided = (about: RegExp, plain: string, decided: readonly string[]): boolean =>
  decided.some((what) => {
    const named = partsOf(about.exec(plain)?.[0] ?? '');
    return about.test(what.toLowerCase()) && [...partsOf(what.toLowerCase())].some((part) => named.has(part));
  });

const ofDues = /\b(?:rais|increas)[a-z]*\b[^.;]{0,40}\bdues\b|\bdues\b[^.;]{0,40}\b(?:to|by) \{m/;
const mostSums = 3;

/** Dues as they are, before a sum: no raise comes to it. */
const ofToday =
  /\b(?:continu\w*|remain\w*|stay\w*|ke(?:ep|pt)\w*|current(?:ly)?|present(?:ly)?|existing|maintain\w*|hold\w*|unchanged|same|now)\b[^.;{]{0,60}$/;
/** What else is named beside dues that may rise. */
const ofElse = /\b(?:special|one[- ]time|loans?|reserves?|costs?|bids?|quotes?|fines?|late)\b[^;{]*$/;
/** '$2,200 a month': a sum is not told without its period. */
const sumsIn = ({ plain, quantities }: Sentence, isRaise: boolean, ofOwners: boolean) =>
  quantities.flatMap((one, at) =>
    one.kind === 'money' &&
    (ofOwners || one.per !== 'home') &&
    !(isRaise && [ofToday, ofElse].some((words) => words.test(plain.split(`{m${at}}`)[0] ?? ''))) &&
    !/^[^{]*[,;:] (?:and|but|so|or|which) [^{]*\bspecial assessment/.test(plain.split(`{m${at}}`)[1] ?? '')
      ? [`${dollars(one.amount)}${one.period ? ` a ${one.period}` : ''}`]
      : [],
  );

/** 'A bid of 27,000': sums whose sign a secretary left out are told as they stand. */
const bareSums = ({ plain, quantities }: Sentence) =>
  /\b(?:bids?|quotes?|estimates?)\b/.test(plain)
    ? [...plain.matchAll(/\b(?:for|of|at) \{n(\d+)\}(?=[.,;]|$| and\b)/g)].flatMap(([, at]) => {
        const count = quantities[Number(at)];
        return count?.kind === 'count' && count.value >= leastBare
          ? [count.value.toLocaleString('en-US')]
          : [];
      })
    : [];
const leastBare = 2100;

/** 'Sums named: $150.' from the sentences that are cited; nothing where they name none. */
function sumsNamed(said: readonly Sentence[], isRaise: boolean, ofOwners: boolean): string {
  const dollarsNamed = said.flatMap((one) => sumsIn(one, isRaise, ofOwners));
  const sums = dollarsNamed.length > 0 ? dollarsNamed : said.flatMap(bareSums);
  const different = [...new Set(sums)].slice(0, mostSums);
  if (different.length === 0) return '';
  return `${different.length === 1 ? 'Sum' : 'Sums'} named: ${different.join(', ')}. `;
}

const risesTo =
  /\b(?:rais|increas)[a-z]*\b[^.;{]{0,40}\b(?:dues|assessments?|fees?)\b[^.;{]{0,40}?\bto \{m(\d+)\}/;
/** 'They would come to $150 then.', where dues are to be raised to a sum and no other is named. */
function newDues(said: readonly Sentence[]): string | null {
  const sums = said.flatMap(({ plain, quantities }) => {
    const sum = quantities[Number(risesTo.exec(plain)?.[1] ?? -1)];
    return sum?.kind === 'money' ? [sum.amount] : [];
  });
  const named = said.flatMap(({ quantities }) => quantities.filter(({ kind }) => kind === 'money'));
  const [only] = sums;
  return only !== undefined && named.length === 1
    ? `They would come to ${dollars(only)}. Ask what they are now, and when it will be voted on.`
    : null;
}

/** Talk of a loan that there is already. */
const ofOldLoan = /\b(?:refinanc\w+|consolidat\w+)\b/;
const oldLoan = {
  title: 'New terms for a loan were talked about, not decided.',
  ask: 'Ask what the association owes, and how owners pay it back.',
};
/** Somebody would wait with a raise: it is not told as one that is only thought of. */
const duesLater = {
  title: 'A raise of the dues may come later.',
  explanation:
    'Waiting with it was spoken of. Ask by how much they would rise, and when it is taken up again.',
};

/** 'Kim and Lee agreed.', 'All directors agreed.': with what the sentence before it tells. */
const name = /[A-Z][\w’'-]{1,30}(?: [A-Z][\w’'-]{1,30})?/.source;
const agreedNext = regex`^\W*(?:${name}(?:(?:, and |,? & |, | and )${name}){0,7}|(?:[Tt]he )?(?:(?:rest of the |whole )?board|other directors|others|directors|trustees|members)|(?:[Aa]ll|[Ee]veryone)(?: (?:of the )?(?:directors|members|trustees|those))?)(?: members)?(?: present| there)?(?: all)? agreed\W*$`;

/** The sentence by which those there agreed to what another suggested; undefined where it is not the next. */
function agreedWith(doc: Doc, { index, section }: Sentence): Sentence | undefined {
  const next = doc.sentences[index + 1];
  return next && next.section === section && agreedNext.test(next.text) ? next : undefined;
}

const someDay = regex`\{t\d+\}|\b(?:${monthNames}) \d{1,2}(?:st|nd|rd|th)?\b|\b(?:${monthNames}) \{n`;
/** The sentence under the same headings that names the day on which owners vote on it. */
const votingDay = (doc: Doc, said: readonly Sentence[], about: RegExp) =>
  doc.sentences.find(
    ({ plain, section }) =>
      said.some((one) => one.section === section) &&
      about.test(plain) &&
      /\b(?:owners|homeowners|members|residents|membership)\b/.test(plain) &&
      /\bvot(?:e|es|ing)\b/.test(plain) &&
      someDay.test(plain),
  );
const toBeVoted = 'A day for the owners’ vote is named there. Ask what your share would come to.';

const begunAsk = 'Ask whom it is against, over what, and what it may cost the owners.';

/** The facts by which a subject is told already, with its sum and status. */
const told: Readonly<Record<string, string>> = {
  dues: 'budget.dues_change',
  special_assessment: 'special_assessment',
  lawsuit: 'litigation',
};

/**
 * What a meeting spoke of and did not decide, one risk a subject with the first sentences that speak of it. `decided` are the
 * motions that carried and the work that is told, `stated` the facts by id: what is among them is not told as talk.
 */
export function talkRisks(
  doc: Doc,
  decided: readonly string[],
  stated: ReadonlyMap<string, FactValue> = new Map(),
): Risk[] {
  if (doc.type !== 'minutes') return [];
  return topics.flatMap(({ id, about, warning }) => {
    if (decided.some((what) => motionWords[id]?.test(what)) || stated.has(told[id] ?? '')) return [];
    if (id === 'lawsuit') {
      const done = doc.sentences.filter(wasBegun).slice(0, 3);
      const citations = citeRanges(doc.source, done);
      const what = done.every(({ plain }) => /\bforeclos/.test(plain)) ? 'foreclosure' : 'lawsuit';
      if (citations)
        return [{ id: 'risk.talk.lawsuit', ...warn('medium', `A ${what} was begun.`, begunAsk), citations }];
    }
    const said = doc.sentences
      .filter(
        (sentence) =>
          about.test(sentence.plain) &&
          isTalk(sentence) &&
          becameOf(doc).get(sentence) !== 'failed' &&
          !isDenied(sentence.plain, about) &&
          !(id === 'lawsuit' && fearedSuit.test(sentence.plain)) &&
          // What the owners' papers are to say is told as their change.
          !(id === 'repairs' && tellsOfChange(sentence.plain)) &&
          !alsoDecided(about, sentence.plain, decided) &&
          !decidedAfter(doc, sentence) &&
          !mayBeDecided(doc, sentence),
      )
      .slice(0, 3);
    const isRaised =
      id === 'dues' &&
      doc.sentences.some((one) => about.test(one.plain) && talk.test(one.plain) && decidedAfter(doc, one));
    if (said.length === 0 || isRaised) return [];
    const agreed = said.flatMap((sentence) => agreedWith(doc, sentence) ?? []);
    const answered = votingDay(doc, said, about);
    const ask = answered ? toBeVoted : warning.explanation;
    const cited = new Set([...said, ...agreed, ...(answered ? [answered] : [])]);
    const citations = citeRanges(
      doc.source,
      [...cited].toSorted((a, b) => a.start - b.start),
    );
    // What the dues are to rise to is no sum of the insurance that they rise for.
    const own = id === 'dues' ? said : said.filter(({ plain }) => !ofDues.test(plain));
    const outcome = agreed.length > 0 ? 'Others agreed to what was suggested: read there to what. ' : '';
    const waits = id === 'dues' && agreed.length === 0 && said.every(putsOffDues);
    const risen = id === 'dues' && !answered ? newDues(said) : null;
    const refinanced = id === 'loan' && said.every(({ plain }) => ofOldLoan.test(plain));
    const explanation = `${outcome}${risen ?? `${sumsNamed(own, id === 'dues', id !== 'loan')}${refinanced ? oldLoan.ask : ask}`}`;
    const title = (refinanced ? oldLoan : warning).title.replace(
      agreed.length > 0 ? ', not decided' : '',
      '',
    );
    if (!citations) return [];
    const words = waits ? duesLater : { title, explanation };
    return [{ id: `risk.talk.${id}`, ...warning, ...words, citations }];
  });
}
