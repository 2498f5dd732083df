/** What stands on paper and in files alone: the page of an analysis does without. */
export const paperWords = {
  subtitle: 'What this document says, in plain English, with the page and the words behind every statement.',
  notesHint: 'Each number in the text points to a page of the document and the words on it.',
  disclaimer:
    'This is educational information, not legal advice. It covers this one document and nothing else. “No mention” means that it was not found in this document, not that there is no such rule. Read what matters to you in the document itself, and consult a lawyer or an HOA expert before you decide.',
} as const;
