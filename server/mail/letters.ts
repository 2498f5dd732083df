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
    `Welcome to ${site.name}. Your account is ready. Please confirm that this email address is yours: we ask for your password there, so that nobody can open an account in your name. Then you can log in.`,
    { label: 'Confirm my email', link },
    'The link works for 3 days. If you did not ask for an account, you can ignore this email.',
  ],
});

/** The credentials notice of an account that a payment made: the login by name, and never a password. */
export const accountReadyLetter = ({
  firstName,
  email,
  confirmLink,
}: ToUser & { email: string; confirmLink: string }): Letter => ({
  subject: `Your ${site.name} login`,
  blocks: [
    greeting(firstName),
    `Thank you for your payment. Your ${site.name} account has been created. Your login is this email address: ${email}`,
    'First, confirm that the address is yours, with the password that you chose when you paid. If you do not remember it, or did not choose one, set a new one there.',
    { label: 'Confirm my email', link: confirmLink },
    'The link works for 3 days. We never send passwords by email. If you did not pay for an account, please write to us.',
  ],
});

export const resetPasswordLetter = ({ firstName, link }: ToUser & { link: string }): Letter => ({
  subject: `Set a new ${site.name} password`,
  blocks: [
    greeting(firstName),
    'Someone, hopefully you, asked to set a new password for your account.',
    { label: 'Set a new password', link },
    'The link works once, for 1 hour. If you did not ask for it, you can ignore this email. Your password has not changed.',
  ],
});

export const passwordChangedLetter = ({ firstName, link }: ToUser & { link: string }): Letter => ({
  subject: `Your ${site.name} password was changed`,
  blocks: [
    greeting(firstName),
    'The password of your account was just changed. Every other device was signed out. If that was you, there is nothing more to do.',
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
          'One step is left: your account. Finish your registration now, or later with this same link.',
          { label: 'Finish my registration', link: receipt.registerLink },
        ]),
    `If you are not happy, write to ${site.supportEmail} within ${site.claims.moneyBackDays} days and you will get your money back.`,
  ],
});

export interface SecondPayment extends ToUser {
  paymentId: string;
  amountCents: number;
  paidAt: string;
  /** The payment that counts. */
  firstPaymentId: string;
  /** Where documents are analyzed. */
  analyzeLink: string;
}

/** To somebody who paid twice: the second payment goes back. */
export const secondPaymentLetter = (payment: SecondPayment): Letter => ({
  subject: `We are refunding your second ${site.name} payment`,
  blocks: [
    greeting(payment.firstName),
    `You paid twice. The first payment counts, so we are refunding the second one: ${dollars(payment.amountCents)}, paid on ${day(payment.paidAt)}. It goes to the card or account it came from. Banks usually show it within 5 to 10 days.`,
    'You do not need to do anything. Nothing more will be charged.',
    `The payment we kept: ${payment.firstPaymentId}`,
    `The payment we are refunding: ${payment.paymentId}`,
    { label: 'Analyze a document', link: payment.analyzeLink },
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
  subject: `${documents.length === 1 ? 'One' : documents.length} of your documents will be deleted from ${site.name}`,
  blocks: [
    greeting(firstName),
    `We keep documents for ${retentionDays} days. After that, the file and its analysis are deleted for good. Here are the next ones to be deleted.`,
    ...documents.slice(0, mostListed).map(({ fileName, on }) => `${fileName}, on ${day(on)}`),
    ...(documents.length > mostListed ? [`and ${documents.length - mostListed} more`] : []),
    'If you still need an analysis, download or print it before that day.',
    { label: 'Open my documents', link },
  ],
});
const mostListed = 20;

/** To an address that has paid and has no account, when somebody typed it to pay or to register. */
export const finishRegistrationLetter = ({ firstName, link }: ToUser & { link: string }): Letter => ({
  subject: `Finish your ${site.name} registration`,
  blocks: [
    greeting(firstName),
    'Someone, hopefully you, tried to pay or register with this email address. There is no need to pay: a payment was already made. All that is missing is your account.',
    { label: 'Finish my registration', link },
    'If it was not you, you can ignore this email. Please do not share the link: anyone who opens it can register with your payment.',
  ],
});

/** To an address that has a paid account, when somebody typed it to pay or to register. */
export const alreadyPaidLetter = ({
  firstName,
  loginLink,
  forgotLink,
}: ToUser & { loginLink: string; forgotLink: string }): Letter => ({
  subject: `You already have a ${site.name} account`,
  blocks: [
    greeting(firstName),
    'Someone, hopefully you, tried to pay or register with this email address. It already has an account, so all you need to do is log in.',
    { label: 'Log in', link: loginLink },
    { label: 'Set a new password', link: forgotLink },
    'If it was not you, you can ignore this email.',
  ],
});

export const confirmNewsletterLetter = (links: { confirm: string; unsubscribe: string }): Letter => ({
  subject: `Confirm your subscription to the ${site.name} newsletter`,
  blocks: [
    greeting(''),
    `Someone, hopefully you, entered this address for the ${site.name} newsletter. You will get it only after you confirm.`,
    { label: 'Confirm my subscription', link: links.confirm },
    'If it was not you, you can ignore this email, and you will not hear from us again. You can unsubscribe at any time.',
    { label: 'Unsubscribe', link: links.unsubscribe },
  ],
});

const dollars = (cents: number) =>
  cents === price.cents ? price.label : `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** 'March 1, 2026', as the day is in UTC. */
const day = (time: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
