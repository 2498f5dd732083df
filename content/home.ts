import { site } from './site.ts';

const { claims } = site;
const [from, to] = claims.reviewWindowDays;

/** The words of the home page. */
export const home = {
  title: 'Store & Understand Your HOA Docs',
  lead: 'Upload the documents your association gave you. Get back what they say about fees, rules, reserves and risks, in plain English. Every statement opens at the page it comes from.',
  facts: ['$10, once', `${claims.moneyBackDays}-day money-back guarantee`, 'Not legal advice'],

  /** What the operator says of the service: see site.ts. Kept out of the structured data. */
  claims: [
    { figure: String(claims.homebuyersProtected), text: 'homebuyers protected' },
    { figure: `${claims.rating} of 5`, text: `rating, from ${claims.reviews} reviews` },
    { figure: `${from}-${to} days`, text: 'is the usual review window' },
    { figure: claims.analysisTime, text: 'for most analyses' },
  ],

  protect: {
    title: 'AI Programmed to Protect You',
    paragraphs: [
      `You often have ${from} to ${to} days to review 80 pages or more. The sentence that matters may be on page 63.`,
      'PlainDeed reads every page and looks for what costs owners money or freedom. It does not make things up: a statement is shown only if a sentence in your document backs it. And where your document is silent, it tells you so.',
      'Our own software does the reading, with rules written for HOA documents, on our own server. It needs no language model, and your document goes nowhere else unless you agree to that.',
    ],
    points: [
      { term: 'Found', text: 'The document says so. Here is the page, and the sentence.' },
      { term: 'No clear answer', text: 'The document speaks of it. Here are the passages to read yourself.' },
      { term: 'No mention', text: 'Your document should answer this, but we found nothing about it.' },
      { term: 'Page unreadable', text: 'The text on a page could not be read, so look at it yourself.' },
      { term: 'Conflicting', text: 'The document says two different things. Here are both.' },
    ],
  },

  steps: {
    title: 'Protection in Three Simple Steps',
    items: [
      {
        title: 'Upload your document',
        text: 'CC&Rs, bylaws, rules, minutes, a budget or a reserve study, as PDF, Word or text, up to 10 MB.',
      },
      {
        title: 'AI analyzes every page',
        text: 'Our own reading rules find the sections, amounts, deadlines and restrictions, and note where each one is.',
      },
      {
        title: 'Get your report',
        text: 'A summary, key points, restrictions and finances. Press a page number to see the sentence highlighted.',
      },
    ],
  },

  findings: {
    title: 'Intelligence That Protects Your Investment',
    lead: 'Three kinds of surprise that owners wish they had read about first.',
    items: [
      {
        title: 'Financial red flags',
        text: 'What you pay, how fast it can rise, and whether the money for big repairs is there.',
        examples: [
          'Dues and increases',
          'Special assessments',
          'Late fees, liens and fines',
          'Reserve funding',
        ],
      },
      {
        title: 'Lifestyle restrictions',
        text: 'What you may not do in your own home, and what needs written approval.',
        examples: ['Pets', 'Renting it out', 'Parking and vehicles', 'Changes to the outside'],
      },
      {
        title: 'Hidden risks',
        text: 'Who decides, how hard that is to change, and what may already be going wrong.',
        examples: ['Votes and quorum', 'Powers of the board', 'Lawsuits in the minutes', 'Deferred repairs'],
      },
    ],
  },

  questions: {
    title: 'Questions and answers',
    items: [
      {
        question: 'Which documents can I upload?',
        answer:
          'CC&Rs, bylaws, rules, meeting minutes, budgets, financial statements and reserve studies, as .pdf, .doc, .docx or .txt files of up to 10 MB. One document is analyzed at a time, and you can analyze as many as you like, one after another.',
      },
      {
        question: 'How long does an analysis take?',
        answer: `Most documents take ${claims.analysisTime}. Very long ones can take more. You can watch the progress.`,
        claim: true,
      },
      {
        question: 'How do I know that a statement is right?',
        answer:
          'Press the page number beside it. The page opens with the sentence highlighted, so you can read it yourself. If no sentence backs a statement, it is not shown.',
      },
      {
        question: 'What reads my documents?',
        answer:
          'PlainDeed’s own reading rules do, in software that runs on our server. They need no language model. Where this site offers one as a second reader, the results say so, and no text goes to another company unless you agree to that for the document.',
      },
      {
        question: 'Is this legal advice?',
        answer:
          'No. It is educational information. Talk to a lawyer or an HOA expert before you decide, and bring the report: it saves time.',
      },
      {
        question: 'What happens to my documents?',
        answer:
          'They are encrypted and stored for your account only. They are not shared with third parties or kept longer than necessary. You can delete them yourself at any time.',
      },
      {
        question: 'What does it cost?',
        answer: `$10, one time, for unlimited analysis. There are no recurring charges. If it is no use to you, ask for your money back within ${claims.moneyBackDays} days.`,
      },
    ],
  },

  closing: {
    title: 'Know what you are agreeing to',
    text: 'Your review window is short. Reading the parts that matter does not have to take long.',
    impact: claims.socialImpact,
  },
} as const;
