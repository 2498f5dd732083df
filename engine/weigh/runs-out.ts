import type { Risk } from '#contract/analysis.ts';
import { citeRanges } from '../find/decide.ts';
import { moneyOf } from '../language/money-value.ts';
import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { dateWords, display } from '../say/display.ts';
import { warn } from './risk-rule.ts';

const fund = String.raw`\b(?:reserves?|funds?|accounts?|balances?|money|cash)\b`;
const runsOut = new RegExp(
  [
    String.raw`${fund}[^.;{]{0,60}\b(?:runs? out(?: of (?:money|cash|funds))?|(?:is|are|be|become) (?:fully |completely |all )?(?:depleted|exhausted|overdrawn|gone(?! [a-z]+ (?:in|by)\b))|(?:go(?:es)?|falls?|drops?|dips?) below (?:zero|\{m\d+\})|(?:go(?:es)?|becomes?|turns?) negative)\b`,
    String.raw`\b(?:deficits?|shortfalls?|negative balances?)\b[^.;{]{0,30}\breserves?\b[^.;{]{0,40}\b(?:occurs?|arises?|begins?|is (?:projected|expected|anticipated|forecast))\b`,
    String.raw`\breserves?\b[^.;{]{0,60}\b(?:in (?:a )?deficit|(?:have|has|show|shows|reach|reaches) a (?:negative balance|deficit))\b`,
  ].join('|'),
);
const inYear =
  /^(?:[^.;{]|\{m\d+\}){0,30}\b(?:in|by|during|before|from|at|as early as) (?:the )?(?:end of )?(?:(?:fiscal |budget )?year |fy ?)?\{n(\d+)\}/;
const atPresent =
  /\b(?:if|at|with|under|(?:up)?on)\b[^.;]{0,60}\b(?:current|present|existing|today|same|continues?|continuation|remains?|stays?)\b|\b(?:without (?:a|an|any)|with no) (?:change|increase|adjustment)s?\b|\bunless\b[^.;]{0,40}\b(?:change[sd]?|rises?|(?:rais|increas)\w+)\b/g;
const notSo =
  /\b(?:not|never|avoid\w*|prevent\w*|without (?!(?:an?|any) (?:change|increase|adjustment))|no longer)\b/;
/** What is supposed, or one of several plans. */
const supposed = /\b(?:if|unless|alternat\w+|scenarios?|options?|minimum|baseline|thresholds?)\b/;

const mayBe = /\b(?:may|might|could|potential(?:ly)?|possibl[ey])\b/;

type Weighed = Omit<Risk, 'citations'> | null;

/** 'Alternative 1: keep the present contribution.' What follows holds for that plan. */
const aPlan = /^\W*(?:alternat\w+|options?|scenarios?|plan) (?:\{n\d+\}|[a-z]\b)/;
const asNow = /\b(?:current|present|existing|same|no (?:change|increase))\b/;

/** The year in which a sentence says that the reserves run out. */
function depletion({ plain, quantities }: Sentence, said: string, before = ''): Weighed {
  const m = runsOut.exec(plain);
  const token = m && inYear.exec(plain.slice(m.index + m[0].length))?.[1];
  const year = token ? quantities[Number(token)] : undefined;
  if (year?.kind !== 'count' || year.value < 1990 || year.value > 2100) return null;
  if (notSo.test(plain) || supposed.test(plain.replace(atPresent, ' '))) return null;
  const ofPlan = aPlan.test(before);
  if (ofPlan && !asNow.test(before)) return null;
  const run = mayBe.test(plain) ? 'may run out' : 'run out';
  const warning = warn(
    'high',
    ofPlan || plain.search(atPresent) >= 0
      ? `The reserves ${run} if payments stay as they are.`
      : `The ${said} says that the reserves ${run}.`,
    `The ${said} names the year ${year.value}. Owners would have to pay the gap. Ask whether the payments were raised since.`,
  );
  return { id: 'risk.reserves.runs_out', ...warning };
}

const asked = String.raw`\b(?:contributions?|funding|allocations?|increases?|payments?|recommendations?|plan)\b`;
const notAdopted = regex`\b(?:board|association|directors|trustees|members|owners)\b[^.;]{0,20}\b(?:(?:has|have) (?:not|yet to)|did not|declined to|chose not to)\b(?: yet)?(?: been)? (?:adopt|approve|accept|implement|follow)(?:ed)?\b[^.;]{0,40}${asked}|${asked}[^.;]{0,40}\b(?:has|have|was|were) not (?:yet )?(?:been )?(?:adopted|approved|accepted|implemented|followed)\b`;
function refused({ plain }: Sentence): Weighed {
  if (!notAdopted.test(plain) || /\bif\b/.test(plain)) return null;
  const title = 'What the study asks for was not adopted.';
  const explanation =
    'So it stood when this was written. Ask what the board decided since, and whether dues go up.';
  return { id: 'risk.reserves.not_adopted', ...warn('medium', title, explanation) };
}

const short = /\breserves?\b[^.;]{0,40}\b(?:is|are|remains?) [^.;]{0,40}\bunder-?funded\b/;
const general = /\b(?:if|when|not|many|most|often|may|can|associations|an association|hoas)\b/;
function underfunded({ plain }: Sentence, said: string): Weighed {
  if (!short.test(plain) || general.test(plain)) return null;
  const warning = warn(
    'medium',
    `The ${said} calls the reserves underfunded.`,
    'Ask how the gap is to be closed.',
  );
  return { id: 'risk.reserves.underfunded', ...warning };
}

const isAsked =
  /\bprojected reserve (?:account|fund)? ?balances? be sufficient\b[^?]{0,160}\b(?:repair|replacement)/;
const [saysYes, saysNo] = [/\byes\W{0,8}x\b|\bx\W{0,4}yes\b/, /\bno\W{0,8}x\b|^\W*no\W*$/];
/** The sentence in which a form answers that the reserves will not be enough: 'Yes ___ No _X_'. */
function answeredNo({ sentences }: Doc): Sentence[] {
  const question = sentences.find(({ plain }) => isAsked.test(plain));
  if (!question) return [];
  const answer = sentences
    .slice(question.index, question.index + 3)
    .map((each) => ({ each, said: each.plain.slice(each.plain.lastIndexOf('?') + 1).replaceAll('_', ' ') }))
    .find(({ said }) => saysYes.test(said) || saysNo.test(said));
  return answer && saysNo.test(answer.said) && !saysYes.test(answer.said) ? [question, answer.each] : [];
}

const asksFurther = /\bwhat additional assessments or other contributions to reserves would be necessary\b/;
/** What the row under the form's next question says that each home would have to pay, and from when on. */
function needed({ sentences }: Doc) {
  const question = sentences.find(({ plain }) => asksFurther.test(plain));
  const [row, other] = sentences
    .slice((question?.index ?? sentences.length) + 1)
    .slice(0, 4)
    .filter(({ plain }) => /\{t\d+\}[^{]*\{m\d+\}[^{]*$/.test(plain));
  const date = row?.quantities.find((one) => one.kind === 'date');
  const money = row?.quantities.find((one) => one.kind === 'money');
  const sum = money?.period && !other ? moneyOf(money) : null;
  return row && date && sum ? { sentence: row, sum: display('money', sum), from: dateWords(date.iso) } : null;
}

/** What the form that California asks for says of the years to come. */
function notEnough(doc: Doc): Risk[] {
  const answer = answeredNo(doc);
  const more = answer.length > 0 ? needed(doc) : null;
  const citations = citeRanges(doc.source, more ? [...answer, more.sentence] : answer);
  const warning = warn(
    'high',
    'The association says that its reserves will not be enough.',
    'It was asked whether they cover repairs and replacements in the years to come, and answered no. ' +
      (more
        ? `It puts what is needed on top at ${more.sum} for each home from ${more.from} on, which was not approved then. Ask what became of it.`
        : 'Ask what owners will have to pay on top, and when.'),
  );
  return citations && citations.length > 0 ? [{ id: 'risk.reserves.not_enough', ...warning, citations }] : [];
}

/** What a text says in sentences of money that will be missing: each warning once, by the first sentence that gives it. */
export function shortages(doc: Doc): Risk[] {
  const said = doc.type === 'reserves' ? 'study' : 'text';
  const ours = doc.sentences.filter(({ plain }) => doc.type === 'reserves' || /\breserves?\b/.test(plain));
  const before = ({ index }: Sentence) => doc.sentences[index - 1]?.plain;
  const inSentences = [depletion, refused, underfunded].flatMap((weigh) => {
    const sentence = ours.find((one) => weigh(one, said, before(one)) !== null);
    const risk = sentence ? weigh(sentence, said, before(sentence)) : null;
    const citations = sentence && citeRanges(doc.source, [sentence]);
    return risk && citations ? [{ ...risk, citations }] : [];
  });
  return [...notEnough(doc), ...inSentences];
}
