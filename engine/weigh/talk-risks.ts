import type { FactValue, Risk } from '#contract/analysis.ts';
import { citeRanges } from '../find/decide.ts';
import { tellsOfChange } from '../meeting/covenant-changes.ts';
import { decidedAfter } from '../meeting/decided-after.ts';
import { isDenied } from '../meeting/denied.ts';
import { putsOffDues } from '../meeting/dues-later.ts';
import { openingOf } from '../meeting/openings.ts';
import type { Doc, Sentence } from '../model.ts';
import { dollars } from '../say/display.ts';
import { warn } from './risk-rule.ts';
import { type Topic, topics } from './talk-topics.ts';

const talk =
  /\b(?:discuss\w*|consider\w*|propos\w+|recommend\w*|suggest\w*|question(?:s|ed)?|asked|explor\w+|look(?:ing|ed)? (?:in)?(?:to|at)|review(?:ed|ing)? (?:the )?(?:proposals?|options?|bids?)|might|could|may (?:need|have) to|would like|plans? to|research\w*|bids?|quotes?|estimates?|support(?:ed)? (?:a|an)|opportunity|(?:will be|is|are|may be) (?:needed|necessary|required)|planned|will (?:vote|look|discuss|revisit))\b/;
const over =
  /\b(?:passed|carried|approved|adopted|ratified|unanimous\w*|was voted|were voted|completed?|finished|is now complete|has been (?:repaired|replaced)|last year|was (?:enacted|refused|done)|no one|voted down|withdrawn|no (?:special assessments?|lawsuits?|litigation|dues increases?|increases?)\b|did not (?:see|support)|not support)\b/;

/** What the documents allow is no plan: 'the covenants allow raising the dues by $12 without a vote'. */
const isPower =
  /\b(?:covenants?|cc&rs?|ccr'?s?|by-?laws|declaration|law|statute|documents?)\b[^.;]{0,30}\b(?:allows?|permits?|limits?|caps?)\b|\b(?:is|are) (?:allowed|permitted|proper)\b/;
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
const begun = new RegExp(
  `\\b${set} (?:(?:an?|the|its|another|new|second|first|two|small|\\{n\\d+\\}) ){0,3}${court}\\b|\\b${court}\\b[^.;]{0,40}\\b(?:was|were|has been|have been|had been) (?:[a-z]+ )?${set}\\b`,
);
const notBegun =
  /\b(?:if|unless|would|could|should|may|might|shall|will|until|before|once|when|whether|no|not|never|dismissed|withdrawn|settled|dropped|won|lost|last year|previous\w*)\b/;
const wasBegun = ({ plain }: Sentence) => begun.test(plain) && !notBegun.test(plain);

const motionWords: Readonly<Record<string, RegExp>> = {
  dues: /\bdues|assessment/i,
  special_assessment: /special assessment/i,
};

const parts =
  /\b(?:roof|siding|road|street|asphalt|parking|pool|pond|lake|dam|fence|wall|playground|clubhouse|bridge|sewer|drain|elevator|loan|borrow)/g;

/** True where one of the decided motions is about the same part of the property, or the same loan, as a sentence. */
function alsoDecided(about: RegExp, plain: string, decided: readonly string[]): boolean {
  const named: readonly string[] = about.exec(plain)?.[0].match(parts) ?? [];
  return decided.some((what) => {
    const said = what.toLowerCase();
    return about.test(said) && (said.match(parts) ?? []).some((part) => named.includes(part));
  });
}

const ofDues = /\b(?:rais|increas)[a-z]*\b[^.;]{0,40}\bdues\b|\bdues\b[^.;]{0,40}\b(?:to|by) \{m/;
const mostSums = 3;

/** Dues as they are, before a sum: no raise comes to it. */
const ofToday =
  /\b(?:continu\w*|remain\w*|stay\w*|ke(?:ep|pt)\w*|current(?:ly)?|present(?:ly)?|existing|maintain\w*|hold\w*|unchanged|same|now)\b[^.;{]{0,60}$/;
/** '$2,200 a month': a sum is not told without its period. */
const sumsIn = ({ plain, quantities }: Sentence, isRaise: boolean) =>
  quantities.flatMap((one, at) =>
    one.kind === 'money' && !(isRaise && ofToday.test(plain.split(`{m${at}}`)[0] ?? ''))
      ? [`${dollars(one.amount)}${one.period ? ` a ${one.period}` : ''}`]
      : [],
  );

/** 'Sums named: $150.' from the sentences that are cited; nothing where they name none. */
function sumsNamed(said: readonly Sentence[], isRaise: boolean): string {
  const sums = said.flatMap((one) => sumsIn(one, isRaise));
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

/** Work is large by its sum, in dollars. */
const largeSum = 5000;
const isLarge = (said: readonly Sentence[]) =>
  said.some(({ quantities }) => quantities.some((one) => one.kind === 'money' && one.amount >= largeSum));
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
const smallWork = 'Work on shared property was talked about, not decided.';

/** 'Kim and Lee agreed.', 'All directors agreed.': with what the sentence before it tells. */
const name = /[A-Z][\w’'-]{1,30}(?: [A-Z][\w’'-]{1,30})?/.source;
const agreedNext = new RegExp(
  `^\\W*(?:${name}(?:(?:, and |,? & |, | and )${name}){0,7}|(?:[Tt]he )?(?:(?:rest of the |whole )?board|other directors|others|directors|trustees|members)|(?:[Aa]ll|[Ee]veryone)(?: (?:of the )?(?:directors|members|trustees|those))?)(?: members)?(?: present| there)?(?: all)? agreed\\W*$`,
);

/** The sentence by which those there agreed to what another suggested; undefined where it is not the next. */
function agreedWith(doc: Doc, { index, section }: Sentence): Sentence | undefined {
  const next = doc.sentences[index + 1];
  return next && next.section === section && agreedNext.test(next.text) ? next : undefined;
}

const someDay =
  /\{t\d+\}|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}(?:st|nd|rd|th)?\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \{n/;
/** The sentence under the same headings that names the day on which owners vote on it. */
const votingDay = (beside: readonly Sentence[], about: RegExp) =>
  beside.find(
    ({ plain }) =>
      about.test(plain) &&
      /\b(?:owners|homeowners|members|residents|membership)\b/.test(plain) &&
      /\bvot(?:e|es|ing)\b/.test(plain) &&
      someDay.test(plain),
  );

const ofAssessment = /\b(?:special|one-time) assessment|\bassessment meeting\b/;

const priceNamed =
  /\b(?:bids?|quotes?|quoted|estimates?|estimated|costs?|prices?|priced|proposals?)\b[^.;{]{0,40}\{m|\{m\d+\} (?:bid|quote|estimate)\b/;

/** What to ask of a topic, without what the words beside it answer, and the sentence that answers it. */
function toAsk(
  doc: Doc,
  { id, about, warning }: Topic,
  said: readonly Sentence[],
): { readonly ask: string; readonly answered?: Sentence } {
  const sections = new Set(said.map(({ section }) => section));
  const beside = doc.sentences.filter(({ section }) => sections.has(section));
  const answered = votingDay(beside, about);
  if (answered)
    return { ask: 'A day for the owners’ vote is named there. Ask what your share would come to.', answered };
  if (id === 'repairs') {
    const next = said.flatMap(({ index, section }) =>
      doc.sentences.slice(index, index + 2).filter((one) => one.section === section),
    );
    const priced = next.find(({ plain }) => priceNamed.test(plain));
    if (priced) return { ask: 'A price or a bid is named there. Ask who would pay.', answered: priced };
  }
  const assessed =
    id === 'repairs'
      ? beside.find(({ plain }) => ofAssessment.test(plain) && !isDenied(plain, ofAssessment))
      : undefined;
  return assessed
    ? {
        ask: 'A special assessment is spoken of beside it. Ask what your share would come to.',
        answered: assessed,
      }
    : { ask: warning.explanation };
}

const begunWarning = (done: readonly Sentence[]) =>
  warn(
    'medium',
    done.every(({ plain }) => /\bforeclos/.test(plain)) ? 'A foreclosure was begun.' : 'A lawsuit was begun.',
    'Ask whom it is against, over what, and what it may cost the owners.',
  );

/** The facts by which a subject is told already, with its sum and status. */
const told: Readonly<Record<string, string>> = {
  dues: 'budget.dues_change',
  special_assessment: 'special_assessment',
  lawsuit: 'litigation',
};

/**
 * What a meeting spoke of and did not decide, one risk a subject with the first sentences that speak of it. `decided` are
 * the motions that carried, `stated` the facts by id: what was decided or is told as a fact is not told as talk.
 */
export function talkRisks(
  doc: Doc,
  decided: readonly string[],
  stated: ReadonlyMap<string, FactValue> = new Map(),
): Risk[] {
  if (doc.type !== 'minutes') return [];
  return topics.flatMap((topic) => {
    const { id, about, warning } = topic;
    if (decided.some((what) => motionWords[id]?.test(what)) || stated.has(told[id] ?? '')) return [];
    if (id === 'lawsuit') {
      const done = doc.sentences.filter(wasBegun).slice(0, 3);
      const citations = citeRanges(doc.source, done);
      if (citations) return [{ id: 'risk.talk.lawsuit', ...begunWarning(done), citations }];
    }
    const said = doc.sentences
      .filter(
        (sentence) =>
          about.test(sentence.plain) &&
          isTalk(sentence) &&
          !isDenied(sentence.plain, about) &&
          // What the owners' papers are to say is told as their change.
          !(id === 'repairs' && tellsOfChange(sentence.plain)) &&
          !alsoDecided(about, sentence.plain, decided) &&
          !decidedAfter(doc, sentence),
      )
      .slice(0, 3);
    if (said.length === 0) return [];
    const agreed = said.flatMap((sentence) => agreedWith(doc, sentence) ?? []);
    const { ask, answered } = toAsk(doc, topic, said);
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
    const explanation = `${outcome}${risen ?? `${sumsNamed(own, id === 'dues')}${refinanced ? oldLoan.ask : ask}`}`;
    const small = id === 'repairs' && !isLarge(own) ? smallWork : warning.title;
    const whole = refinanced ? oldLoan.title : small;
    const title = agreed.length > 0 ? whole.replace(', not decided', '') : whole;
    if (!citations) return [];
    const words = waits ? duesLater : { title, explanation };
    return [{ id: `risk.talk.${id}`, ...warning, ...words, citations }];
  });
}
