import { site } from './site.ts';

export interface Policy {
  title: string;
  description: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

/** OPERATOR: short terms for a copy of this site. Have them checked, and make them yours, before you take money. */
export const terms: Policy = {
  title: 'Terms of Service',
  description: `What you agree to when you use ${site.name}.`,
  sections: [
    {
      title: 'What the service does',
      paragraphs: [
        `${site.name} reads documents of homeowners associations and writes what they say in plain English, with the sentence behind each statement.`,
        'It is educational information. It is not legal advice, and it can miss or misread things. Read the sentences that matter yourself, and talk to a lawyer or an HOA expert before you decide.',
      ],
    },
    {
      title: 'Payment and refunds',
      paragraphs: [
        'You pay $10 once. There are no recurring charges. It unlocks unlimited analysis for your account.',
        `You can have your money back within ${site.claims.moneyBackDays} days. Write to ${site.supportEmail}.`,
      ],
    },
    {
      title: 'Your part',
      paragraphs: [
        'Upload only documents that you are allowed to have. Keep your password to yourself. Do not try to break the service or to reach the documents of others.',
      ],
    },
  ],
};

/** OPERATOR: true of the software as it comes. Add what your own servers, logs and providers do. */
export const privacy: Policy = {
  title: 'Privacy Policy',
  description: `What ${site.name} keeps about you, and why.`,
  sections: [
    {
      title: 'What is kept',
      paragraphs: [
        'Your name and email, your password in a form that cannot be read back, the record of your payment, and the documents you upload with their analyses.',
        'One cookie keeps you logged in. Your browser also stores who is logged in, so that the page can show it. There is no tracking and no advertising.',
      ],
    },
    {
      title: 'What happens to your documents',
      paragraphs: [
        'They are analyzed on our own servers and stored for your account only. They are not shared with third parties or kept longer than necessary. No other person can open them.',
      ],
    },
    {
      title: 'Questions',
      paragraphs: [`Write to ${site.supportEmail}.`],
    },
  ],
};
