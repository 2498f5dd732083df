import type { Fact } from '#contract/analysis.ts';

export type SubjectTab = 'financial' | 'restrictions' | 'key-points';

export interface Subject {
  readonly title: string;
  readonly tab: SubjectTab;
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
    holds: [
      'assessment.regular',
      'assessment.frequency',
      'budget.dues_change',
      'assessment.initial_contribution',
      'assessment.transfer_fee',
    ],
  },
  {
    title: 'What may come on top',
    tab: 'financial',
    holds: [
      'special_assessment',
      'assessment.increase_cap',
      'assessment.increase_vote',
      'assessment.special_vote',
      'insurance.deductible',
      'repairs.critical',
    ],
  },
  { title: 'If you pay late or break a rule', tab: 'financial', holds: ['assessment.', 'fine.'] },
  { title: "The association's money", tab: 'financial', holds: ['budget.', 'financial.'] },
  { title: 'The reserves', tab: 'financial', holds: ['reserves.'] },
  { title: 'Pets', tab: 'restrictions', holds: ['pets.'] },
  { title: 'Renting out', tab: 'restrictions', holds: ['rental.'] },
  { title: 'Living there', tab: 'restrictions', holds: ['occupancy.', 'use.'] },
  { title: 'Cars and parking', tab: 'restrictions', holds: ['vehicles.'] },
  { title: 'Changing your home', tab: 'restrictions', holds: ['architecture.', 'exterior.'] },
  { title: 'Who keeps and insures what', tab: 'key-points', holds: ['maintenance.', 'insurance.'] },
  { title: 'Disputes and decisions', tab: 'key-points', holds: ['litigation', 'dispute.', 'minutes.'] },
  {
    title: 'How the association is run',
    tab: 'key-points',
    holds: ['board.', 'meeting.', 'quorum.', 'voting.', 'amendment.', 'declaration.', 'records.', 'sale.'],
  },
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
  /** Ids of what a document of this type should state and this one does not. */
  readonly notStated: readonly string[];
}

/** Facts and what is not stated, by subject; subjects of which nothing is known are left out. */
export function bySubject(
  facts: readonly Fact[],
  notStated: readonly string[],
  tab?: SubjectTab,
): SubjectFacts[] {
  return [...subjects, other]
    .filter((subject) => tab === undefined || subject.tab === tab)
    .map((subject) => ({
      subject,
      facts: facts.filter(({ id }) => subjectOf(id) === subject),
      notStated: notStated.filter((id) => subjectOf(id) === subject),
    }))
    .filter((group) => group.facts.length > 0 || group.notStated.length > 0);
}
