import { isRecord, rest } from '../../app/rest.ts';

/** What the browser needs to know of the identity provider. */
export interface SignInConfig {
  /** A host name (`tenant.example.com`) or an address with its scheme (`http://localhost:3000/oidc`). */
  readonly domain: string;
  readonly clientId: string;
  /** What the provider's tokens carry in `iss`; absent while the server could not ask it. */
  readonly issuer?: string;
  readonly audience?: string;
  /** The provider that ships with the product. */
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

/** Asks the server for the settings. Throws a RestError or what `fetch` throws. */
export function loadConfig(): Promise<SignInConfig> {
  return rest('/auth/config', { parse: parseConfig });
}
