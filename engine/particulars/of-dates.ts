import type { Particulars } from '../find/particulars.ts';
import { becameOf } from '../meeting/became-of.ts';
import type { Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { ofItsPeriod } from '../rules/money/budget-date.ts';
import { rowsOf } from './in-columns.ts';
import { type ReadParticulars, toldOf } from './particulars.ts';

const acts = ['adopted', 'approved', 'ratified', 'revised', 'passed', 'recorded'] as const;
const act = regex`\b(${acts.join('|')})\b[^.;{]{0,60}\{t|\{t\d+\}[^.;{]{0,12}\b(adopted|approved)\b`;
const period =
  /\{t\d+\} ?(?:-|to|through|thru|until|and) ?\{t|\b(?:begin|start|commenc|effective|year)\w*\b|\{n\d+\} ?(?:-|to|through|thru) ?\{t/;

/** A study's day of reckoning, where it stands alone. */
const asOf = /^\W*as of \{t\d+\}\W*$/;
/** Whether a day is the first of a time that is named: '(October 1, 2031 to September 30, 2032)'. */
const opensSpan = ({ plain, quantities }: Sentence, day: string): boolean => {
  const token = quantities.findIndex((one) => one.kind === 'date' && one.iso === day);
  return token >= 0 && new RegExp(`\\{t${token}\\} ?(?:-|to|through|thru|until) ?\\{t`).test(plain);
};

/** What the document's date is the date of, by the sentence that it is read from. */
export const ofDate: ReadParticulars = ({ doc: { type, detectedType }, one: { value }, cited }) => {
  const told = (dateOf: NonNullable<Particulars['dateOf']>) => ({ particulars: { dateOf } });
  const whole = `${value}`.length === 10;
  // A notice or an agenda that is taken for minutes tells of a day to come.
  if (type === 'minutes') return whole && detectedType === type ? told('meeting') : null;
  if (type === 'reserves' && whole && cited.some(({ plain }) => asOf.test(plain))) return told('figures');
  if (type === 'budget' && cited.some((sentence) => opensSpan(sentence, `${value}`)))
    return told('first day');
  const words = cited.map(({ plain }) => act.exec(plain)).find((m) => m && !ofItsPeriod.test(m[0]));
  const done = acts.find((word) => word === (words?.[1] ?? words?.[2]));
  if (done && whole) return told(done);
  if (type !== 'budget') return null;
  if (`${value}`.length === 4) return told('year');
  // A year of business begins with a month.
  const isFirst = !whole || `${value}`.endsWith('-01');
  return isFirst && cited.some(({ plain }) => period.test(plain)) ? told('first day') : null;
};

const planned =
  /\b(?:draft|propos\w*|would|recommend\w*|present(?:s|ed)|consider\w*|discuss\w*|will (?:be )?vote[ds]?(?: on)?|to be voted)\b/;
/** What an officer reports that the board will do is no proposal: 'told us that the board would keep the dues'. */
const reported =
  /\b(?:told|said|announced|informed|reported|stated)\b[^.;]{0,60}\bwould (?=(?:be )?(?:keep|hold|leav|remain|stay|maintain))/;
/** The next sentence may have turned to another matter. */
const ofSame =
  /^\W*(?:this|it|that)\b|\b(?:dues|assess\w*|fees?|budgets?|increas\w*|rais\w*|rates?|motions?|votes?|seconded)\b/;
/** So many sentences, the first included, may stand between a proposal and what became of it. */
const toBeDecided = 6;
const settled = /\b(?:approved|adopted|passed|carried|ratified|voted to|unanimous\w*)\b/;

/** The vote on what the sentences before it recommend. */
const isVote =
  /^\W*(?:the |this |a |all )?(?:motion|it|this|vote|proposal|recommendation|budget|members|approved|passed|carried)\b[^.;]{0,60}\b(?:approved|adopted|passed|carried|unanimous\w*|in favor)\b/;

/** A raise of every year, and not of one. */
const eachYear =
  /\b(?:dues|assessments?|fees?)\b[^.;]{0,30}\bincrease[sd]?\b[^.;]{0,30}\b(?:each|every|per|a) year\b/;

/** Whether minutes tell of a change that is still to be voted on: nothing after it in its part decides it. */
export const ofChange: ReadParticulars = ({ doc, one, cited }) => {
  const { type, sentences } = doc;
  // The raises of several classes of homes come to whole percents only about.
  if (type !== 'minutes')
    return toldOf({
      rough: rowsOf(doc, one).length > 1 && Number.isInteger(one.value),
      yearly: cited.some(({ plain }) => eachYear.test(plain)),
    });
  const after = cited.flatMap(({ index, section }) =>
    sentences.slice(index, index + toBeDecided).filter((next) => next.section === section),
  );
  const became = becameOf(doc);
  const isTalk = cited.some(
    (sentence) =>
      became.get(sentence) === 'talk' &&
      !reported.test(sentence.plain) &&
      !sentences.slice(sentence.index + 1, sentence.index + 3).some(({ plain }) => isVote.test(plain)),
  );
  const open =
    isTalk ||
    (after
      .slice(0, 2)
      .some(
        (one) =>
          planned.test(one.plain.replace(reported, '')) && (cited.includes(one) || ofSame.test(one.plain)),
      ) &&
      !after.some(({ plain }) => settled.test(plain)));
  return open ? { particulars: { proposed: true } } : null;
};
