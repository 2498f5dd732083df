import { site } from './site.ts';

/** The words of a report that do not come from the document. */
export const reportWords = {
  maker: site.name,
  heading: 'What this document says',
  findings: 'Read this first',
  first: 'Read this first: what costs you money or limits what you can do',
  firstRule:
    'A fixed rule picks these, the most serious first. Among equally serious ones, what could cost you the home comes before what you may not do, then what you pay, then problems with the association’s money. Small amounts due once come last. Each question appears once, and no subject takes more than two places while others are waiting. Other amounts fill up to three.',
  watch: 'Other risks to look into',
  contradictions: 'Where the document contradicts itself',
  contradictionsHint: 'Ask the association which of these applies before you rely on either.',
  unreadable: 'Pages that could not be read',
  sections: 'Section by section',
  nothingToSumUp: 'Nothing to sum up',
  toldAbove: 'Told above under',
  questions: 'Questions to ask',
  questionsHint: 'Ask the seller, the association or its manager, and get the answers in writing.',
  elsewhere: 'Answered by other documents',
  elsewhereHint:
    'Documents of this type do not usually answer these questions. Ask for the documents that do.',
  notes: 'Where it says so',
  open: 'Not clearly answered in this document',
  unread: 'Not found on the pages that could be read',
  noSummary: 'No summary available.',
  notAssociation: 'This does not read like an association’s document',
  notAssociationHint:
    'It speaks of little or nothing that an association’s documents speak of, so nothing is stated about an association here. Check the file: did you choose the right one? Upload the covenants, bylaws, rules, budget, financial statement, reserve study or minutes. If it is one of these after all, read it yourself.',
  notAssociationFound: 'What was found in it stands below, each item with its page.',
  unknownPurpose: 'Unknown purpose',
  notSpecified: 'Not specified',
  noDate: 'Date not specified',
  noAssessments: 'No levied, approved or proposed special assessment was found in this document.',
  modelReads: 'The language model reads',
  alsoSays: 'It also says',
  seeAlso: 'The document says',
  spokenTo: 'Text that speaks to computer programs',
} as const;
