import { site } from '#content/site.ts';
import type { SignInChange } from '../jobs/queue-mail.ts';
import { greeting, type Letter } from './letter.ts';

const told: Record<SignInChange, readonly [subject: string, sentence: string]> = {
  codes_on: [
    `Codes are now asked for at your ${site.name} log-in`,
    'Your account now asks for a code from your authenticator app when you log in with your password. Every other device was signed out. Keep your recovery codes somewhere safe.',
  ],
  codes_off: [
    `Codes are no longer asked for at your ${site.name} log-in`,
    'Your account no longer asks for a code from an authenticator app. Your password alone is enough to log in. Every other device was signed out.',
  ],
  recovery_codes_renewed: [
    `New ${site.name} recovery codes`,
    'New recovery codes were made for your account. The ones you had before no longer work.',
  ],
  recovery_code_used: [
    `A ${site.name} recovery code was used`,
    'A recovery code of your account was used in place of a code from your app. That recovery code no longer works.',
  ],
  passkey_added: [
    `A passkey was added to your ${site.name} account`,
    'A passkey was added to your account. Whoever has it can log in with it, without your password.',
  ],
  passkey_removed: [
    `A passkey was removed from your ${site.name} account`,
    'A passkey was removed from your account and can no longer log in. Every other device was signed out.',
  ],
  provider_linked: [
    `A new way to sign in to ${site.name}`,
    'Your account was signed in to through another sign-in service for the first time. From now on that service can sign in to it.',
  ],
};

/** To the owner of an account, after a change of how it is signed in to. */
export const signInChangedLetter = ({
  firstName,
  change,
  profileLink,
  forgotLink,
}: {
  firstName: string;
  change: SignInChange;
  profileLink: string;
  forgotLink: string;
}): Letter => ({
  subject: told[change][0],
  blocks: [
    greeting(firstName),
    told[change][1],
    'If that was you, there is nothing more to do.',
    { label: 'See how your account is signed in to', link: profileLink },
    'If it was not you, set a new password now and write to us.',
    { label: 'Set a new password', link: forgotLink },
  ],
});
