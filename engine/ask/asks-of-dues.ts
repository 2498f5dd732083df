import type { Ask } from './ask.ts';
import { closeTo, sum } from './reading.ts';
import { any, dues, members, vote } from './words-of-the-field.ts';

const special =
  /\b(?:special|capital|extraordinary|emergency)(?: [a-z]+)? (?:assess\w*|improvements?|additions?)|\bspecial (?:dues|charges?|lev(?:y|ies))/;
const raised = any`increas\w*|rais\w*|exceed\w*|greater|more than|above|excess|higher`;
const yearBefore = any`previous|preceding|prior|last|current|then|year|annual\w*|annum`;
const upTo = any`(?:increas|rais|exceed)\w*|greater than|more than|above|excess of|by|than|up to|is`;

const frequencies = [
  [
    'month',
    /\bmonthly\b|\b(?:each|every|per|of the|a) (?:calendar )?month\b(?! (?:in which|when|that|following|after)\b)/,
  ],
  ['quarter', /\bquarterly\b|\b(?:each|every|per|a) (?:calendar |fiscal )?quarter\b|\/qtr\b/],
  ['half_year', /\bsemi-?annual\w*\b|\btwice (?:a|per|each) year\b|\bevery six months\b/],
  [
    'year',
    /\b(?:annually|yearly|per annum|annual basis|annual (?:installments?|dues|fees?)(?! (?:increase|raise|change|adjustment)s?\b)|once a year|(?:each|every|per|a) (?:calendar )?year)\b/,
  ],
] as const;

/** What an owner pays. */
export const asksOfDues: readonly Ask[] = [
  {
    fact: 'assessment.frequency',
    says: [dues, any`due|payable|paid|pay|pays|payments?|collect\w*|bill\w*|install?ments?`],
    not: any`special|meetings?|budgets?|report\w*|late|delinquent|interest|fines?|increase\w*|declarant|financial|maximum|transfer|donat\w*|error|this month|toward|balance|paid in|appoint\w*|elect\w*|committees?`,
    value: (clause, { plain }) => {
      const [said, other] = frequencies.filter(([, words]) => words.test(plain));
      return said && !other && said[1].test(clause) ? said[0] : null;
    },
    better: [any`first|1st`, any`advance|install?ments?`],
  },
  {
    fact: 'assessment.increase_cap',
    says: [dues, raised, yearBefore],
    not: any`insurance|interest|late|(?:capital|reconstruction) (?:improvement )?assessments?|special assessments? (?:shall|may|that|which|in)`,
    takes: 'percent',
    value: (figure, { plain }) => {
      const { percent, form } = figure.is;
      if (percent > 30 || form === 'majority') return null;
      const { before, after } = closeTo(plain, figure, 60);
      return upTo.test(before) && !/^ of the (?:votes?|members|owners)/.test(after) ? percent : null;
    },
    better: [any`without|unless`],
  },
  {
    fact: 'assessment.increase_vote',
    says: [raised, vote, members],
    about: [dues, /increas|rais|maximum/],
    not: any`interest|late|audit\w*|accountant\w*`,
    notUnder: /special|capital/,
    takes: 'percent',
    value: ({ is: { percent, form } }) => (percent >= 33 || form === 'majority' ? percent : null),
    better: [any`maximum`],
  },
  {
    fact: 'assessment.special_vote',
    says: [vote, members],
    about: [special],
    not: any`first meeting|budgeted|quorum|mortgagees?|expenses?`,
    takes: 'percent',
    value: ({ is: { percent, form } }) => (percent >= 25 || form === 'majority' ? percent : null),
    better: [special, /special|capital/],
  },
  {
    fact: 'assessment.initial_contribution',
    says: [
      any`purchasers?|buyers?|purchases?|closing|settlement|conveyance|transfer (?:of|to) (?:title|an?|the|each)|resale|sale|acquir\w+`,
      any`contribut\w+|working capital|start-?up|initiation|capital fee|capital assessment|initial assessment`,
    ],
    not: any`estoppel|certificate|mortgagee|fines?|late|refund\w*|leases?|monthly`,
    takes: 'money',
    value: sum(50, 10_000),
    better: [any`working capital|capital contribution`],
  },
  {
    fact: 'assessment.initial_contribution',
    says: [
      any`purchasers?|buyers?|purchase|closing|settlement|conveyance|transfer|resale|sale|acquir\w+|initial`,
      any`contribut\w+|working capital|fund|pays?|deposits?|collect\w*`,
    ],
    not: any`estoppel|mortgagee|late|refund\w*|leases?|declarant|period|commenc\w+|days`,
    takes: 'duration',
    value: (figure, { plain }) => {
      const { count, unit } = figure.is;
      if (unit !== 'month' || count > 12) return null;
      const { before, after } = closeTo(plain, figure, 60);
      const isTimes =
        /^'?s?'? (?:of |worth of )?(?:the )?(?:then[ -]current |current |regular |annual |monthly |common |estimated |installments? of |maintenance )*(?:assessments?|dues|installments?|charges?|expenses?|fees?)/.test(
          after,
        );
      return isTimes && /\b(?:equal|sum|amount|least|of|deposit)\b/.test(before)
        ? { amount: count, period: 'times_regular' }
        : null;
    },
  },
  {
    fact: 'insurance.owner_must_carry',
    says: [
      // Where another party stands between, the duty is that party's.
      /\b(?:owners?|homeowners?|residents?)\b(?:(?!\b(?:association|corporation|board|directors|trustees|declarant|developer)\b)[^.;]){0,80}\b(?:shall|must|required|responsible|obligated|responsibility|needs? to)\b[^.;]{0,40}\b(?:obtain|carry|maintain|purchase|keep|procure|insure|provide|responsible|have|secure|responsibility)\b[^.;]{0,80}\b(?:insurance|insured?|ho-?6|polic(?:y|ies))\b/,
      any`homes?|units?|lots?|dwellings?|residences?|propert(?:y|ies)|ho-?6|homeowner'?s'?|townhomes?|improvements|personal liability`,
    ],
    not: /\bno (?:unit |lot )?owners?\b|\bdesires?\b|\b(?:contractors?|rate of|premiums?|deductible|not required|may obtain|encouraged|recommended|should|ha(?:s|ve) the right)\b/,
    value: true,
  },
];
