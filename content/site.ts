/**
 * The site's own words and addresses: the one file that whoever runs a copy of it edits. What is marked OPERATOR is a
 * statement about the operator's business: keep it true, or change it.
 */
export const site = {
  name: 'PlainDeed',
  tagline: 'HOA documents in plain English',
  /** Stands for this site's address in what is built. The server sends APP_URL in its place. */
  builtAddress: 'https://plaindeed.example',
  description:
    'Upload your HOA documents and read what they say about fees, rules, reserves and risks in plain English, with every statement linked to its page.',

  /** OPERATOR: answered within 24 hours on business days. */
  supportEmail: 'support@plaindeed.example',
  supportHours: 'Monday to Friday, 9 AM to 5 PM CST',

  copyrightYear: 2024,

  /** OPERATOR: the accounts that the footer's Connect column links to. None until there are some. */
  socialLinks: [] as readonly { label: string; href: string }[],

  /** OPERATOR: addresses (https://...) of policies that a policy service hosts for you. Empty: our own texts are shown. */
  hostedPolicies: { privacy: '', terms: '', disclaimer: '' },

  /** OPERATOR: each of these is a promise or a figure that the operator answers for. */
  claims: {
    analysisTime: 'under 2 minutes',
    moneyBackDays: 30,
    homebuyersProtected: 19,
    rating: 4.8,
    reviews: 19,
    reviewWindowDays: [3, 7],
    socialImpact: 'Part of what we earn supports homeless initiatives.',
  },
} as const;
