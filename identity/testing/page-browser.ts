import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { createCookieJar, type CookieJar } from './cookie-jar.ts';

/** The provider's response. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The `Location` header; empty when there is none. */
  readonly location: string;
  readonly body: string;
}

/** A browser without scripts: keeps cookies, follows no redirects. */
export interface PageBrowser {
  readonly jar: CookieJar;
  /** Requests an address: GET, or POST with a form. */
  go(address: string, form?: Record<string, string>, headers?: Record<string, string>): Promise<PageAnswer>;
  /** Starts a sign-in and opens its page; `token` is the page's form token. */
  openSignIn(
    extra?: Record<string, string>,
  ): Promise<{ readonly page: string; readonly body: string; readonly token: string }>;
}

/** The heading of a page. */
export const headingOf = (body: string): string | undefined => /<h1>([^<]*)</.exec(body)?.[1];
/** The page's alert. */
export const alertOf = (body: string): string | undefined => /role="alert"[^>]*>([^<]*)</.exec(body)?.[1];
/** The hidden token of a page's form; empty when it has none. */
export const formTokenOf = (body: string): string => /name="form_token" value="([^"]+)"/.exec(body)?.[1] ?? '';

/** Opens a browser on the server at this address. */
export function createPageBrowser(serverUrl: string): PageBrowser {
  const jar = createCookieJar();
  const go: PageBrowser['go'] = async (address, form, headers = {}) => {
    const url = new URL(address, serverUrl);
    const body = form === undefined ? undefined : new URLSearchParams(form).toString();
    const type = 'application/x-www-form-urlencoded';
    const posted =
      body === undefined ? {} : { origin: url.origin, 'content-type': type, 'content-length': Buffer.byteLength(body) };
    // Not fetch: it overwrites Sec-Fetch-* headers.
    const request = httpRequest(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie: jar.header(url), accept: 'text/html', ...posted, ...headers },
    });
    request.end(body);
    const [message]: IncomingMessage[] = await once(request, 'response');
    if (message === undefined) throw new Error('no response');
    const received = Object.entries(message.headersDistinct).flatMap(([name, values]) =>
      (values ?? []).map((value): [string, string] => [name, value]),
    );
    const status = message.statusCode ?? 0;
    const response = new Response(status === 303 ? null : await text(message), { status, headers: received });
    jar.store(url, response);
    return {
      status,
      headers: response.headers,
      location: response.headers.get('location') ?? '',
      body: await response.text(),
    };
  };
  return {
    jar,
    go,
    async openSignIn(extra = {}) {
      const query = new URLSearchParams({
        client_id: 'curbcast-web',
        response_type: 'code',
        redirect_uri: `${serverUrl}/auth/callback`,
        scope: 'openid',
        state: 's',
        nonce: 'n',
        code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        code_challenge_method: 'S256',
        ...extra,
      });
      const page = (await go(`/oidc/authorize?${query}`)).location;
      const { body } = await go(page);
      return { page, body, token: formTokenOf(body) };
    },
  };
}
