import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSignInLimits } from '../limits.ts';
import { openEmbeddedIdentity, type EmbeddedIdentity, type EmbeddedIdentityOptions } from '../embedded/index.ts';
import { cheapPasswords } from './cheap-passwords.ts';
import { deriveTestKey } from './derive-key.ts';

/** Limits that let a test register any number of accounts. */
export const manyAccounts = { registrations: { points: 1_000, seconds: 60 } } as const;

/** A real server with the embedded provider at `/oidc`, on a separate folder and port. */
export interface IdentityServer {
  readonly url: string;
  readonly folder: string;
  identity(): EmbeddedIdentity;
  /** Closes the provider and opens it again on the same folder and port, as a restart would. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Registering verifies the address, as in a development start, unless the options say otherwise.
 *
 * @param other serves what is outside `/oidc`; 404 when not given
 * @param host browsers allow passkeys at `localhost`, but not at a numeric address
 */
export async function startIdentityServer(
  options: Partial<EmbeddedIdentityOptions> = {},
  other: (request: IncomingMessage, response: ServerResponse) => void = notFound,
  host = '127.0.0.1',
): Promise<IdentityServer> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcast-identity-'));
  let identity: EmbeddedIdentity | undefined;
  const server = createServer((request, response) => {
    if (identity !== undefined && (request.url ?? '').startsWith(`${identity.path}/`))
      void identity.handler(request, response);
    else other(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://${host}:${port}`;
  const open = (): Promise<EmbeddedIdentity> =>
    openEmbeddedIdentity({
      deriveKey: deriveTestKey,
      folder,
      issuer: `${url}/oidc`,
      passwordCost: cheapPasswords,
      publicUrl: url,
      limits: createSignInLimits(manyAccounts),
      registrationVerifies: () => true,
      ...options,
    });
  identity = await open();
  return {
    url,
    folder,
    identity: () => {
      if (identity === undefined) throw new Error('the identity server is closed');
      return identity;
    },
    restart: async () => {
      identity?.close();
      identity = await open();
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      identity?.close();
      identity = undefined;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function notFound(_request: IncomingMessage, response: ServerResponse): void {
  response.statusCode = 404;
  response.end();
}
