/*
 * The clause of the illustration, of our own making, in lines as printed, and what it says in plain English. `marked`
 * lines are under the highlighter.
 */
export const clause: readonly { text: string; marked?: number }[] = [
  { text: 'Section 4.7. Special Assessments. In addition to the' },
  { text: 'regular Assessments authorized above, the Board may levy,' },
  { text: 'in any fiscal year, without the vote or written assent of', marked: 1 },
  { text: 'the Members, a special Assessment not exceeding five', marked: 1 },
  { text: 'percent (5%) of the budgeted gross expenses of the', marked: 1 },
  { text: 'Association for that fiscal year, payable in such manner' },
  { text: 'as the Board shall determine. Any Assessment not received' },
  { text: 'within fifteen (15) days after the due date shall be', marked: 2 },
  { text: 'delinquent and shall bear a late charge of ten dollars', marked: 2 },
  { text: '($10.00), and the Association may record a lien therefor' },
  { text: 'against the Lot of the delinquent Owner. No Lot shall be' },
  { text: 'leased for a term of less than six (6) consecutive', marked: 3 },
  { text: 'months, nor shall fewer than all of the improvements on', marked: 3 },
  { text: 'a Lot be leased, without the prior written consent of the' },
  { text: 'Architectural Committee first had and obtained, and any' },
  { text: 'purported lease in violation hereof shall be voidable.' },
];

export const statements: readonly { heading: string; lines: readonly string[]; page: string }[] = [
  {
    heading: 'Extra charges',
    lines: ['The board can charge you up to 5% of', 'the yearly budget without a vote.'],
    page: 'p. 14',
  },
  {
    heading: 'Paying late',
    lines: ['You have 15 days. After that you owe', 'a $10 late charge.'],
    page: 'p. 14',
  },
  {
    heading: 'Renting it out',
    lines: ['Only for 6 months or longer, and only', 'the whole home.'],
    page: 'p. 15',
  },
];
