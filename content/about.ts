import { site } from './site.ts';

const [from, to] = site.claims.reviewWindowDays;

/** The words of the about page. */
export const about = {
  title: `About ${site.name}`,
  description: `${site.name} turns the documents of a homeowners association into plain English and shows the sentence behind each statement. Why we made it, and how it works.`,
  lead: 'Nobody should sign 80 pages they had three days to read.',
  mission: {
    title: 'Our mission',
    paragraphs: [
      'About the time your offer is accepted, a folder arrives: covenants, bylaws, rules, budgets, minutes, a reserve study. It decides what you pay, what you may do in your own home and what can happen if you fall behind.',
      `You often have ${from} to ${to} days to read it. We want you to know what is in it before they run out.`,
    ],
  },
  story: {
    title: 'Why we made it',
    paragraphs: [
      'Picture a rental limit on page 41, or a special assessment that the board talked about in March. Both are written down. Both are in the folder. A buyer with three days finds them after closing.',
      'Nothing in these papers is secret. They are long, and lawyers wrote them with other cases in mind. So we built a reader that goes through every page, looks for what costs owners money or freedom, and says it in everyday words.',
      'It follows our own reading rules and runs on our own server. It needs no language model, and no document goes anywhere else unless you agree to that.',
    ],
  },
  plain: {
    title: 'Contracts in plain English, with the proof beside them',
    paragraphs: [
      'Simpler words are worth nothing if they are wrong. That is why each statement carries a page number. Press it, and the page opens with the sentence highlighted.',
      'What the document does not say, we do not say either. If it should answer a question and does not, we tell you so, and you know what to ask.',
    ],
    before:
      'No Lot shall be leased for a term of less than six (6) consecutive months, nor shall fewer than all of the improvements thereon be leased.',
    after: 'You may rent out your home for six months or longer, and only the whole home.',
  },
  impact: {
    title: 'Social impact',
    text: site.claims.socialImpact,
    more: 'All of this is about homes, and too many people do not have one.',
  },
  limits: {
    title: 'What we are not',
    text: 'We are not lawyers, and this is educational information. Take the report to a lawyer or an HOA expert before you decide: having the right pages in hand saves time.',
  },
} as const;
