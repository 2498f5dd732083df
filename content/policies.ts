import { site } from './site.ts';

export interface PolicySection {
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
}

export interface Policy {
  title: string;
  description: string;
  /** The day of the last change: 2026-11-21. */
  updated: string;
  sections: readonly PolicySection[];
}

const { name, supportEmail, claims } = site;

/** OPERATOR: terms for a copy of this site. Have them checked, and make them yours, before you take money. */
export const terms: Policy = {
  title: 'Terms of Service',
  description: `What you agree to when you use ${name}: what the service does, what it costs, refunds, and what is expected of you.`,
  updated: '2026-11-21',
  sections: [
    {
      title: 'What these terms cover',
      paragraphs: [
        `These terms are between you and the operator of ${name}. You accept them when you create an account or pay. The pages that anyone can read, such as guides and state laws, are covered as well.`,
        'You must be at least 18 years old, or old enough to make a contract where you live.',
      ],
    },
    {
      title: 'What the service does',
      paragraphs: [
        `${name} reads documents of homeowners associations that you upload. It writes what they say in plain English and shows, for each statement, the sentence that it comes from and the page.`,
        'An analysis can be incomplete or wrong. Documents can be hard to read, out of date or missing pages, text in scans is recognized by a program, and a program can misread a sentence. Read the sentences that matter yourself.',
      ],
    },
    {
      title: 'Not legal advice',
      paragraphs: [
        'Everything here is educational information. It is not legal, financial or real estate advice, and using it makes nobody your lawyer. Talk to a lawyer or an HOA expert before you decide.',
      ],
    },
    {
      title: 'Your account',
      points: [
        'Give your own name and an email address that you can read. It has to be confirmed before you can log in.',
        'Keep your password to yourself. Change it, and end other sessions on your profile page, if somebody else may know it.',
        'One account is for one person or household.',
      ],
    },
    {
      title: 'Price and payment',
      paragraphs: [
        'You pay $10 once. There are no recurring charges. The payment unlocks the analysis of as many documents as you like, one at a time.',
        'Payments are taken by a payment provider. Card numbers are entered on its pages and never reach us.',
      ],
    },
    {
      title: `${claims.moneyBackDays}-day money-back guarantee`,
      paragraphs: [
        `If the service is no use to you, write to ${supportEmail} within ${claims.moneyBackDays} days of your payment and you get your $10 back. You need not give a reason. Access to analysis ends with the refund. You can still download the files you uploaded, and delete them.`,
      ],
    },
    {
      title: 'Your documents',
      points: [
        'They stay yours. You let us store and process them for one purpose: to make your analysis and show it to you.',
        'Upload only documents that you are allowed to have, and no file that is meant to do harm.',
        'You can delete a document or your whole account at any time. A deleted document can be brought back for 10 seconds, and then no more.',
      ],
    },
    {
      title: 'What is not allowed',
      points: [
        'Trying to reach the documents or accounts of others, or to get round limits and payment.',
        'Disturbing the service, or sending it automatic requests beyond what a person would.',
        'Presenting an analysis to others as legal advice, or as written by a lawyer.',
      ],
      paragraphs: ['An account that is used in these ways can be closed.'],
    },
    {
      title: 'Our own content',
      paragraphs: [
        'Guides, articles and pages on this site may be linked to and quoted with their address. The software is open source: its license is with its code.',
      ],
    },
    {
      title: 'Availability and liability',
      paragraphs: [
        'The service is offered as it is. It may be down at times, and it may change. As far as the law allows, we give no warranty, and our liability for any claim about the service is limited to what you paid.',
        'Nothing here limits rights that the law gives you and that cannot be waived.',
      ],
    },
    {
      title: 'Changes to these terms',
      paragraphs: [
        'When these terms change, the day at the top changes with them. If a change matters to you as a paying user, we tell you by email before it counts.',
      ],
    },
    { title: 'Contact', paragraphs: [`Write to ${supportEmail}.`] },
  ],
};

/** OPERATOR: true of the software as it comes. Add what your own servers, backups and providers do. */
export const privacy: Policy = {
  title: 'Privacy Policy',
  description: `What ${name} stores about you and your documents, why, who can see it, for how long, and how to get or delete it.`,
  updated: '2026-11-21',
  sections: [
    {
      title: 'In short',
      points: [
        'Your documents are read and analyzed by our own software on our own servers. That includes the recognition of text in scans. They are not sent to anybody else, and not used to train anything.',
        'There is no advertising, no tracking and no analytics by third parties on this site.',
        'You can download what we have about you, and delete it, yourself, on your profile page.',
      ],
    },
    {
      title: 'What we store when you have an account',
      points: [
        'Your first and last name and your email address, and the phone number and short bio if you enter them.',
        'Your password, only as a salted hash (Argon2id) that cannot be turned back into it.',
        'For each time you are logged in: when it began, when it was last used, and what your browser says it is, so that you can recognize it in the list on your profile page. Of the secret in your cookie, only a hash is stored.',
        'Your payments: amount, day, state, the name and email address they were made with, and the payment provider’s ids. Card numbers never reach us.',
      ],
    },
    {
      title: 'What we store about your documents',
      points: [
        'The file as you uploaded it, the text and layout of its pages as they were read, and the analysis made of them. These three are encrypted on our disks (AES-256-GCM), with a key of its own for each document.',
        'The document’s name, type, size, number of pages, the day of the upload, and a checksum that recognizes a second upload of the same file. These are in the database, and we do not encrypt them there.',
        'The password of a locked file is used once, to open it, and is not stored.',
      ],
      paragraphs: [
        'Only your own account can open them. The address of a document is no use to anybody else. We look at a document only if you ask us to, for example because its analysis failed.',
      ],
    },
    {
      title: 'What we store about visitors',
      points: [
        'If you subscribe to the newsletter: your email address, and when you asked and confirmed. It counts only after you open the link in the mail we send. An address that nobody confirms is deleted after 30 days.',
        'Log lines of the server: the kind of page or call asked for, the time, how long it took, the answer’s number and, when you are logged in, the id of your account. They hold no document, no password, no email address and no address of your computer.',
        'Counts that stop people who try many passwords or send many requests. They are kept under a hash of your network address or account, and are of no use after an hour at the most.',
      ],
    },
    {
      title: 'What is stored in your browser',
      points: [
        'One cookie, “__Host-session”, that keeps you logged in for up to 30 days. Scripts cannot read it, and it is sent to this site only.',
        'In the browser’s own storage: who is logged in and since when, so that the page can show it; when your session was last renewed; the boxes that you tick on the document checklist; and for which documents you kept the type when another was offered.',
        'While you register and pay, until the tab is closed: the names and the email address you typed, so that you need not type them twice. Your password is not kept.',
      ],
      paragraphs: [
        'There are no cookies for visitors who do not log in, and none that need your consent. Logging out removes the cookie and the record of who is logged in.',
      ],
    },
    {
      title: 'Mails we send',
      points: [
        'What you asked for: links to confirm your address or set a new password, receipts, and the newsletter if you subscribed.',
        'What you should know: that your password was changed, that your account is ready, that a payment still waits for its account, or that documents are about to reach the end of the time they are kept.',
      ],
      paragraphs: [
        'Every newsletter has a link, and a button in many mail programs, that ends it at once. Mails hold nothing that counts how often they are opened.',
      ],
    },
    {
      title: 'Who else sees data',
      points: [
        'The payment provider gets your email address and name when you pay, and what you enter on its page.',
        'The mail provider carries the mails that we send you.',
      ],
      paragraphs: ['We do not sell or rent data. We hand it over only where the law makes us.'],
    },
    {
      title: 'How long it is kept',
      points: [
        'Documents and analyses stay until you delete them, or your account. Where we set a time after which documents are deleted, you get a mail first: a week before, or half of that time where it is shorter than two weeks.',
        'A document that you delete is gone from your list at once. You can undo that for 10 seconds. Then its file, text and analysis are erased.',
        'When you delete your account, everything in it goes at once: profile, documents, analyses, sessions, mails that wait, and your subscription. Of your payments, the amount, the days and the provider’s ids stay, for the books, without your name or address.',
        'An address that unsubscribes is deleted.',
        'Backups may hold deleted data until they are overwritten. Log lines are kept as long as they help to find faults and abuse.',
      ],
    },
    {
      title: 'How it is protected',
      points: [
        'Connections to the public site are encrypted (HTTPS).',
        'Each document is tied to one account, and every request for it is checked.',
        'Files are encrypted on disk, and whether they were altered is checked when they are read.',
        'Uploaded files are read in separate worker threads with limits on time and memory.',
        'Pages run only this site’s own scripts: a strict content security policy blocks all others.',
        'Wrong passwords are counted, and an account is closed to guesses for a while after ten of them.',
      ],
      paragraphs: [
        'No service can promise that nothing ever goes wrong. If data of yours is exposed, we tell you by email without delay.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You can see and correct your profile and delete documents or the account on your own. A zip file with your profile, sessions, payments, subscription, documents and their analyses is yours to download at any time. Depending on where you live, the law may give you further rights, such as to object or to complain to an authority.',
        'The service is not meant for children under 13, and we do not knowingly store data about them.',
      ],
    },
    {
      title: 'Changes and questions',
      paragraphs: [
        `When this policy changes, the day at the top changes with it. Write to ${supportEmail} with any question.`,
      ],
    },
  ],
};

/** OPERATOR: what the site is not. */
export const disclaimer: Policy = {
  title: 'Disclaimer',
  description: `${name} gives educational information, not legal advice: what an analysis, a guide or a state page can and cannot do for you.`,
  updated: '2026-11-21',
  sections: [
    {
      title: 'Educational information only',
      paragraphs: [
        `What you read on ${name}, analyses included, is educational information. It is not legal, financial, tax, insurance or real estate advice. No attorney-client relationship comes from using the site.`,
        'Consult a lawyer or an HOA expert who knows your state before you decide to buy, sell, pay, withhold payment, vote or sue.',
      ],
    },
    {
      title: 'What an analysis can miss',
      points: [
        'It covers the document you uploaded and nothing else. Amendments, rules and agreements in other documents may change what it says.',
        'Poor scans, handwriting, drawings and unusual wording can be misread. Pages that could not be read are named.',
        '“Not stated” means that we did not find it in this document. It does not mean that there is no such rule.',
        'Sums and dates are those of the document. They may have changed since.',
      ],
      paragraphs: ['That is why every statement opens at its sentence. Read it there before you rely on it.'],
    },
    {
      title: 'Guides, articles and state laws',
      paragraphs: [
        'They are written with care and name their sources. Laws change almost every year, courts read them in different ways, and your documents may say more. Each state page shows the day it was last checked.',
        'Communities and people in examples are invented unless a source is named. Figures in examples show how a sum is made. They are not a forecast for your community.',
      ],
    },
    {
      title: 'Claims about the service',
      paragraphs: [
        'Times, counts and ratings on this site are the operator’s own. How long an analysis takes depends on the document. No result is promised.',
      ],
    },
    {
      title: 'Links',
      paragraphs: [
        'Links lead to sites that others run. We do not control them and do not answer for what they say.',
      ],
    },
    {
      title: 'No liability for decisions',
      paragraphs: [
        'Decisions you make are yours. As far as the law allows, the operator is not liable for loss that comes from relying on the information here.',
      ],
    },
    { title: 'Contact', paragraphs: [`Found a mistake? Write to ${supportEmail}. Mistakes are corrected.`] },
  ],
};
