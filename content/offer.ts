import { site } from './site.ts';

/** What the one payment buys. Each line is OPERATOR: a promise to keep true. */
export const offer = {
  features: [
    {
      title: 'Unlimited analysis',
      text: 'Upload as many documents as your association has, one after another.',
    },
    {
      title: 'Insights you can check',
      text: 'Every statement opens at its page, with the sentence highlighted.',
    },
    {
      title: 'Financial statement analysis',
      text: 'Budgets, balance sheets and reserve studies, read for the figures that matter.',
    },
    {
      title: 'CC&R and bylaws review',
      text: 'Fees, pets, rentals, parking, fines and who makes the decisions.',
    },
    {
      title: `${site.claims.moneyBackDays}-day money-back guarantee`,
      text: 'If it is no use to you, write to us and you get your $10 back.',
    },
  ],
  badges: ['Secure payment', `${site.claims.moneyBackDays}-day money back`, 'No recurring charges'],
} as const;
