import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createCookieJar, type CookieJar } from '../../identity/testing/cookie-jar.ts';
import { signInOverHttp } from '../../identity/testing/sign-in.ts';
import { checkByDocument } from './documents.ts';
import type { RunningServer } from './server.ts';

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON, or the plain text of any other body. */
  readonly body: Body;
}

export interface GraphQLProblem {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: { readonly code?: string; readonly requestId?: string; readonly [detail: string]: unknown };
}

export interface GraphQLAnswer<Data> {
  readonly status: number;
  readonly headers: Headers;
  readonly data?: Data | null;
  readonly errors?: readonly GraphQLProblem[];
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent verbatim instead of a JSON body. */
  readonly raw?: { readonly type?: string; readonly body: string | Uint8Array<ArrayBuffer> };
}

/** An HTTP client of one server with its own cookie jar. */
export interface Client {
  readonly server: RunningServer;
  readonly jar: CookieJar;
  /** The Cookie header it would send. */
  cookie(): string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Sends one REST request. */
  call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    options?: CallOptions,
  ): Promise<Answer<Body>>;
  /** Runs a GraphQL operation and returns the answer including its errors. */
  ask<Data = Record<string, unknown>>(
    query: string,
    variables?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<GraphQLAnswer<Data>>;
  /** Runs a GraphQL operation and returns its data; throws on any error. */
  graphql<Data>(query: string, variables?: object, headers?: Readonly<Record<string, string>>): Promise<Data>;
}

/** The headers of a request under this idempotency key. */
export const underKey = (key: string): Readonly<Record<string, string>> => ({ 'idempotency-key': key });

/** @param address sent as X-Forwarded-For, so that with `TRUST_PROXY=1` each client has its own rate limit */
export function createClient(server: RunningServer, address?: string): Client {
  const jar = createCookieJar();
  const origin = new URL(server.url);
  const from: Record<string, string> = address === undefined ? {} : { 'x-forwarded-for': address };

  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const target = new URL(path, origin);
    const headers = new Headers({ ...from, ...Object.fromEntries(new Headers(init.headers)) });
    const cookie = jar.header(target);
    if (cookie !== '' && !headers.has('cookie')) headers.set('cookie', cookie);
    const response = await fetch(target, { redirect: 'manual', ...init, headers });
    jar.store(target, response);
    await checkByDocument(origin, path, { ...init, headers }, response);
    return response;
  };

  const call = async <Body>(
    method: string,
    path: string,
    body?: unknown,
    { headers = {}, raw }: CallOptions = {},
  ): Promise<Answer<Body>> => {
    const content = raw
      ? { body: raw.body, ...(raw.type === undefined ? {} : { type: raw.type }) }
      : body === undefined
        ? undefined
        : { body: JSON.stringify(body), type: 'application/json' };
    const response = await send(path, {
      method,
      headers: { ...(content?.type === undefined ? {} : { 'content-type': content.type }), ...headers },
      ...(content === undefined ? {} : { body: content.body }),
    });
    return { status: response.status, headers: response.headers, body: parsed(await response.text()) as Body };
  };

  const ask = async <Data>(
    query: string,
    variables?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<GraphQLAnswer<Data>> => {
    const answer = await call<{ data?: Data | null; errors?: GraphQLProblem[] }>(
      'POST',
      '/graphql',
      { query, variables },
      { headers },
    );
    return { status: answer.status, headers: answer.headers, ...answer.body };
  };

  return {
    server,
    jar,
    cookie: () => jar.header(origin),
    fetch: send,
    call,
    ask,
    graphql: async <Data>(
      query: string,
      variables?: object,
      headers?: Readonly<Record<string, string>>,
    ): Promise<Data> => {
      const { data, errors, status } = await ask<Data>(query, variables, headers);
      if (errors || !data) throw new Error(`GraphQL (${status}): ${JSON.stringify(errors)}`);
      return data;
    },
  };
}

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly name?: string;
  readonly register?: boolean;
}

/** Signs the client in through the provider's pages and the gateway; returns the user's id. */
export async function signIn(client: Client, person: Person): Promise<string> {
  const idToken = await signInOverHttp(client.server.url, person);
  return useIdToken(client, idToken);
}

/** Exchanges an ID token for a session; returns the user's id. */
export async function useIdToken(client: Client, idToken: string): Promise<string> {
  const { status, body } = await client.call<{ user: { id: string } }>(
    'POST',
    '/auth/auth0-sync',
    {},
    { headers: { authorization: `Bearer ${idToken}` } },
  );
  if (status !== 200) throw new Error(`auth0-sync answered ${status}: ${JSON.stringify(body)}`);
  return body.user.id;
}

/**
 * Opens the sign-out URL as a top-level navigation and returns status and redirect target. It does not use Node's
 * fetch, which always sends `Sec-Fetch-Mode: cors`, and the sign-out rejects that.
 */
export async function signOut(client: Client): Promise<{ readonly status: number; readonly location: string }> {
  const headers = { cookie: client.cookie(), 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' };
  const [response] = (await once(get(`${client.server.url}/auth/logout`, { headers }), 'response')) as [
    IncomingMessage,
  ];
  response.resume();
  return { status: response.statusCode ?? 0, location: response.headers.location ?? '' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
