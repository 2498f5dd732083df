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
    `Your ${site.name} account is ready. Confirm your email address to log in.`,
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
    `Your payment opened a ${site.name} account for you. Your login is this email address: ${email}`,
    'First, confirm that the address is yours. Then log in with the password that you chose when you paid.',
    { label: 'Confirm my email and log in', link: confirmLink },
    'We never send passwords by mail. If you do not remember yours, set a new one here.',
    { label: 'Set a new password', link: forgotLink },
    'The first link works for 3 days. If you did not pay for an account, please write to us.',
  ],
});

export const resetPasswordLetter = ({ firstName, link }: ToUser & { link: string }): Letter => ({
  subject: `Set a new ${site.name} password`,
  blocks: [
    greeting(firstName),
    'Somebody, hopefully you, asked to set a new password for your account.',
    { label: 'Set a new password', link },
    'The link works once, for 1 hour. If you did not ask for it, ignore this mail. Your password stays as it is.',
  ],
});

export const passwordChangedLetter = ({ firstName, link }: ToUser & { link: string }): Letter => ({
  subject: `Your ${site.name} password was changed`,
  blocks: [
    greeting(firstName),
    'The password of your account was changed just now. Every other device was signed out.',
    'If this was not you, set a new password at once and write to us.',
    { label: 'Set a new password', link },
  ],
});

export interface Receipt {
  firstName: string;
  paymentId: string;
  amountCents: number;
  /** Day of the payment, '2026-03-01'. */
  day: string;
  /** Where to finish the registration; null once the payment has an account. */
  registerLink: string | null;
}

export const receiptLetter = ({ firstName, paymentId, amountCents, day, registerLink }: Receipt): Letter => ({
  subject: `Your ${site.name} receipt`,
  blocks: [
    greeting(firstName),
    `Thank you. We received ${dollars(amountCents)} on ${day} for unlimited document analysis. It is a one-time payment; nothing more will be charged.`,
    `Please keep your payment ID: ${paymentId}`,
    ...(registerLink === null
      ? []
      : [
          'You have no account yet. Finish your registration here, now or later.',
          { label: 'Finish my registration', link: registerLink },
        ]),
    `If you are not happy, write to ${site.supportEmail} within ${site.claims.moneyBackDays} days and you get your money back.`,
  ],
});

const dollars = (cents: number) =>
  cents === price.cents ? price.label : `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

export const confirmNewsletterLetter = (links: { confirm: string; unsubscribe: string }): Letter => ({
  subject: `Confirm your subscription to the ${site.name} newsletter`,
  blocks: [
    greeting(''),
    `Somebody, hopefully you, entered this address for the ${site.name} newsletter. You will get it only after you confirm.`,
    { label: 'Subscribe', link: links.confirm },
    'If it was not you, ignore this mail and nothing more will come. With the next link you can end the subscription at any time.',
    { label: 'Unsubscribe', link: links.unsubscribe },
  ],
});
