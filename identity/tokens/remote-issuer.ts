import { createLocalJWKSet, type CryptoKey, errors, type JSONWebKeySet, type JWSHeaderParameters } from 'jose';
import { z } from 'zod';

/** Finds the key that a token's header names. Throws jose's JWKSNoMatchingKey when there is none. */
export type KeySource = (header: JWSHeaderParameters) => Promise<CryptoKey>;

const DISCOVERY = z.object({
  issuer: z.string(),
  jwks_uri: z.url({ protocol: /^https?$/ }),
  authorization_endpoint: z.string().optional(),
  token_endpoint: z.string().optional(),
});

/** Where the browser's client sends people and redeems codes: Auth0's paths. */
const wantedPaths = { authorization_endpoint: '/authorize', token_endpoint: '/oauth/token' } as const;
const KEY_SET = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** An external identity provider, as its discovery document describes it. */
export interface RemoteIssuer {
  /** The exact `iss` of its tokens. Rejects until the document was received once. */
  name(): Promise<string>;
  readonly keys: KeySource;
  /** Why people can't sign in, as a sentence; undefined when they can. */
  problem(): Promise<string | undefined>;
}

export interface RemoteIssuerOptions {
  /** Its address, with or without the trailing slash of its `iss`; the discovery document is found below it. */
  readonly issuer: string;
  /** Minimum time between two downloads, in milliseconds: unknown key ids cause no more downloads. */
  readonly cooldown?: number;
  /** Keys older than this are downloaded at the next use, in milliseconds; the old ones serve until that succeeds. */
  readonly maxAge?: number;
  readonly timeout?: number;
  readonly fetch?: typeof globalThis.fetch;
  /** A monotonic clock, in milliseconds. */
  readonly now?: () => number;
}

/**
 * The `iss` and the keys of an external issuer, cached: while the issuer is down, tokens signed with known keys
 * are verified as before. An unknown key id causes one download per cool-down, however many tokens carry one.
 * Throws (on use) when the document names another issuer, or when it was never received.
 */
export function remoteIssuer(options: RemoteIssuerOptions): RemoteIssuer {
  const {
    issuer,
    cooldown = 30_000,
    maxAge = 10 * 60_000,
    timeout = 10_000,
    fetch = globalThis.fetch,
    now = () => performance.now(),
  } = options;
  interface Known {
    readonly document: z.output<typeof DISCOVERY>;
    readonly find: ReturnType<typeof createLocalJWKSet>;
  }
  let known: Known | undefined;
  let loadedAt = -Infinity;
  let triedAt = -Infinity;
  let pending: Promise<void> | undefined;
  let failure: unknown;

  const getJson = async (address: string): Promise<unknown> => {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(timeout),
      headers: { accept: 'application/json' },
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.json();
  };
  const download = async (): Promise<void> => {
    try {
      const document = DISCOVERY.parse(await getJson(`${withoutSlash(issuer)}/.well-known/openid-configuration`));
      if (withoutSlash(document.issuer) !== withoutSlash(issuer)) {
        throw new Error(`the discovery document names the issuer ${document.issuer}, but ${issuer} is configured`);
      }
      const set: JSONWebKeySet = KEY_SET.parse(await getJson(document.jwks_uri));
      known = { document, find: createLocalJWKSet(set) };
      loadedAt = now();
      failure = undefined;
    } catch (error) {
      failure = error;
    }
  };
  /** Downloads unless the last attempt is within the cool-down; callers at the same time share one download. */
  const refresh = async (): Promise<void> => {
    if (pending === undefined) {
      if (now() - triedAt < cooldown) return;
      triedAt = now();
      pending = download().finally(() => {
        pending = undefined;
      });
    }
    await pending;
  };

  const load = async () => {
    if (known === undefined) await refresh();
    else if (now() - loadedAt >= maxAge) void refresh();
    if (known === undefined)
      throw new Error(`the discovery document of ${issuer} could not be loaded`, { cause: failure });
    return known;
  };

  return {
    name: async () => (await load()).document.issuer,
    problem: () =>
      load().then(
        ({ document }) => pathProblem(document, withoutSlash(issuer)),
        () => `It does not answer as an OpenID provider (${reasonOf(failure)}).`,
      ),
    keys: async (header) => {
      const { find } = await load();
      try {
        return await find(header);
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
        await refresh();
        return (await load()).find(header);
      }
    },
  };
}

/** The first endpoint that the provider has at another path than the browser uses. */
function pathProblem(document: z.output<typeof DISCOVERY>, issuer: string): string | undefined {
  for (const [name, path] of Object.entries(wantedPaths)) {
    const endpoint = document[name as keyof typeof wantedPaths];
    if (endpoint !== undefined && endpoint !== `${issuer}${path}`)
      return `Sign-in needs the path ${path}, but the provider's ${name} is ${endpoint}.`;
  }
  return undefined;
}

const reasonOf = (failure: unknown): string => (failure instanceof Error ? failure.message : 'no answer');

const withoutSlash = (address: string): string => address.replace(/\/$/, '');
