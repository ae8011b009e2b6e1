import { rest, RestError } from '../../app/rest.ts';
import { forgetTokens } from '../../app/session/signOut.ts';
import { loadConfig } from './config.ts';
import type { SignedIn } from './provider.ts';
import { t } from '../../i18n/t.ts';

/** A failed sign-in, with the title and text of its toast. */
export class SignInFailure extends Error {
  readonly title: string;

  constructor(title: string, message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'SignInFailure';
    this.title = title;
  }
}

const tries = 3;
/** The pause before another try, in milliseconds: the server's `Retry-After`. */
const pauseMs = 2_000;

/**
 * Calls the server, and again while it is busy, which may happen for a new account. A token that has made a session
 * gets the same one.
 */
async function whileBusy(call: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof RestError) || error.status !== 503 || tried === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/**
 * Redeems the code, then creates the session: the server verifies the ID token itself, and takes only display names
 * from the body. Returns the name of the provider; throws a SignInFailure.
 */
export async function completeSignIn(): Promise<string> {
  const { signedIn, embedded } = await fromProvider();
  const { sub, ...names } = signedIn.profile;
  try {
    await whileBusy(() =>
      rest('/auth/auth0-sync', {
        method: 'POST',
        headers: { authorization: `Bearer ${signedIn.idToken}` },
        body: { auth0User: { id: sub, provider: 'auth0', ...names } },
        parse: () => undefined,
      }),
    );
  } catch (cause) {
    throw new SignInFailure(t('Sync Error'), t('Authentication successful but failed to sync user data.'), cause);
  } finally {
    forgetTokens();
  }
  return providerName(sub, embedded);
}

async function fromProvider(): Promise<{ readonly signedIn: SignedIn; readonly embedded: boolean }> {
  try {
    const [{ finishRedirect }, config] = await Promise.all([import('./provider.ts'), loadConfig()]);
    return { signedIn: await finishRedirect(config), embedded: config.embedded };
  } catch (cause) {
    const message = cause instanceof Error && cause.message !== '' ? cause.message : t('Unknown error');
    throw new SignInFailure(t('Authentication Error'), t('Callback processing failed: {message}', { message }), cause);
  }
}

const names: Readonly<Record<string, string>> = {
  'google-oauth2': 'Google',
  github: 'GitHub',
  windowslive: 'Microsoft',
  waad: 'Microsoft',
  auth0: t('email'),
};

/** The display name of the provider of a subject (`google-oauth2|123` is Google). */
export function providerName(sub: string, embedded: boolean): string {
  if (embedded) return 'Curbcast';
  return names[sub.split('|')[0] ?? ''] ?? t('your identity provider');
}
