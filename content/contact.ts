import { site } from './site.ts';

/** The words of the contact page. Its claims about security are what the software really does. */
export const contact = {
  title: 'Contact',
  description: `Write to ${site.name} and get an answer within 24 hours on business days: help with HOA document questions, technical problems and your account.`,
  lead: 'Write to us. A person reads it.',
  response: 'Response within 24 hours on business days',
  topics: {
    title: 'What we can help with',
    items: [
      {
        title: 'HOA document questions',
        text: 'What a document is for, where to get it, and how to read what the analysis says about it.',
      },
      {
        title: 'Technical support',
        text: 'An upload that fails, a page that looks wrong. Tell us the file type and what you saw.',
      },
      {
        title: 'Account assistance',
        text: 'Payments, refunds, a confirmation email that did not arrive.',
      },
      { title: 'General feedback', text: 'What is missing, what is unclear, what you would change.' },
    ],
  },
  faq: {
    title: 'Frequently asked questions',
    items: [
      {
        question: 'How long does the analysis take?',
        answer:
          'About 2 minutes, and often less. Very long documents can take more. You can watch the progress or leave the page: the result will be under My Documents.',
        claim: true,
      },
      {
        question: 'Are my documents secure?',
        answer:
          'They travel over an encrypted connection and are stored with bank-level encryption (AES-256), each with its own key. Only your account can open them, and they are not shared with third parties. What reads them is our own software on our own servers. No text of a document goes to a language model of another company unless you agree to that for this document. You can delete them at any time.',
      },
      {
        question: 'Can I analyze several documents at once?',
        answer:
          'One document is analyzed at a time. You can do several, one after another, for the same $10.',
      },
      {
        question: 'Do you give legal advice?',
        answer:
          'No. You get educational information, with the sentence behind each statement. For advice, take it to a lawyer or an HOA expert.',
      },
    ],
  },
} as const;
