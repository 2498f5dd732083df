import type { DocumentType } from '#contract/document-type.ts';

export type Importance = 'Critical' | 'Important' | 'Helpful';

export interface ChecklistDocument {
  id:
    | 'financial'
    | 'rules'
    | 'cc_and_r'
    | 'bylaws'
    | 'budget'
    | 'reserves'
    | 'minutes'
    | 'insurance'
    | 'contracts';
  name: string;
  description: string;
  importance: Importance;
  whyImportant: string;
  howToGet: string;
  /** The type that the analyzer is opened with. */
  type: DocumentType;
}

/** The nine documents to collect before you buy, and what each is for. */
export const checklistDocuments: readonly ChecklistDocument[] = [
  {
    id: 'financial',
    name: 'Financial Statements',
    description: 'The balance sheets and income statements for the last two years, plus this year to date.',
    importance: 'Critical',
    whyImportant:
      'They show whether the association pays its bills, how much owners owe and what is in the bank. An association that runs out of cash sends its owners a bill.',
    howToGet:
      'Ask the manager or treasurer for the last year-end statements and the latest monthly one. Ask for the list of overdue accounts as one total, without names.',
    type: 'financial',
  },
  {
    id: 'rules',
    name: 'Rules & Regulations',
    description: 'The house rules that the board makes: parking, pets, noise, pools, guests, fines.',
    importance: 'Critical',
    whyImportant:
      'These are the rules you live with every day. The board can usually change them without a vote of the owners, so you need the version in force now.',
    howToGet:
      'Ask for the current rules with the date of adoption, the fine schedule and the architectural guidelines. Owners often find them on the association’s portal.',
    type: 'rules',
  },
  {
    id: 'cc_and_r',
    name: 'CC&Rs',
    description: 'The recorded declaration of covenants, conditions and restrictions, with every amendment.',
    importance: 'Critical',
    whyImportant:
      'It binds you from the day you own the home. It covers dues, liens, rentals, the use of your home, and who repairs what. It is hard to change later.',
    howToGet:
      'It is recorded with the county. Ask the title company, or search the county recorder under the name of the subdivision. Ask for all amendments by number.',
    type: 'cc_and_r',
  },
  {
    id: 'bylaws',
    name: 'Bylaws',
    description: 'How the association is run: the board, elections, meetings, quorums and votes.',
    importance: 'Important',
    whyImportant:
      'They say who makes decisions about your money, how a board is replaced, and how many owners it takes to stop something.',
    howToGet: 'The seller or the manager has them. In some states they are recorded with the declaration.',
    type: 'bylaws',
  },
  {
    id: 'budget',
    name: 'Budget',
    description: 'This year’s budget, line by line, and last year’s beside it.',
    importance: 'Important',
    whyImportant:
      'It shows what your dues buy, how much goes to reserves, and whether an increase is on its way.',
    howToGet:
      'Ask for this year’s adopted budget and last year’s actual figures. Late in the year, ask for next year’s draft too.',
    type: 'budget',
  },
  {
    id: 'reserves',
    name: 'Reserve Study',
    description: 'What will need to be repaired or replaced, when, at what cost, and what is saved for it.',
    importance: 'Critical',
    whyImportant:
      'A roof that nobody saved for becomes a special assessment. The study gives you percent funded and the years with the big bills.',
    howToGet:
      'Ask for the full study, not the summary, and for the date of the last site visit. If there is none, ask for the reserve balance and the age of the roofs and paving.',
    type: 'reserves',
  },
  {
    id: 'minutes',
    name: 'Meeting Minutes',
    description: 'Minutes of the board’s and the owners’ meetings for the last 12 to 24 months.',
    importance: 'Important',
    whyImportant:
      'Lawsuits, leaks, loans and special assessments are talked about here long before they reach a budget.',
    howToGet:
      'Ask for all approved minutes of the last two years. If months are missing, ask why. Closed sessions are not included.',
    type: 'minutes',
  },
  {
    id: 'insurance',
    name: 'Insurance Documents',
    description: 'The certificate of the master policy, with its limits, deductibles and exclusions.',
    importance: 'Important',
    whyImportant:
      'It decides what your own policy must cover. A large deductible can be passed on to the owner whose unit had the damage.',
    howToGet:
      'Ask the manager who the insurance agent is, and ask the agent for a certificate in your name and your lender’s.',
    type: 'other',
  },
  {
    id: 'contracts',
    name: 'Vendor Contracts',
    description: 'Contracts for management, landscaping, security, elevators, internet and similar.',
    importance: 'Helpful',
    whyImportant:
      'Long contracts with automatic renewal and a yearly increase keep dues high, no matter who is on the board.',
    howToGet:
      'Ask for the management contract first, then for any contract that runs for more than a year. Not every state gives a buyer a right to these.',
    type: 'other',
  },
];

export const checklist = {
  title: 'HOA Document Checklist',
  description:
    'The nine HOA documents to collect before you buy: why each one matters, who has it, how to ask for it, and a box to check when you have it.',
  lead: 'Collect these nine before your review window closes. Start with the four marked Critical: they can cost you the most.',
  kept: 'Your checkmarks are stored only in this browser. Nobody else sees them.',
  tips: {
    title: 'Four tips for collecting them',
    items: [
      {
        title: 'Ask in writing, today',
        text: 'One email to the seller’s agent and the manager with the whole list starts the clock. In many states the association has a set number of days to answer.',
      },
      {
        title: 'Ask for dates',
        text: 'For each document, ask when it was adopted or prepared, and whether anything has changed since. An old version can be worse than none.',
      },
      {
        title: 'Check for gaps',
        text: 'Amendments are usually numbered, and minutes monthly or quarterly. If a number or a month is missing, ask for it by name.',
      },
      {
        title: 'Read them as they arrive',
        text: 'Do not wait for the last file. Start with the CC&Rs and the reserve study, and write down each question with its page number.',
      },
    ],
  },
  closing: {
    title: 'Already have one of them?',
    text: 'Upload it and read what it says about fees, rules and risks, each point with its page.',
  },
} as const;
