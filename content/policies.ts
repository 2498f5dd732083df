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
  updated: '2026-11-24',
  sections: [
    {
      title: 'What these terms cover',
      paragraphs: [
        `These terms are between you and the operator of ${name}. You accept them when you create an account or pay. They also cover the pages that anyone can read, such as guides and state laws.`,
        'You must be at least 18 years old, or old enough to make a contract where you live.',
      ],
    },
    {
      title: 'What the service does',
      paragraphs: [
        `${name} reads the homeowners association documents that you upload. It puts what they say into plain English and shows, for each statement, the page and sentence it comes from.`,
        'An analysis can be incomplete or wrong. Documents can be hard to read, out of date or missing pages. Text in scans is recognized by software, and software can misread a sentence. Read the sentences that matter yourself.',
      ],
    },
    {
      title: 'Not legal advice',
      paragraphs: [
        'Everything here is educational information. It is not legal, financial or real estate advice, and using it does not create an attorney-client relationship. Talk to a lawyer or an HOA expert before you decide.',
      ],
    },
    {
      title: 'Your account',
      points: [
        'Give your own name and an email address that you have access to. You must confirm the address before you can log in.',
        'Keep your password to yourself. Change it, and end other sessions on your profile page, if someone else may know it.',
        'One account is for one person or household.',
      ],
    },
    {
      title: 'Price and payment',
      paragraphs: [
        'You pay $10 once. There are no recurring charges. The payment unlocks the analysis of as many documents as you like, one at a time.',
        'A payment provider handles payments. You enter your card number on its pages, and it never reaches us.',
      ],
    },
    {
      title: `${claims.moneyBackDays}-day money-back guarantee`,
      paragraphs: [
        `If the service is no use to you, write to ${supportEmail} within ${claims.moneyBackDays} days of your payment and you will get your $10 back. You do not have to give a reason. Access to analysis ends with the refund. You can still download the files you uploaded, and delete them.`,
      ],
    },
    {
      title: 'Your documents',
      points: [
        'They remain yours. You allow us to store and process them for one purpose: to create your analysis and show it to you.',
        'Upload only documents that you are allowed to have, and no file that is meant to do harm.',
        'You can delete a document or your whole account at any time. You can restore a deleted document for 10 seconds. After that, it is gone.',
      ],
    },
    {
      title: 'What is not allowed',
      points: [
        'Trying to access other people’s documents or accounts, or to get around limits and payment.',
        'Disrupting the service, or sending it more automated requests than a person would make.',
        'Presenting an analysis to others as legal advice, or as written by a lawyer.',
      ],
      paragraphs: ['We can close an account that is used in these ways.'],
    },
    {
      title: 'Our own content',
      paragraphs: [
        'You may link to the guides, articles and pages on this site, and quote them if you give their address. The software is open source: its license comes with its code.',
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
        'When these terms change, the day at the top changes with them. If a change affects you as a paying user, we will tell you by email before it takes effect.',
      ],
    },
    { title: 'Contact', paragraphs: [`Write to ${supportEmail}.`] },
  ],
};

/** OPERATOR: true of the software as it comes. Add what your own servers, backups and providers do. */
export const privacy: Policy = {
  title: 'Privacy Policy',
  description: `What ${name} stores about you and your documents, why, who can see it, how long it is kept, and how to download or delete it.`,
  updated: '2026-11-25',
  sections: [
    {
      title: 'The short version',
      points: [
        'Our own software reads and analyzes your documents on our own servers, including the text in scans. Your documents are not sent to anyone else, and we do not use them to train anything. There is one exception, and only if you agree to it: where this site offers a language model of another company as a second reader, the results page names the host that the text of a document would go to, and asks you for each document. You can withdraw your agreement there at any time. A question that you ask about a home goes there only when you press the button that names the host, with sentences of the documents that you agreed to.',
        'This site has no advertising, no tracking and no third-party analytics.',
        'On your profile page you can download everything we have about you, or delete it.',
      ],
    },
    {
      title: 'What we store when you have an account',
      points: [
        'Your first and last name, your email address, and your phone number and short bio if you enter them.',
        'Your password, but only as a salted hash (Argon2id) that cannot be turned back into the password.',
        'For each session: when it began, when it was last used, and what your browser says it is, so that you can recognize it in the list on your profile page. We store only a hash of the secret in your cookie.',
        'Your payments: the amount, date, status, the name and email address they were made with, and the payment provider’s IDs. Card numbers never reach us.',
      ],
    },
    {
      title: 'What we store about your documents',
      points: [
        'The file as you uploaded it, the text and layout of its pages, and the analysis. All three are encrypted on our disks (AES-256-GCM), with a separate key for each document.',
        'The document’s name, type, size, number of pages, upload date, and a checksum that recognizes a second upload of the same file. These are in the database, where we do not encrypt them.',
        'If you enter the password of a locked file, we use it once, to open the file, and do not store it.',
      ],
      paragraphs: [
        'Only your own account can open your documents. A document’s link does not work for anyone else. We look at a document only if you ask us to, for example because its analysis failed.',
      ],
    },
    {
      title: 'What we store about visitors',
      points: [
        'If you subscribe to the newsletter: your email address, and when you asked and confirmed. You are subscribed only after you open the link in the email we send. An address that is not confirmed is deleted after 30 days.',
        'Server logs: the type of page or request, the time, how long it took, the status code and, if you are logged in, your account ID. They contain no documents, passwords, email addresses or IP addresses.',
        'A separate security log: log-ins, refused attempts, changes of passwords, access granted or refunded, and deletions, each with the time, the IP address it came from and the account ID. It is used to find and block attacks, and contains no documents, passwords or email addresses.',
        'Counters that stop people who try many passwords or send many requests. They are stored under a hash of your IP address or account, and expire after an hour at most.',
      ],
    },
    {
      title: 'What is stored in your browser',
      points: [
        'A cookie, “__Host-session”, that keeps you logged in for up to 30 days. Scripts cannot read it, and it is sent only to this site.',
        'A cookie, “__Host-device”, that tells us for 400 days that you have logged in from this browser, so that somebody who tries many passwords elsewhere cannot keep you out. It does not log anyone in. We store only a hash of it.',
        'In the browser’s own storage: who is logged in and since when, so that the page can show it; when your session was last renewed; the boxes you check on the document checklist; and the documents whose type you chose to keep when we suggested another.',
        'While you register and pay, until you close the tab: the name and email address you typed, so that you do not have to type them twice. Your password is not stored.',
      ],
      paragraphs: [
        'Visitors who do not log in get no cookies, and no cookie here needs your consent. Logging out removes the session cookie and the record of who is logged in.',
      ],
    },
    {
      title: 'Emails we send',
      points: [
        'Emails you asked for: links to confirm your address or set a new password, receipts, and the newsletter if you subscribed.',
        'Emails about your account: your password was changed, your account is ready, a payment has no account yet, or documents are about to be deleted because their storage period is ending.',
      ],
      paragraphs: [
        'Every newsletter has an unsubscribe link, and many email programs show an unsubscribe button. Our emails contain nothing that tracks whether you open them.',
      ],
    },
    {
      title: 'Who else sees data',
      points: [
        'The payment provider gets your name and email address when you pay, and what you enter on its page.',
        'The email provider delivers the emails we send you.',
      ],
      paragraphs: ['We do not sell or rent data. We hand it over only if the law requires us to.'],
    },
    {
      title: 'How long it is kept',
      points: [
        'We keep documents and analyses until you delete them or your account. If this site deletes documents after a set time, you get an email first: a week before, or halfway through that time if it is shorter than two weeks.',
        'A document that you delete disappears from your list right away. You can undo this for 10 seconds. Then its file, text and analysis are erased.',
        'When you delete your account, everything in it is deleted right away: profile, documents, analyses, sessions, unsent emails and your subscription. For our accounting we keep the amount, dates and provider IDs of your payments, without your name or address.',
        'If you unsubscribe, we delete your address.',
        'Backups may contain deleted data until they are overwritten. We keep logs as long as they help to find problems and abuse.',
      ],
    },
    {
      title: 'How it is protected',
      points: [
        'Connections to the public site are encrypted (HTTPS).',
        'Each document belongs to one account, and every request for it is checked.',
        'Files are encrypted on disk, and each time one is read, we check that it has not been altered.',
        'Uploaded files are read in separate worker threads with limits on time and memory.',
        'Pages run only this site’s own scripts. A strict content security policy blocks all others.',
        'Wrong passwords are counted. After ten, the account refuses further attempts for a while.',
      ],
      paragraphs: [
        'No service can promise that nothing ever goes wrong. If your data is exposed, we will tell you by email without delay.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You can see and correct your profile, and delete documents or your account, yourself. At any time you can download a zip file with your profile, sessions, payments, subscription, documents and analyses. Depending on where you live, the law may give you more rights, such as the right to object or to complain to an authority.',
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
        `What you read on ${name}, analyses included, is educational information. It is not legal, financial, tax, insurance or real estate advice. Using the site does not create an attorney-client relationship.`,
        'Consult a lawyer or an HOA expert who knows your state before you decide to buy, sell, pay, withhold payment, vote or sue.',
      ],
    },
    {
      title: 'What an analysis can miss',
      points: [
        'It covers the document you uploaded and nothing else. Amendments, rules and agreements in other documents may change what it says.',
        'Poor scans, handwriting, drawings and unusual wording can be misread. Pages that could not be read are named.',
        '“No mention” means that we did not find it in this document. It does not mean that there is no such rule.',
        'Amounts and dates come from the document. They may have changed since.',
      ],
      paragraphs: ['That is why every statement leads to its sentence. Read it there before you rely on it.'],
    },
    {
      title: 'Guides, articles and state laws',
      paragraphs: [
        'They are written with care and name their sources. But laws change almost every year, courts interpret them differently, and your documents may say more. Each state page shows the day it was last checked.',
        'Communities and people in examples are invented unless a source is named. Figures in examples show how to do the math. They are not a forecast for your community.',
      ],
    },
    {
      title: 'Claims about the service',
      paragraphs: [
        'Times, counts and ratings on this site are the operator’s own. How long an analysis takes depends on the document. We do not promise any result.',
      ],
    },
    {
      title: 'Links',
      paragraphs: [
        'Some links lead to sites run by others. We do not control them and are not responsible for what they say.',
      ],
    },
    {
      title: 'No liability for decisions',
      paragraphs: [
        'Your decisions are your own. As far as the law allows, the operator is not liable for losses that result from relying on the information here.',
      ],
    },
    { title: 'Contact', paragraphs: [`Found a mistake? Write to ${supportEmail}, and we will correct it.`] },
  ],
};
