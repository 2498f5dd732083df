/** The words around the state laws. What each law says stands in state-laws.json. */
export const laws = {
  title: 'HOA Laws by State',
  description:
    'The HOA laws of all 50 states in plain English: statutes, time to cancel a purchase, reserve studies, foreclosure limits and records, with sources.',
  lead: 'Your documents are not the last word: state law can override them. Find your state’s statutes, the rights they give buyers and owners, and where to read them.',
  lastChecked: '2026-11-22',
  compare: {
    title: 'Compare the states',
    text: '“Not checked” in brackets means that we have not read the text of the statute for this line: it comes from general knowledge or from what others write. “No state law found” means that we looked and know of none. Each state’s page has the section, the date of the text that was read, and what is in doubt.',
  },
  about: {
    title: 'About this directory',
    paragraphs: [
      'There is no single federal law for homeowners associations. Some states have one act for every kind of community, some have one for condominiums only, and some leave houses in an association to recorded covenants and nonprofit law.',
      'For each state we name the one or two statutes that matter most and the provisions that buyers and owners ask about, each with its section. For the right to cancel, the documents a buyer gets, records, reserves and foreclosure, we tell homeowners associations and condominiums apart.',
      'A section that is a link leads to its text, on a site of the state or of a publisher of statutes. We build these addresses from the section’s number. Where no address can be built, you get the state’s own site to look the section up. Bills, newspapers and law firms are no sources here.',
      'Where we have not read the statute itself, the page says so. Read the section before you rely on it.',
      'Legislatures change these laws almost every year. Each page shows the day it was last checked.',
    ],
  },
  why: {
    title: 'Why state law matters',
    groups: [
      {
        title: 'For homeowners',
        points: [
          'You may have a few days to cancel a purchase after you get the documents.',
          'A limit on fines, late fees or foreclosure usually applies even if your documents say otherwise.',
          'In many states, records, meetings and budgets are open to you, if you ask in the right way.',
          'A lien for dues can put your home at risk. The statute says when.',
        ],
      },
      {
        title: 'For boards',
        points: [
          'A skipped step, such as a notice or a hearing, can make a fine or a lien unenforceable.',
          'Reserve studies and budgets have deadlines in some states.',
          'Requests for records and certificates must be answered within days.',
          'If your documents conflict with the statute, it is better to amend them than to defend them.',
        ],
      },
    ],
  },
  disclaimer:
    'These pages are educational information, not legal advice. Laws change, and how they apply depends on your documents and facts. Talk to an attorney in your state before you act.',
} as const;
