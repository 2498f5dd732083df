/*
 * A sample of an analysis. The association and its document are invented, and the sentences are of our own writing.
 * `quote` is the sentence of the document around the part that backs the statement.
 */
export interface SampleStatement {
  text: string;
  reference: string;
  quote: { before: string; marked: string; after: string };
}

export const sample = {
  title: 'Sample Analysis',
  lead: 'This is part of a report on a 42-page declaration. The association is invented. Your own report looks like this, with every statement linked to its page.',
  document: {
    name: 'Heron Meadow Declaration of Covenants.pdf',
    type: 'Covenants, Conditions & Restrictions (CC&Rs)',
    facts: '42 pages, 18,310 words',
  },
  groups: [
    {
      title: 'What you pay',
      statements: [
        {
          text: 'Each home pays $185 a month.',
          reference: 'Section 5.2, p. 12',
          quote: {
            before: 'Until changed by the Board as provided below, ',
            marked:
              'the regular Assessment for each Lot shall be one hundred eighty-five dollars ($185.00) per month',
            after: ', due on the first day thereof.',
          },
        },
        {
          text: 'The board can raise that by up to 10% a year without asking the owners.',
          reference: 'Section 5.4, p. 13',
          quote: {
            before: '',
            marked:
              'The Board may, without a vote of the Members, increase the regular Assessment by not more than ten percent (10%)',
            after: ' over that of the preceding fiscal year.',
          },
        },
        {
          text: 'After 15 days a late payment costs you $25 and 12% interest a year.',
          reference: 'Section 5.9, p. 15',
          quote: {
            before: 'Any Assessment ',
            marked:
              'not paid within fifteen (15) days of its due date shall bear a late charge of twenty-five dollars ($25.00) and interest at twelve percent (12%) per annum',
            after: ' until paid.',
          },
        },
      ],
    },
    {
      title: 'What you may not do',
      statements: [
        {
          text: 'You may keep two pets. Breeding them is not allowed.',
          reference: 'Section 8.3, p. 22',
          quote: {
            before: '',
            marked: 'No more than two (2) household pets may be kept on any Lot, and none may be bred',
            after: ' or maintained for any commercial purpose.',
          },
        },
        {
          text: 'You must own your home for a year before you rent it out.',
          reference: 'Section 8.7, p. 24',
          quote: {
            before: '',
            marked:
              'No Owner may lease a Dwelling during the first twelve (12) months following the date of acquisition',
            after: ', save in case of hardship as found by the Board.',
          },
        },
      ],
    },
    {
      title: 'What may go wrong',
      statements: [
        {
          text: 'The association can sell your home to collect what you owe, without going to court.',
          reference: 'Section 5.11, p. 16',
          quote: {
            before: 'Each such lien ',
            marked: 'may be foreclosed by exercise of a power of sale, without judicial proceedings',
            after: ', in the manner provided by law for deeds of trust.',
          },
        },
      ],
    },
  ] satisfies { title: string; statements: SampleStatement[] }[],
  notStated: {
    title: 'What it does not say',
    lead: 'A declaration usually answers these. This one does not, so ask the association.',
    items: [
      'How many homes may be rented out at one time',
      'Whether short-term rentals are allowed',
      'How large the reserve fund has to be',
    ],
  },
} as const;
