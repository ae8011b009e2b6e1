import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { isOwnNavigation, originPolicy } from '../../lib/request-origin.ts';
import { BadForm, type FormTokens, readForm, redirect, sendPage } from './http.ts';
import type { Links } from './pages/layout.ts';
import { signOutPage } from './pages/pages.ts';
import type { OidcRecords } from './records.ts';

export interface SignOutOptions {
  readonly provider: Provider;
  readonly records: OidcRecords;
  readonly formTokens: FormTokens;
  readonly links: Links;
  readonly clientId: string;
  readonly publicUrl: string;
  /** Path of this page, e.g. `/oidc/v2/logout`. */
  readonly path: string;
}

/**
 * Auth0's `/v2/logout?client_id&returnTo` (also with OpenID Connect's `post_logout_redirect_uri`): ends the provider's
 * session of this browser with its tokens, then goes to `returnTo`, which must have the product's origin.
 * A click inside the product signs out at once; a link or an image on another site only gets a confirmation page.
 */
export function createSignOut({ provider, records, formTokens, links, clientId, publicUrl, path }: SignOutOptions) {
  const origin = new URL(publicUrl).origin;

  const returnAddress = (given: string): string => {
    if (given === '') return publicUrl;
    const target = URL.parse(given);
    if (target?.origin !== origin) throw new BadForm(400, 'The address to return to is not part of this site.');
    return target.href;
  };
  const checkClient = (given: string): void => {
    if (given !== '' && given !== clientId)
      throw new BadForm(400, 'The application that asks for the sign-out is not known.');
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const query = new URL(request.url ?? '', publicUrl).searchParams;
    const isForm = request.method === 'POST';
    if (isForm && !originPolicy(request, [origin]).allowed)
      throw new BadForm(403, 'The request comes from another site.');
    const field = isForm ? await readForm(request) : (name: string) => query.get(name) ?? '';
    checkClient(field('client_id'));
    const returnTo = returnAddress(field('returnTo') || field('post_logout_redirect_uri'));

    const context = provider.createContext(request, response);
    const session = await provider.Session.get(context);
    if (session.accountId === undefined) return redirect(response, returnTo);

    const purpose = `sign-out ${session.jti}`;
    if (isForm) formTokens.check(purpose, field('form_token'));
    else if (!isOwnNavigation(request.headers)) {
      const form = { token: formTokens.make(purpose), action: path, clientId, returnTo };
      return sendPage(response, 200, signOutPage(form), links);
    }
    for (const { grantId } of Object.values(session.authorizations ?? {})) {
      if (grantId !== undefined) await records.revokeGrant(grantId);
    }
    await session.destroy();
    context.cookies.set(provider.cookieName('session'), null, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      signed: true,
    });
    return redirect(response, returnTo);
  };
}
