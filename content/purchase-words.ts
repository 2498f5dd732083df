/** What is said of the days of a purchase, of what lenders ask, and in the letter that asks for missing papers. */
export const purchaseWords = {
  clock: {
    title: 'Your time to cancel',
    /** `{days}` is '5 days', `{from}` 'receiving the certificate'. */
    rule: 'The law gives the buyer of a resale {days} to cancel, counted from {from}.',
    last: 'The last day is {day}',
    left: ', {count} from today.',
    today: ': today.',
    passed: '. That day has passed.',
    weekends:
      'Saturdays and Sundays are left out. A legal holiday in between gives you one more day, which we do not count.',
    closing: 'Closing ends the right, even if days are left.',
    open: 'Until you are given the papers that the law names, the right stays open.',
    needs: {
      received: 'Enter the day on which you received the documents, and we count the days for you.',
      signed: 'Enter the day on which you signed the contract, and we count the days for you.',
    },
    none: 'We found no state law that lets the buyer of a resale cancel because of what the association’s documents say. Your contract may: look for its review period.',
    unknown:
      'Enter the state and the kind of community, and we tell you what its law says. Your contract may give you time as well: look for its review period.',
    unchecked:
      'We have not looked up this law yet. Your contract may give you time: look for its review period.',
    unverified: 'We have not read the section itself. Ask a lawyer before you rely on this.',
    old: 'We looked this up more than a year ago. Check that it still holds.',
  },
  calendar: {
    cancel: 'Last day to cancel the purchase',
    closing: 'Closing',
    entered: 'The day that you entered for your closing.',
  },
  lender: {
    title: 'What a lender will ask',
    hint: 'Loan programs have rules for the association too. A lender asks the manager directly. This is what your documents say so far.',
    planned:
      'This is a planned community: the programs do not review its association as they do a condominium’s.',
    verdicts: {
      met: 'Met',
      'not met': 'Not met',
      ask: 'Ask',
      silent: 'Not in your documents',
      told: 'Good to know',
    },
    figures: {
      reserve_share: 'Your documents: {figure} percent of all income goes to reserves.',
      homes_behind_share: 'Your documents: {figure} percent of the homes are behind on their dues.',
      homes_in_all: 'Your documents: {figure} homes in all.',
      shortest_lease: 'Your documents: a lease runs at least {figure} days.',
      study_age: 'Your documents: the study is {figure} months old.',
    },
    unsettled: {
      reserve_share:
        'The rule counts dues alone, which are less than all income, so the share may be higher.',
      homes_behind_share: 'The rule counts homes 60 days behind, which may be fewer.',
    },
    toCome: 'For loan applications from {day} on.',
    until: 'For loan applications up to {day}.',
  },
  letter: {
    press: 'Write the letter that asks for it',
    copy: 'Copy the letter',
    copied: 'Letter copied to clipboard!',
    subject: 'Documents of {association} for the purchase of {home}',
    greeting: 'To the seller and the manager of {association}:',
    opening: 'I am buying {home}. Please send me these documents, which I do not have yet:',
    closing: 'If one of them does not exist, please tell me so in a line. Thank you.',
    law: 'The law on what a buyer receives before closing is {statute}.',
    signature: 'With kind regards,',
    someHome: 'a home in this community',
    someAssociation: 'the association',
  },
} as const;
