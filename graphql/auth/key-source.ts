import { createLocalJWKSet, errors, type CryptoKey, type JSONWebKeySet, type JWSHeaderParameters } from 'jose';
import { z } from 'zod';

/** Finds the key that a token's header names. Throws jose's JWKSNoMatchingKey when there is none. */
export type KeySource = (header: JWSHeaderParameters) => Promise<CryptoKey>;

const DISCOVERY = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) });
const KEY_SET = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

export interface RemoteKeysOptions {
  /** Exactly as tokens carry it in `iss`; its discovery document is found below it. */
  readonly issuer: string;
  /** Least time between two downloads, in milliseconds: strange key ids cannot make us ask more often. */
  readonly cooldown?: number;
  /** Keys older than this are downloaded again when next used, in milliseconds; the old ones serve until that succeeds. */
  readonly maxAge?: number;
  readonly timeout?: number;
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/**
 * The keys of an issuer elsewhere, from its discovery document. They are kept: while the issuer is down, tokens signed with
 * known keys go on being verified. An unknown key id causes one download per cool-down, however many tokens carry one.
 * Throws (on use) when the document names another issuer, or when no key was ever received.
 */
export function remoteKeys(options: RemoteKeysOptions): KeySource {
  const { issuer, cooldown = 30_000, maxAge = 10 * 60_000, timeout = 10_000, fetch = globalThis.fetch, now = () => performance.now() } = options;
  let keys: ReturnType<typeof createLocalJWKSet> | undefined;
  let loadedAt = -Infinity;
  let triedAt = -Infinity;
  let pending: Promise<void> | undefined;
  let failure: unknown;

  const getJson = async (address: string): Promise<unknown> => {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeout), headers: { accept: 'application/json' }, redirect: 'error' });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.json();
  };
  const download = async (): Promise<void> => {
    try {
      const document = DISCOVERY.parse(await getJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`));
      if (document.issuer !== issuer) throw new Error(`the issuer calls itself ${document.issuer}, but ${issuer} is configured`);
      const set: JSONWebKeySet = KEY_SET.parse(await getJson(document.jwks_uri));
      keys = createLocalJWKSet(set);
      loadedAt = now();
      failure = undefined;
    } catch (error) {
      failure = error;
    }
  };
  /** Downloads unless that was tried within the cool-down; callers at the same time share one download. */
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

  return async (header) => {
    if (keys === undefined) await refresh();
    else if (now() - loadedAt >= maxAge) void refresh();
    if (keys === undefined) throw new Error(`the keys of ${issuer} could not be loaded`, { cause: failure });
    try {
      return await keys(header);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      await refresh();
      return keys(header);
    }
  };
}
