/** The browser made no passkey and gave none; `message` says why to its user. */
class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure';
}

const unable = 'This browser cannot use passkeys on this page.';
const unfinished = 'Your browser did not finish. Please try again, and follow what it asks.';
const known = 'This device has a passkey for this account already.';

/**
 * Asks the browser to make a passkey or to log in with one. What it takes is loaded at the press that asks. `options` and the
 * result are JSON of the server's. Throws a PasskeyFailure.
 */
export async function askForPasskey(
  what: 'create' | 'get',
  options: Record<string, unknown>,
): Promise<{ id: string } & Record<string, unknown>> {
  const { browserSupportsWebAuthn, startAuthentication, startRegistration } = await import(
    '@simplewebauthn/browser'
  );
  if (!browserSupportsWebAuthn()) throw new PasskeyFailure(unable);
  try {
    const answer =
      what === 'create'
        ? await startRegistration({ optionsJSON: options as never })
        : await startAuthentication({ optionsJSON: options as never });
    return { ...answer };
  } catch (cause) {
    const { name } = cause as Error;
    const message = name === 'InvalidStateError' ? known : name === 'SecurityError' ? unable : unfinished;
    throw new PasskeyFailure(message, { cause });
  }
}

/** What to say of it, where it was that. */
export const passkeyProblem = (error: unknown): string | undefined =>
  error instanceof PasskeyFailure ? error.message : undefined;
