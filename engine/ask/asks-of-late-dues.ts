import { laterSteps } from '../rules/collection/late-after.ts';
import type { Ask } from './ask.ts';
import { closeTo, sum } from './reading.ts';
import { any, dues, unpaid } from './words-of-the-field.ts';

const isMonthly =
  /^\W{0,2}(?:\([^)]*\) ?)?(?:percent )?(?:(?:per|a|each|every) (?:calendar )?month|\/ ?month|monthly|month\b)/;

/** What follows where dues are not paid. */
export const asksOfLateDues: readonly Ask[] = [
  {
    fact: 'assessment.interest_rate',
    says: [any`interest|per annum|finance charge|late charge|per (?:year|month)`],
    about: [/assess|dues|fees|charges|collection/, unpaid],
    not: any`undivided|mortgages?|votes?|bank|invest\w*|loan|budget`,
    takes: 'percent',
    value: (figure, { plain }) => {
      if (figure.is.percent > 25 || figure.is.form !== 'percent') return null;
      const { before, after } = closeTo(plain, figure, 90);
      if (
        !/\binterest\b|\bfinance charge|\brate\b/.test(before) &&
        !/^.{0,30}\b(?:per annum|per year|interest)/.test(after)
      )
        return null;
      return isMonthly.test(after.trimStart()) ? figure.is.percent * 12 : figure.is.percent;
    },
    better: [any`assessments?|dues`],
  },
  {
    fact: 'assessment.late_fee',
    says: [any`late|delinquen\w*|overdue|past due|handling|administrative`, any`fees?|charges?|penalt\w+`],
    not: any`reimburs\w*|wr(?:ote|itten) off|waiv\w*|interest|violation|attorney'?s?|returned|nsf|lien|transfer|collection|parking|pool|reservation|additional|discuss\w*|deposit`,
    takes: 'money',
    value: (figure, { plain }) => {
      const { before, after } = closeTo(plain, figure, 60);
      const isFee =
        /\b(?:fee|charge|penalty)s?\b[^.;{]*$/.test(before) ||
        /^[^.;{]{0,30}\b(?:late |fee|charge|penalty)/.test(after);
      return isFee ? sum(1, 250)(figure) : null;
    },
    better: [dues, any`late (?:fee|charge|payment)s?`],
  },
  {
    fact: 'assessment.late_after',
    says: [
      any`not (?:be |been )?(?:paid|received)|unpaid|delinquen\w*|past due|overdue|late|default\w*|fail\w* to pay`,
      any`within|after|of|past|following|from`,
    ],
    about: [dues],
    not: any`special assessments?|foreclos\w+|statements?|notice of (?:the )?(?:delinquen\w+|default|lien|intent)|hearing|mortgagees?|suspen\w*|demand|request|closing|installment agreement|send a|letter`,
    takes: 'duration',
    value: (figure, { plain }) => {
      const { days, unit } = figure.is;
      if (days < 1 || days > 90 || unit === 'year') return null;
      const { before, after } = closeTo(plain, figure, 45);
      // What comes before any interest is a later step: the record of a lien.
      const [next = ''] = closeTo(plain, figure, 160).after.split(
        /\b(?:interest|late|delinquen\w+|overdue)\b/,
        1,
      );
      if (laterSteps.test(next)) return null;
      const fromDue =
        /^[^.;]{0,25}\b(?:due|delinquen\w+|past|late|after (?:it|they|the) (?:is|are|due|first|same))/.test(
          after,
        );
      const unpaidFor =
        /\b(?:paid|received|pay|delinquent|late|past due|due) (?:for )?(?:within|by|after|more than|over)?[^.;{]{0,20}$/.test(
          before,
        );
      return fromDue && (unpaidFor || /\b(?:within|after|more than|over|for)\b/.test(before))
        ? { days }
        : null;
    },
    better: [any`due dates?`, any`interest|late`],
  },
  {
    fact: 'assessment.lien',
    says: [
      /\b(?:continuing lien|(?:liens?) (?:up)?on|lien against|lien for|constitute a lien|(?:record|file|place|impose|be|become|have|claim|prepare)\w* (?:of |and recorded )?(?:a |the )?(?:notice of |claim of )?lien|lien (?:may|shall|will|can) be|secured by (?:a|such) lien)\b/,
    ],
    about: [dues],
    not: any`mechanic\w*|materialm\w+|tax liens?|mortgagees?|not (?:be |create |constitute )?a lien`,
    value: true,
    better: [dues],
  },
  {
    fact: 'assessment.returned_payment_fee',
    says: [
      any`return(?:ed)?|nsf|insufficient funds|non-?sufficient|bounced|dishonored|bad checks?`,
      any`checks?|payments?|drafts?|ach|items?`,
      any`fees?|charges?|charged|assessed|penalt\w+`,
    ],
    not: any`tax returns?|deposit`,
    takes: 'money',
    value: sum(5, 100),
  },
];
