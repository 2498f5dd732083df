import type { DocumentType } from '#contract/document-type.ts';

export interface SampleDocument {
  /** Stands for the document in the addresses of its pages. */
  id: string;
  label: string;
  longLabel: string;
  type: DocumentType;
  /** In fixtures/. */
  file: string;
  shownAs: string;
}

/** The documents of an invented association, analyzed when the site is built. */
export const sampleDocuments: readonly SampleDocument[] = [
  {
    id: 'sample-ccrs',
    label: 'CC&Rs',
    longLabel: 'Covenants, Conditions & Restrictions (CC&Rs)',
    type: 'cc_and_r',
    file: 'maple-hollow-ccrs.pdf',
    shownAs: 'Maple Hollow CC&Rs.pdf',
  },
  {
    id: 'sample-budget',
    label: 'Budget',
    longLabel: 'Budget',
    type: 'budget',
    file: 'maple-hollow-budget.pdf',
    shownAs: 'Maple Hollow Budget 2026.pdf',
  },
  {
    id: 'sample-reserves',
    label: 'Reserve study',
    longLabel: 'Reserve Study',
    type: 'reserves',
    file: 'maple-hollow-reserves.pdf',
    shownAs: 'Maple Hollow Reserve Study.pdf',
  },
];

/** The forms in which the report on a sample can be taken along, as files of the site. */
export const sampleReports = [
  { format: 'pdf', label: 'PDF' },
  { format: 'docx', label: 'Word' },
  { format: 'md', label: 'Markdown' },
] as const;

export const sample = {
  title: 'Sample Analysis',
  description:
    'A real analysis of three documents from an invented association: CC&Rs, budget and reserve study. Press a page number to see the sentence behind each statement.',
  lead: 'Real results for an invented association.',
  withoutScripts:
    'Without JavaScript you see the summary of one document. The other parts and pages need it.',
  hint: 'Press a page number to see where a statement comes from.',
  takeAlong: 'Download the report:',
  notes: {
    title: 'What the three documents say together',
    items: [
      'The CC&Rs set dues at $90 a month and let the board raise them by 6% a year. The budget sets them at $95: an increase of 5.56%, just under the limit.',
      'The reserves are 65% funded. The study recommends $19,200 a year, and the budget puts in $14,450. Ask when the gap will be closed.',
      'The study mentions two rotten posts in the playground, on page 2. The budget does not mention them.',
    ],
  },
  closing: {
    title: 'Try it with your own document',
    text: 'Upload a document from your own association. It will be read the same way, page by page.',
  },
} as const;
