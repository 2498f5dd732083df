/** The words of what several documents of one home say together. */
export const homeWords = {
  unnamed: 'An association without a name in these documents',
  subtitle:
    'What the documents of this home say together, in plain English, with the document, the page and the words behind every statement.',
  disclaimer:
    'This is educational information, not legal advice. It covers these documents and nothing else: there may be others, and laws that come before them. Read what matters to you in the documents themselves, and consult a lawyer or an HOA expert before you decide.',
  verdict: 'Read this first',
  timeline: 'What the minutes, budgets and letters tell',
  undated: 'No date',
  parts: {
    money: 'Money',
    rules: 'What you may and may not do',
    association: 'The association',
  },
  notTogether: 'Older ones are in the list below, and nothing of theirs is told. Move them to another home.',
  alsoIn: 'Also in',
  differ: 'Where documents differ',
  differHint:
    'Both answers stand above with their pages. Covenants come before bylaws, bylaws before rules, and rules before minutes and letters, unless they leave the matter to the board. Ask which answer applies today.',
  missing: 'What is missing',
  none: 'none here. Ask for it.',
  old: 'the newest here is from',
  others: 'Documents of other associations, left out above',
  documents: 'Documents',
  unread: 'Files that could not be read',
  drafts: 'Drafts and proposals, left out above',
  within: 'none of their own here. What they usually say stands in',
  same: 'also',
  beside: 'for another case',
  more: 'more, back to',
  without: 'more',
  earlier: 'earlier',
  weaker: 'differs in',
  open: 'or (no date tells which is in force)',
} as const;
