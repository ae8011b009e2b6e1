import { isRecord, rest } from '../../app/rest.ts';

/** The settings of the identity provider for the browser. */
export interface SignInConfig {
  /** A host name (`tenant.example.com`) or an address with its scheme (`http://localhost:3000/oidc`). */
  readonly domain: string;
  readonly clientId: string;
  /** The value of `iss` in the provider's tokens; absent until the server has reached the provider. */
  readonly issuer?: string;
  readonly audience?: string;
  /** True for the provider that ships with the product. */
  readonly embedded: boolean;
}

function parseConfig(value: unknown): SignInConfig {
  if (!isRecord(value) || typeof value['domain'] !== 'string' || typeof value['clientId'] !== 'string') {
    throw new Error('The sign-in settings of the server are incomplete');
  }
  const { domain, clientId, issuer, audience, embedded } = value;
  return {
    domain,
    clientId,
    embedded: embedded === true,
    ...(typeof issuer === 'string' ? { issuer } : {}),
    ...(typeof audience === 'string' ? { audience } : {}),
  };
}

/** Fetches the settings from the server. Throws `rest`'s errors. */
export function loadConfig(): Promise<SignInConfig> {
  return rest('/auth/config', { parse: parseConfig });
}
