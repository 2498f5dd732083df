import type { Fact } from '#contract/analysis.ts';
import type { OpenAnswer } from './open-answers.ts';

export type SubjectTab = 'financial' | 'restrictions' | 'key-points';

/** What a subject reaches: your own purse, what you may do, or the association's money, which is yours in the end. */
export type Reach = 'purse' | 'freedom' | 'association';

export interface Subject {
  readonly title: string;
  readonly tab: SubjectTab;
  /** Left out where it costs nothing and forbids nothing. */
  readonly reach?: Reach;
  /** Ids of facts, or what they begin with up to the dot ('pets.'). The more exact one wins. */
  readonly holds: readonly string[];
}

/** Which document of which association it is. */
export const aboutDocument: Subject = {
  title: 'About this document',
  tab: 'key-points',
  holds: ['association.', 'community.', 'document.'],
};

/** What a reader looks for, money first: what you will pay, what may come on top, what you may not do, then the rest. */
export const subjects: readonly Subject[] = [
  {
    title: 'What you will pay',
    tab: 'financial',
    reach: 'purse',
    holds: [
      'assessment.regular',
      'assessment.frequency',
      'budget.dues_change',
      'assessment.initial_contribution',
      'assessment.transfer_fee',
      'sale.form.dues_change',
      'sale.form.debt_of_home',
      'sale.form.other_associations',
      'sale.form.fees_at_sale',
    ],
  },
  {
    title: 'Possible extra costs',
    tab: 'financial',
    reach: 'purse',
    holds: [
      'special_assessment',
      'assessment.increase_cap',
      'assessment.increase_vote',
      'assessment.special_vote',
      'insurance.deductible',
      'repairs.critical',
      'sale.form.special_assessments',
      'sale.form.spending',
      'sale.form.condition',
      'sale.form.deductible',
    ],
  },
  {
    title: 'If you pay late or break a rule',
    tab: 'financial',
    reach: 'purse',
    holds: ['assessment.', 'fine.'],
  },
  {
    title: "The association's money",
    tab: 'financial',
    reach: 'association',
    // Figures and talk are of risks alone: sums that do not come out, and what a meeting spoke of.
    holds: ['budget.', 'financial.', 'figures.', 'talk.', 'sale.form.arrears', 'sale.form.loans'],
  },
  {
    title: 'The reserves',
    tab: 'financial',
    reach: 'association',
    holds: ['reserves.', 'sale.form.reserves'],
  },
  { title: 'Pets', tab: 'restrictions', reach: 'freedom', holds: ['pets.'] },
  {
    title: 'Renting out your home',
    tab: 'restrictions',
    reach: 'freedom',
    holds: ['rental.', 'sale.form.leasing'],
  },
  { title: 'Living there', tab: 'restrictions', reach: 'freedom', holds: ['occupancy.', 'use.'] },
  { title: 'Cars and parking', tab: 'restrictions', reach: 'freedom', holds: ['vehicles.'] },
  {
    title: 'Changing your home',
    tab: 'restrictions',
    reach: 'freedom',
    holds: ['architecture.', 'exterior.', 'sale.form.violations'],
  },
  {
    title: 'Who maintains and insures what',
    tab: 'key-points',
    reach: 'purse',
    holds: ['maintenance.', 'insurance.'],
  },
  { title: 'Lawsuits', tab: 'key-points', reach: 'purse', holds: ['litigation', 'sale.form.lawsuits'] },
  { title: 'Disputes and decisions', tab: 'key-points', holds: ['dispute.', 'minutes.'] },
  { title: 'When you sell', tab: 'key-points', reach: 'freedom', holds: ['sale.'] },
  {
    title: 'How the association is run',
    tab: 'key-points',
    holds: [
      'board.',
      'meeting.',
      'quorum.',
      'voting.',
      'amendment.',
      'declaration.',
      'records.',
      'sale.form.control',
    ],
  },
  // What a short paper says besides, in its own words.
  { title: "In the document's own words", tab: 'key-points', holds: ['rest.'] },
  aboutDocument,
];

const other: Subject = { title: 'More', tab: 'key-points', holds: [] };

/** The subject that a fact belongs to. */
export function subjectOf(id: string): Subject {
  const exact = subjects.find(({ holds }) => holds.includes(id));
  const prefix = `${id.split('.', 1)[0]}.`;
  return exact ?? subjects.find(({ holds }) => holds.includes(prefix)) ?? other;
}

export interface SubjectFacts {
  readonly subject: Subject;
  readonly facts: readonly Fact[];
  readonly open: readonly OpenAnswer[];
}

interface Asked {
  readonly tab?: SubjectTab;
  /** Ids whose subjects are told even where no fact and no open question is of them. */
  readonly also?: readonly string[];
}

/** Facts and what is left open, by subject; subjects of which nothing is known are left out. */
export function bySubject(
  facts: readonly Fact[],
  open: readonly OpenAnswer[],
  { tab, also = [] }: Asked = {},
): SubjectFacts[] {
  const told = new Set(also.map(subjectOf));
  return [...subjects, other]
    .filter((subject) => tab === undefined || subject.tab === tab)
    .map((subject) => ({
      subject,
      facts: facts.filter(({ id }) => subjectOf(id) === subject),
      open: open.filter(({ id }) => subjectOf(id) === subject),
    }))
    .filter((group) => group.facts.length + group.open.length > 0 || told.has(group.subject));
}
