import { typedKey } from './storage-keys.ts';

/** What stands in a form, by the names of its fields. No secrets. */
export type Typed = Readonly<Record<string, string>>;

interface Kept {
  readonly user: string;
  readonly forms: Readonly<Record<string, Typed>>;
}

const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' && value !== null && Object.values(value).every((v) => typeof v === 'string');

/** Of this tab alone. Where the browser refuses storage, nothing is kept. */
function read(): Kept | null {
  try {
    const { user, forms } = JSON.parse(sessionStorage.getItem(typedKey) ?? 'null') as Kept;
    return typeof user === 'string' && Object.values(forms).every(isTyped) ? { user, forms } : null;
  } catch {
    return null;
  }
}

function write(kept: Kept): void {
  try {
    if (Object.keys(kept.forms).length === 0) sessionStorage.removeItem(typedKey);
    else sessionStorage.setItem(typedKey, JSON.stringify(kept));
  } catch {
    // Full, or refused by the browser's settings.
  }
}

const formsOf = (user: string) => {
  const kept = read();
  return kept?.user === user ? kept.forms : {};
};

/** Keeps what a user typed into a form; what was kept for another user goes. */
export const keepText = (user: string, form: string, typed: Typed): void =>
  write({ user, forms: { ...formsOf(user), [form]: typed } });

/** What was kept of a form for this user; null where nothing was. */
export const keptText = (user: string, form: string): Typed | null => formsOf(user)[form] ?? null;

export function dropText(user: string, form: string): void {
  const { [form]: _, ...forms } = formsOf(user);
  write({ user, forms });
}

export const dropAllText = (): void => write({ user: '', forms: {} });
