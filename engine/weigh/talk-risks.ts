import type { FactValue, Risk } from '#contract/analysis.ts';
import { dollars } from '../compose/display.ts';
import { citeRanges } from '../find/decide.ts';
import { decidedAfter } from '../meeting/decided-after.ts';
import { openingOf } from '../meeting/openings.ts';
import type { Doc, Sentence } from '../model.ts';
import { type Warning, warn } from './risk-rule.ts';

interface Topic {
  readonly id: string;
  readonly about: RegExp;
  readonly warning: Warning;
}

/** What a meeting may talk about that would cost an owner money later. */
const topics: readonly Topic[] = [
  {
    id: 'special_assessment',
    about: /\bspecial assessments?\b|\bassessment meeting\b|\bvote on the [a-z ]{0,20}assessment\b/,
    warning: warn(
      'medium',
      'A special assessment was talked about, not decided.',
      'Ask the board where it stands and when it will vote.',
    ),
  },
  {
    id: 'dues',
    about:
      /\b(?:rais(?:e|ing)|increas(?:e|es|ed|ing)|higher)\b[^.;]{0,40}\b(?:dues|assessments?|hoa fees?)\b|\b(?:dues|assessment) increases?\b|\bincrease in (?:the )?(?:annual |monthly )?(?:dues|assessments?)\b/,
    warning: warn(
      'medium',
      'Higher dues were talked about, not decided.',
      'Ask how much the raise would be, and when it will be voted on.',
    ),
  },
  {
    id: 'loan',
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
    about: /\b(?:lawsuits?|litigation|legal action|suing|sue|small claims|foreclos\w+)\b/,
    warning: warn(
      'medium',
      'Going to court was talked about, not decided.',
      'Ask who would be sued, over what, and what it may cost.',
    ),
  },
  {
    id: 'insurance',
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
    about:
      /\b(?:roofs?|siding|roads?|streets?|paving|repav\w+|resurfac\w+|asphalt|parking lots?|pool|pond|lake|dam|fence|retaining walls?|playground|clubhouse|bridge|sewers?|drainage|elevators?)\b[^.;]{0,80}\b(?:repairs?|replac\w+|resurfac\w+|repav\w+|refurbish\w*|dredg\w+|renovat\w+|rebuild\w*)\b|\b(?:replac\w+|resurfac\w+|repav\w+|refurbish\w*|dredg\w+|renovat\w+|rebuild\w*)\b[^.;]{0,60}\b(?:roofs?|siding|roads?|streets?|parking lots?|pool|pond|lake|dam|fence|retaining walls?|playground|clubhouse|bridge|sewers?)\b|\broad resurfacing\b/,
    warning: warn(
      'low',
      'Large work on shared property was talked about, not decided.',
      'Ask what it would cost and who would pay.',
    ),
  },
];

const talk =
  /\b(?:discuss\w*|consider\w*|propos\w+|recommend\w*|suggest\w*|question(?:s|ed)?|asked|explor\w+|look(?:ing|ed)? (?:in)?(?:to|at)|review(?:ed|ing)? (?:the )?(?:proposals?|options?|bids?)|might|could|would like|plans? to|research\w*|bids?|quotes?|estimates?|support(?:ed)? (?:a|an)|opportunity|(?:will be|is|are|may be) (?:needed|necessary|required)|planned|will (?:vote|look|discuss|revisit))\b/;
const over =
  /\b(?:passed|carried|approved|adopted|ratified|unanimous\w*|was voted|were voted|completed?|finished|is now complete|has been (?:repaired|replaced)|last year|was (?:enacted|refused|done)|no one|voted down|withdrawn|no (?:special assessments?|lawsuits?|litigation|dues increases?|increases?)\b|did not (?:see|support)|not support)\b/;

function isTalk({ plain, text }: Sentence): boolean {
  const opening = openingOf(text);
  return talk.test(plain) && !over.test(plain) && opening === null && plain.length < 500;
}

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

/** 'Sums named: $150.' from the sentences that are cited; nothing where they name none. */
function sumsNamed(said: readonly Sentence[]): string {
  const sums = said.flatMap(({ quantities }) =>
    quantities.flatMap((quantity) => (quantity.kind === 'money' ? [dollars(quantity.amount)] : [])),
  );
  const different = [...new Set(sums)].slice(0, mostSums);
  if (different.length === 0) return '';
  return `${different.length === 1 ? 'Sum' : 'Sums'} named: ${different.join(', ')}. `;
}

/** Work is large by its sum, in dollars. */
const largeSum = 5000;
const isLarge = (said: readonly Sentence[]) =>
  said.some(({ quantities }) => quantities.some((one) => one.kind === 'money' && one.amount >= largeSum));
const smallWork = 'Work on shared property was talked about, not decided.';

/** The facts by which a subject is told already, with its sum and status. */
const told: Readonly<Record<string, string>> = {
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
  return topics.flatMap(({ id, about, warning }) => {
    if (decided.some((what) => motionWords[id]?.test(what)) || stated.has(told[id] ?? '')) return [];
    const said = doc.sentences
      .filter(
        (sentence) =>
          about.test(sentence.plain) &&
          isTalk(sentence) &&
          !alsoDecided(about, sentence.plain, decided) &&
          !decidedAfter(doc, sentence),
      )
      .slice(0, 3);
    const citations = citeRanges(doc.source, said);
    // What the dues are to rise to is no sum of the insurance that they rise for.
    const own = id === 'dues' ? said : said.filter(({ plain }) => !ofDues.test(plain));
    const explanation = `${sumsNamed(own)}${warning.explanation}`;
    const title = id === 'repairs' && !isLarge(own) ? smallWork : warning.title;
    return citations ? [{ id: `risk.talk.${id}`, ...warning, title, explanation, citations }] : [];
  });
}
