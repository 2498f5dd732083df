import { site } from '#content/site.ts';
import { price } from '#contract/limits.ts';
import { greeting, type Letter } from './letter.ts';

interface ToUser {
  firstName: string;
}

export const confirmEmailLetter = ({ firstName, link }: ToUser & { link: string }): Letter => ({
  subject: `Confirm your email for ${site.name}`,
  blocks: [
    greeting(firstName),
    `Welcome to ${site.name}. Your account is ready. Please confirm that this email address is yours, and you can log in.`,
    { label: 'Confirm my email', link },
    'The link works for 3 days. If you did not ask for an account, you can ignore this mail.',
  ],
});

export interface AccountReady extends ToUser {
  email: string;
  confirmLink: string;
  forgotLink: string;
}

/** The credentials notice of an account that a payment made: the login by name, and never a password. */
export const accountReadyLetter = ({ firstName, email, confirmLink, forgotLink }: AccountReady): Letter => ({
  subject: `Your ${site.name} login`,
  blocks: [
    greeting(firstName),
    `Thank you for your payment. It opened a ${site.name} account for you. Your login is this email address: ${email}`,
    'First, confirm that the address is yours. Then log in with the password that you chose when you paid.',
    { label: 'Confirm my email', link: confirmLink },
    'That link works for 3 days. We never send passwords by mail. If you do not remember yours, choose a new one.',
    { label: 'Set a new password', link: forgotLink },
    'If you did not pay for an account, please write to us.',
  ],
});

export const resetPasswordLetter = ({ firstName, link }: ToUser & { link: string }): Letter => ({
  subject: `Set a new ${site.name} password`,
  blocks: [
    greeting(firstName),
    'Somebody, hopefully you, asked to set a new password for your account.',
    { label: 'Set a new password', link },
    'The link works once, for 1 hour. If you did not ask for it, you can ignore this mail. Your password stays as it is.',
  ],
});

export const passwordChangedLetter = ({ firstName, link }: ToUser & { link: string }): Letter => ({
  subject: `Your ${site.name} password was changed`,
  blocks: [
    greeting(firstName),
    'The password of your account was just changed. Every other device was signed out. If that was you, there is nothing to do.',
    'If it was not you, set a new password now and write to us.',
    { label: 'Set a new password', link },
  ],
});

export interface Receipt {
  firstName: string;
  paymentId: string;
  amountCents: number;
  /** When it was paid, in ISO 8601. */
  paidAt: string;
  /** Where to finish the registration; null once the payment has an account. */
  registerLink: string | null;
  /** Where documents are analyzed. */
  analyzeLink: string;
}

export const receiptLetter = (receipt: Receipt): Letter => ({
  subject: `Your ${site.name} receipt`,
  blocks: [
    greeting(receipt.firstName),
    `Thank you. We received ${dollars(receipt.amountCents)} on ${day(receipt.paidAt)} for unlimited document analysis. It is a one-time payment. Nothing more will be charged.`,
    `Please keep your payment ID: ${receipt.paymentId}`,
    ...(receipt.registerLink === null
      ? [{ label: 'Analyze a document', link: receipt.analyzeLink }]
      : [
          'One step is left: your account. Finish your registration now, or later by this same link.',
          { label: 'Finish my registration', link: receipt.registerLink },
        ]),
    `If you are not happy, write to ${site.supportEmail} within ${site.claims.moneyBackDays} days and you get your money back.`,
  ],
});

/** `documents` with the day on which each is deleted, in ISO 8601. */
export const documentsExpireLetter = ({
  firstName,
  documents,
  retentionDays,
  link,
}: ToUser & {
  documents: { fileName: string; on: string }[];
  retentionDays: number;
  link: string;
}): Letter => ({
  subject: `${documents.length === 1 ? 'A document' : `${documents.length} documents`} of yours will be deleted from ${site.name}`,
  blocks: [
    greeting(firstName),
    `We keep documents for ${retentionDays} days. After that the file and its analysis are deleted for good. The next ones are these.`,
    ...documents.slice(0, mostListed).map(({ fileName, on }) => `${fileName}, on ${day(on)}`),
    ...(documents.length > mostListed ? [`and ${documents.length - mostListed} more`] : []),
    'If you still need an analysis, download or print it before that day.',
    { label: 'Open my documents', link },
  ],
});
const mostListed = 20;

/** To somebody who was about to pay a second time. */
export const finishRegistrationLetter = ({ firstName, link }: ToUser & { link: string }): Letter => ({
  subject: `Finish your ${site.name} registration`,
  blocks: [
    greeting(firstName),
    'Somebody, hopefully you, was about to pay for this email address. There is no need: it is paid for already. Only the account is missing.',
    { label: 'Finish my registration', link },
    'If it was not you, you can ignore this mail. Please do not pass the link on: whoever opens it can register with your payment.',
  ],
});

export const confirmNewsletterLetter = (links: { confirm: string; unsubscribe: string }): Letter => ({
  subject: `Confirm your subscription to the ${site.name} newsletter`,
  blocks: [
    greeting(''),
    `Somebody, hopefully you, entered this address for the ${site.name} newsletter. You will get it only after you confirm.`,
    { label: 'Confirm my subscription', link: links.confirm },
    'If it was not you, you can ignore this mail, and nothing more will come. You can end the subscription at any time.',
    { label: 'Unsubscribe', link: links.unsubscribe },
  ],
});

const dollars = (cents: number) =>
  cents === price.cents ? price.label : `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** 'March 1, 2026', as the day is in UTC. */
const day = (time: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
