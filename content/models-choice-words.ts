/** What is said where a language model points at sentences that answer a question: apart, so that no page without one loads it. */
export const modelsChoiceWords = {
  title: 'Second reader',
  /** Before the press that sends them there. */
  where: (host: string) =>
    `The language model can look for sentences that answer this. Your question and up to ten sentences of your documents would go to ${host}.`,
  ask: (host: string) => `Send Them to ${host}`,
  asking: 'The language model is looking.',
  passages: 'The language model points to these sentences. Read them yourself before you rely on them.',
  none: 'The language model points to no sentence.',
  /** Before the names of documents. */
  notSent: (host: string | null) =>
    host === null
      ? 'The language model gets nothing of these documents, since you stopped it there:'
      : `The language model gets nothing of these documents, since you have not agreed that their text goes to ${host}. You can agree on the page of each:`,
  again: 'Ask It Again',
  failed: 'The language model could not be asked. Please try again.',
} as const;
