import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { oncePerDoc } from '../../once-per-doc.ts';

/** A step of how late dues are collected: '30 days past due: demand letter'. */
interface Step {
  readonly day: number;
  /** Lower case. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** 'Day 15' counts from a first day, '15 days' from the day on which dues are due. */
  readonly counts: 'from_first' | 'from_due';
}

/** 'Day 15', also within a line that holds several steps. */
const numbered = /\bday (\d{1,3})(?= ?[-–:(]| [a-z])/gi;
/** '15 days past due:' at the beginning of a line. */
const lapsed =
  /(?:^|\n)[ \t•*–-]*(\d{1,3}) days?(?: (?:after|past|late|from|of|over|delinquent|overdue|the|due|date|day)){0,5} ?(?:[:–-]|\t| {2,})/gi;
/** The head of a column of days, and a line under it. */
const headOfDays =
  /(?:^|\n)[ \t]*(?:# of |number of )?(?:days )?(?:past due|late|delinquent|overdue|after due date)\b[^\n]*(?=\n)/gi;
const lineOfDays = /(?:^|\n)[ \t]*(\d{1,3})(?:\+| days?)?[ \t]+(?=[A-Za-z])/g;
const longestTable = 900;

const longest = 200;
const least = 3;

interface Mark {
  readonly day: number;
  readonly at: number;
  readonly counts: Step['counts'];
}

/** The steps between marks: each as far as the next, the last to the end of its line. */
function stepsOf(text: string, marks: readonly Mark[]): Step[] {
  return marks.map(({ day, at, counts }, index) => {
    const next = marks[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const line = text.indexOf('\n', at + 1);
    const ends = Math.min(next, line < 0 ? text.length : line, at + longest);
    const said = text.slice(at, ends);
    const start = at + said.length - said.trimStart().length;
    return { day, text: said.toLowerCase(), start, end: at + said.trimEnd().length, counts };
  });
}

function marksIn(text: string, pattern: RegExp, counts: Step['counts']): Mark[] {
  return [...text.matchAll(pattern)].map((m) => ({ day: Number(m[1]), at: m.index, counts }));
}

/** The lines under 'Days past due', each a step. */
function linesUnderDays(text: string): Step[] {
  return [...text.matchAll(headOfDays)].flatMap((m) => {
    const from = m.index + m[0].length;
    const table = text.slice(0, from + longestTable);
    const marks = marksIn(table.slice(from), lineOfDays, 'from_due').map((mark) => ({
      ...mark,
      at: mark.at + from,
    }));
    return stepsOf(text, marks);
  });
}

/** Steps that follow one another with more and more days. */
function runsOf(steps: readonly Step[]): Step[][] {
  const runs: Step[][] = [];
  for (const step of steps) {
    const last = runs.at(-1)?.at(-1);
    if (last && step.day > last.day && step.start - last.end < longest) runs.at(-1)?.push(step);
    else runs.push([step]);
  }
  return runs;
}

const late = /\blate (?:payment )?(?:fees?|charges?|penalt(?:y|ies))\b/;
const ofDues = /\b(?:late|dues|assessments?|payments?|past due|delinquen\w+|liens?|collections?)\b/;
const ofOther =
  /\b(?:fines?|violations?|hearing|courtesy|weeds?|trash|vessel|rent|banks?|lenders?|loan|contractors?|vendors?|architect\w*|(?<!payment )plans?|review fee|guests?|cured)\b/;

/** The steps by which a paper tells how late dues are collected, one run after the other. */
export const collectionSteps = oncePerDoc((doc): readonly (readonly Step[])[] => {
  const { text } = doc.source;
  const read = [
    stepsOf(text, marksIn(text, numbered, 'from_first')),
    stepsOf(text, marksIn(text, lapsed, 'from_due')),
    linesUnderDays(text),
  ];
  return read
    .flatMap(runsOf)
    .filter(
      (run) =>
        run.length >= least &&
        run.some((step) => ofDues.test(step.text)) &&
        run.every((step) => !ofOther.test(step.text)),
    );
});

const isDue = ({ text, day }: Step) => day <= 1 && /\b(?:due|billed|mailed)\b/.test(text);
const feeIn =
  /\$ ?([\d,]+(?:\.\d\d)?) (?:[a-z]+ )?late (?:payment )?(?:fee|charge|penalty)|late (?:payment )?(?:fee|charge|penalty)[^$\n;.]{0,30}\$ ?([\d,]+(?:\.\d\d)?)/;
const mostLate = 92;
const mostFee = 500;
const filed =
  /\bliens? (?:is |are |will be |may be )?(?:filed|recorded|placed)\b|\b(?:files?|records?|recording|filing|places?|claim of|intent to|notice of(?: intent to)?)\b[^.;\n]{0,30}\bliens?\b/;

function* tell(run: readonly Step[]): Generator<Candidate> {
  const due = run.find(isDue);
  const step = run.find(({ text }) => late.test(text));
  const first = due?.day ?? (step?.counts === 'from_due' ? 0 : null);
  const days = step && first !== null ? step.day - first : 0;
  if (step && days > 0 && days <= mostLate) {
    const ranges = due ? [due, step] : [step];
    yield { fact: 'assessment.late_after', value: { days }, tier: 'plain', ranges };
  }
  const fee = feeIn.exec(step?.text ?? '');
  const amount = Number((fee?.[1] ?? fee?.[2] ?? '0').replaceAll(',', ''));
  if (step && amount > 0 && amount <= mostFee)
    yield { fact: 'assessment.late_fee', value: { amount }, tier: 'plain', ranges: [step] };
  const claimed = run.find(({ text }) => filed.test(text));
  if (claimed) yield { fact: 'assessment.lien', value: true, tier: 'told', ranges: [claimed] };
}

/** When a late fee falls due, how much it is and whether a lien follows, by a list of steps with their days. */
export const collectionByDays: ScanRule = {
  facts: ['assessment.late_after', 'assessment.late_fee', 'assessment.lien'],
  *scan(doc) {
    for (const run of collectionSteps(doc)) yield* tell(run);
  },
};
