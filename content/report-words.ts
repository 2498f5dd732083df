import { site } from './site.ts';

/** The words of a report that do not come from the document. */
export const reportWords = {
  maker: site.name,
  subtitle: 'What this document says, in plain English, with the page and the words behind every statement.',
  first: 'First: what costs you money or limits what you may do',
  firstRule:
    'Chosen by a fixed rule. The gravest come first; among equals what you pay, then what you may not do, then trouble with the money of the association. Each question comes once, and at most two of one subject while there are others.',
  watch: 'Also to watch for',
  contradictions: 'Where the document contradicts itself',
  contradictionsHint: 'Ask the association which of these holds before you rely on either.',
  unreadable: 'Pages that could not be read',
  sections: 'Section by section',
  questions: 'Questions to ask',
  questionsHint:
    'Put these to the seller, the association or its manager, and ask for the answers in writing.',
  elsewhere: 'Answered by other documents',
  elsewhereHint:
    'A document of this type is not the place for these questions. Ask for the documents that answer them.',
  notes: 'Where it says so',
  notesHint: 'Each number in the text leads to the page of the document and the words there.',
  notStated: 'Not stated in this document',
  unread: 'Not on the pages that could be read',
  noSummary: 'No summary available.',
  unknownPurpose: 'Unknown purpose',
  notSpecified: 'Not specified',
  noDate: 'Date not specified',
  noAssessments: 'No special assessment is mentioned in this document.',
  disclaimer:
    'This is educational information, not legal advice. It covers this one document and nothing else. “Not stated” means that it was not found in this document, not that there is no such rule. Read what matters to you in the document itself, and consult a lawyer or an HOA expert before you decide.',
} as const;
