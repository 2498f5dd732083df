/** The words around the state laws. What each law says stands in state-laws.json. */
export const laws = {
  title: 'HOA Laws by State',
  description:
    'Homeowners association laws of all 50 states in plain English: statutes, time to cancel, reserve studies, foreclosure limits and records access, with sources.',
  lead: 'Your documents are not the last word: state law stands above them. Find the statutes of your state, what they give a buyer or an owner, and where to read them.',
  lastChecked: '2026-11-21',
  compare: {
    title: 'Compare the states',
    text: 'A dash means that we do not list a rule. It does not mean that there is none: ask an attorney, and read your contract and documents.',
  },
  about: {
    title: 'About this directory',
    paragraphs: [
      'There is no single federal law for homeowners associations. Some states have one act for every kind of community, some have one for condominiums only, and some leave houses in an association to recorded covenants and nonprofit law.',
      'For each state we name the one or two statutes that matter most and the provisions that buyers and owners ask about, each with its section. A section that is a link opens the text, on a site of the state or of a publisher of statutes. An old copy of a code says so, and so does an account by a law firm, an association or a newspaper. Where we have no page worth a link, you get the state’s own site to look the section up.',
      'What we could not confirm is left out, or marked as such. Read the section itself before you rely on it.',
      'Legislatures change these laws almost every year. Each page shows the day it was last checked.',
    ],
  },
  why: {
    title: 'Why state law matters',
    groups: [
      {
        title: 'For homeowners',
        points: [
          'You may have days to cancel a purchase after you get the documents.',
          'A limit on fines, late fees or foreclosure holds even where your documents say otherwise.',
          'Records, meetings and budgets are open to you in many states, if you ask in the right way.',
          'A lien for dues can put your home at risk. The statute says when.',
        ],
      },
      {
        title: 'For boards',
        points: [
          'A step left out, such as a notice or a hearing, can make a fine or a lien worthless.',
          'Reserve studies and budgets have deadlines in some states.',
          'Requests for records and certificates must be answered within days.',
          'Documents that conflict with the statute are better amended than defended.',
        ],
      },
    ],
  },
  disclaimer:
    'These pages are educational information, not legal advice. Laws change, and how they apply depends on your documents and facts. Talk to an attorney in your state before you act.',
} as const;
