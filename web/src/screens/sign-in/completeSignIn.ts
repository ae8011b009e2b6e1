import { rest } from '../../app/rest.ts';
import { forgetTokens } from '../../app/session/signOut.ts';
import { loadConfig } from './config.ts';
import type { SignedIn } from './provider.ts';

/** A step of coming back that failed, with the toast of spec part 1 section 8 for it. */
export class SignInFailure extends Error {
  readonly title: string;

  constructor(title: string, message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'SignInFailure';
    this.title = title;
  }
}

/**
 * Redeems the code, then makes the session: the server checks the ID token itself and uses the body for display
 * names only. Gives the name of the provider; throws a SignInFailure.
 */
export async function completeSignIn(): Promise<string> {
  const { signedIn, embedded } = await fromProvider();
  const { sub, ...names } = signedIn.profile;
  try {
    await rest('/auth/auth0-sync', {
      method: 'POST',
      headers: { authorization: `Bearer ${signedIn.idToken}` },
      body: { auth0User: { id: sub, provider: 'auth0', ...names } },
      parse: () => undefined,
    });
  } catch (cause) {
    throw new SignInFailure('Sync Error', 'Authentication successful but failed to sync user data.', cause);
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
    const message = cause instanceof Error && cause.message !== '' ? cause.message : 'Unknown error';
    throw new SignInFailure('Authentication Error', `Callback processing failed: ${message}`, cause);
  }
}

const names: Readonly<Record<string, string>> = {
  'google-oauth2': 'Google',
  github: 'GitHub',
  windowslive: 'Microsoft',
  waad: 'Microsoft',
  auth0: 'e-mail',
};

/** What a person calls the provider behind a subject (`google-oauth2|123` is Google). */
export function providerName(sub: string, embedded: boolean): string {
  if (embedded) return 'Curbcast';
  return names[sub.split('|')[0] ?? ''] ?? 'your identity provider';
}
