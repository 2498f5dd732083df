import type { Registration } from './registration.ts';

/** What a registration form had in it when the browser left for the checkout; no password. */
export type RegistrationDraft = Pick<Registration, 'firstName' | 'lastName' | 'email'>;

const key = 'plaindeed.registration-draft';

/** Kept in this tab alone. Where the browser refuses storage, the form is simply empty again. */
export function keepDraft({ firstName, lastName, email }: RegistrationDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ firstName, lastName, email }));
  } catch {
    // Full, or refused by the browser's settings.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}

/** The draft of a payment that was begun in this tab and not finished; null where there is none. */
export function readDraft(): RegistrationDraft | null {
  try {
    const { firstName, lastName, email } = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return { firstName: String(firstName), lastName: String(lastName), email: String(email) };
  } catch {
    return null;
  }
}
