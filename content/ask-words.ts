/** Words around the answers to questions put to the documents of a home. */
export const askWords = {
  title: 'Ask your documents',
  hint: 'Ask in your own words. The answer is a sentence of your documents, with its page.',
  submit: 'Ask',
  examples: 'For example',
  questions: [
    'How much are the dues?',
    'Can I rent it out on Airbnb?',
    'How many dogs may I keep?',
    'Can the board levy a special assessment?',
  ],
  answer: 'Answer',
  /** Over sentences that speak of what was asked. */
  passages: 'These sentences speak of it:',
  /** Over the sentences under an answer of the home. */
  saysSo: 'Your documents say:',
  silent:
    'Your documents do not say. Every page was read, the document that would say it is here, and it does not speak of it.',
  notFound:
    'We found no sentence that answers this. That does not mean that there is none: try other words, or ask the seller.',
  /** Before the names of documents in which nothing was looked for. */
  unread: 'We could not look at these pages:',
  notSearched: 'We did not look in these documents:',
  /** Before the name of an association. */
  other: 'This document is of another association:',
  failed: 'Your question could not be answered. Please try again.',
} as const;
