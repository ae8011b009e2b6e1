import type { IncomingMessage, ServerResponse } from 'node:http';
import { sha256 } from '../digest.ts';
import { checkAccountInput, type FieldErrors } from './account-input.ts';
import type { Accounts } from './accounts.ts';
import { readForm, sendPage, type FormTokens } from './http.ts';
import type { Links, Page } from './pages/layout.ts';
import { messagePage, setupPage } from './pages/pages.ts';

export interface SetupOptions {
  readonly accounts: Accounts;
  readonly formTokens: FormTokens;
  readonly links: Links;
  readonly publicUrl: string;
  /** Path of this page, e.g. `/oidc/setup`. */
  readonly path: string;
}

/**
 * The page that a one-time link opens. Opening it proves the address; setting a password in the same step makes sure
 * that a person who registered the address without owning it loses access. Opening the link does not consume it.
 */
export function createSetup({ accounts, formTokens, links, publicUrl, path }: SetupOptions) {
  const send = (response: ServerResponse, status: number, page: Page): void => {
    // The link is a secret: it must not leak to another site in a Referer header.
    response.setHeader('Referrer-Policy', 'no-referrer');
    sendPage(response, status, page, links);
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const token = new URL(request.url ?? '', publicUrl).searchParams.get('token') ?? '';
    const link = await accounts.readSetupToken(token);
    if (link === undefined) {
      const text = 'This link is invalid or has expired. Ask for a new one, or restart the server to have one printed.';
      return send(response, 410, messagePage('Invalid link', text, { href: links.home, label: 'Go to Curbcast' }));
    }
    const purpose = `setup ${sha256(token)}`;
    // The input of a person who registered this address without owning it is not shown to the owner.
    const account = link.account?.emailVerified === true ? link.account : undefined;
    const page = (typed: { givenName: string; familyName: string }, errors: FieldErrors) =>
      setupPage(
        { token: formTokens.make(purpose), action: `${path}?token=${encodeURIComponent(token)}` },
        { ...typed, email: link.email, exists: account !== undefined, errors },
      );
    if (request.method !== 'POST') {
      return send(
        response,
        200,
        page({ givenName: account?.givenName ?? '', familyName: account?.familyName ?? '' }, {}),
      );
    }
    const field = await readForm(request);
    formTokens.check(purpose, field('form_token'));
    const input = { givenName: field('given_name'), familyName: field('family_name'), password: field('password') };
    const checked = checkAccountInput({ ...input, email: link.email });
    if (!checked.ok) return send(response, 422, page(input, checked.errors));
    await accounts.completeSetup(token, input);
    return send(
      response,
      200,
      messagePage(
        'Your account is ready',
        (say) => say('{email} is confirmed. You can sign in now.', { email: link.email }),
        { href: new URL('/login', publicUrl).href, label: 'Sign in' },
      ),
    );
  };
}
