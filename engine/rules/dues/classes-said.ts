import { charter } from '../../governing.ts';
import { fold } from '../../language/plain.ts';
import type { MoneyQuantity } from '../../language/quantity.ts';
import { countOf } from '../../language/values.ts';
import type { Doc, Sentence } from '../../model.ts';
import { kindsIn } from '../../scope/kinds-of-homes.ts';
import { someHomesIn } from '../../scope/payers.ts';
import { periodIn } from './dues-amount.ts';
import {
  type ClassDues,
  duesNamed,
  isClass,
  isDuesPeriod,
  mostDues,
  mostKinds,
  notDecided,
  notSchedule,
} from './dues-schedules.ts';
import { asksForDues } from './question-answers.ts';

/** 'from $410 to $436' */
const replacedBy = /\bfrom \{m(\d+)\} to (?=\{m)/g;
/** 'an increase of 7.5%', behind the new dues */
const asShare = /,? (?:which is )?(?:an? )?(?:\{p\d+\} increase|increase of (?:about )?\{p\d+\})/;
const bareTitle = /^[^.,;:{]{1,40}$/;

/** 'Townhome dues: $148 a month' */
const kindNamed =
  /^\W*([a-z0-9 -]{4,30}?) (?:(?:monthly|quarterly|annual|yearly) )?(?:dues|assessments?|fees?):? ?\{m\d+\}/;

const besideKind = /^(?:[\s;,./–-]|and\b|per\b|an?\b|each\b|month\b|quarter\b|year\b)+/;
const noClass =
  /\b(?:lot|unit|home|apt|no\.?) ?#? ?\d|\b(?:keys?|fees?|charges?|deposits?|fines?|garages?|parking|storage|docks?|slips?|pool|guests?|pets?|is|are|was|will|up|from)\b/;
const fewWords = 4;
const behindSum = /^ for (?:an? |each |the |all )?([a-z\d][a-z\d -]{2,30}?)(?= and\b| or\b| ?[,;.(]|\s*$)/;
/** '1 bedroom: $410; 2 bedroom: $505; corner: $540', '$90 for a villa and $70 for a twin home': whether each sum of a list stands beside its own class of homes. */
function areLabeled({ text }: Sentence, sums: readonly MoneyQuantity[]): boolean {
  const behind = sums.map(
    ({ end }, at) => behindSum.exec(fold(text.slice(end, sums[at + 1]?.start)))?.[1] ?? '',
  );
  if (new Set(behind).size === sums.length && behind.every((one) => isClass(one) && !noClass.test(one)))
    return true;
  const labels = sums.map(({ start }, at) => {
    const before = fold(text.slice(sums[at - 1]?.end ?? 0, start)).replace(/[\s:–-]+$/, '');
    return before.split(/[:?]/).at(-1)?.replace(besideKind, '').trim() ?? '';
  });
  return (
    new Set(labels).size === labels.length &&
    isClass(labels[0] ?? '') &&
    labels.every((one) => one !== '' && one.split(' ').length <= fewWords && !noClass.test(one))
  );
}
/** '2031 assessments: …, payable by May 1': one sum for the year. */
const ofOneYear = /\{n\d+\} (?:dues|assessments?):[^.]*\b(?:payable|due) (?:by|on|before) (?:\{t|[a-z]+ \{n)/;

/** 'Improved lots pay $400 a year and vacant lots $150': as many sums as kinds of homes, all for one period. */
export function* classesSaid(doc: Doc): Generator<ClassDues> {
  // Covenants tell dues as they once were, and bylaws none.
  if (charter.includes(doc.type)) return;
  let last = Number.NaN;
  const said = doc.sentences.flatMap((sentence) => {
    const { plain, quantities, start, end } = sentence;
    const old = new Set([...plain.matchAll(replacedBy)].map((m) => quantities[Number(m[1])]));
    const sums = quantities.flatMap((each) => (each.kind === 'money' && !old.has(each) ? [each] : []));
    const said = old.size > 0 ? plain.replace(/\bincreas\w+/, ' ') : plain.replace(asShare, ' ');
    if (sums.length === 0 || notSchedule.test(said)) return [];
    const before = doc.sentences[sentence.index - 1]?.plain ?? '';
    // 'Assessments' over 'Villas: $90/month. Cottages: $70/month.'
    const isUnder = last === sentence.index - 1 || (bareTitle.test(before) && duesNamed.test(before));
    if (!isUnder && !duesNamed.test(plain) && !asksForDues.test(before)) return [];
    const isOfSome =
      sums.length > 1
        ? kindsIn(sentence.text) === sums.length || areLabeled(sentence, sums)
        : someHomesIn(doc, sentence);
    if (!isOfSome && !isClass(kindNamed.exec(plain)?.[1] ?? '')) return [];
    const period =
      sums.find((each) => each.period)?.period ??
      periodIn(plain) ??
      (ofOneYear.test(plain) ? 'year' : undefined);
    if (!isDuesPeriod(period)) return [];
    last = sentence.index;
    return sums
      .filter(({ amount }) => amount <= mostDues[period])
      .map(({ amount }) => ({ amount, period, ranges: [{ start, end }] }));
  });
  yield* said.length > 1 ? said : classesListed(doc);
}

/** 'Unit 1A 240', where no dollar sign stands. */
const unitLine = /^\W*(?:unit|type|plan|model) [a-z\d]{1,3}:? \{[mn](\d+)\}\W*$/;
/** 'The monthly dues will be:' over a list of them by unit. */
function* classesListed(doc: Doc): Generator<ClassDues> {
  for (const { plain, index } of doc.sentences) {
    const period =
      /:\W*$/.test(plain) && duesNamed.test(plain) && !notSchedule.test(plain) ? periodIn(plain) : null;
    if (!isDuesPeriod(period) || notDecided.test(plain)) continue;
    const next = doc.sentences.slice(index + 1, index + 1 + mostKinds);
    const end = next.findIndex((line) => !unitLine.test(line.plain));
    for (const { plain: line, quantities, start, end: to } of next.slice(0, end < 0 ? undefined : end)) {
      const sum = quantities[Number(unitLine.exec(line)?.[1])];
      const amount = sum?.kind === 'money' ? sum.amount : countOf(sum);
      if (amount && amount <= mostDues[period]) yield { amount, period, ranges: [{ start, end: to }] };
    }
    return;
  }
}
