/*
 * The clause of the illustration, of our own making, in lines as printed, and what it says in plain English. `marked`
 * lines are under the highlighter.
 */
export const clause: readonly { text: string; marked?: number }[] = [
  { text: 'Section 4.7. Special Assessments. In addition to the' },
  { text: 'regular Assessments authorized above, the Board may levy,' },
  { text: 'in any fiscal year, without the vote or written assent of', marked: 1 },
  { text: 'the Members, special Assessments which in aggregate do', marked: 1 },
  { text: 'not exceed five percent (5%) of the budgeted expenses of', marked: 1 },
  { text: 'the Association for that fiscal year, payable in such manner' },
  { text: 'as the Board shall determine. Any Assessment not received' },
  { text: 'within fifteen (15) days after the due date thereof shall be', marked: 2 },
  { text: 'delinquent and shall incur a late charge of ten dollars', marked: 2 },
  { text: '($10.00), and the Association may record a lien therefor' },
  { text: 'against the Lot of the delinquent Owner. No Lot shall be' },
  { text: 'leased for a term of less than six (6) consecutive months,', marked: 3 },
  { text: 'nor shall fewer than all of the improvements thereon be', marked: 3 },
  { text: 'leased. Any purported lease in violation of the foregoing' },
  { text: 'shall be voidable at the election of the Board, and the' },
  { text: 'Owner shall bear all costs in connection therewith.' },
];

export const statements: readonly { heading: string; lines: readonly string[]; cited: string }[] = [
  {
    heading: 'Extra charges',
    lines: ['Up to 5% of the yearly budget, and', 'owners get no vote on it.'],
    cited: 'p. 14',
  },
  {
    heading: 'Paying late',
    lines: ['You have 15 days. After that you', 'owe a $10 late charge.'],
    cited: 'p. 14',
  },
  {
    heading: 'Renting it out',
    lines: ['For 6 months or longer, and only', 'the whole home.'],
    cited: 'p. 14',
  },
];
