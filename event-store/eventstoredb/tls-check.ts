import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { Address, Endpoint } from './connection-string.ts';

const HANDSHAKE_MS = 1_000;

/** Error codes of Node.js for a certificate whose authority is not trusted. */
const untrusted = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/**
 * The TLS problem between an address and a server, in a sentence that says what to do; undefined when nothing is
 * wrong, and while no server listens. The client itself reports all of this as an unavailable server.
 */
export async function tlsFinding(address: Address): Promise<string | undefined> {
  for (const endpoint of address.endpoints) {
    const finding = address.secure ? await secureFinding(endpoint, address) : await plainFinding(endpoint);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

async function secureFinding(endpoint: Endpoint, { authorityFile }: Address): Promise<string | undefined> {
  const ca = authorityFile === undefined ? undefined : readFileSync(authorityFile);
  const failure = await handshake(endpoint, { ...(ca && { ca }) });
  if (!failure) return undefined;
  const { code = '', message } = failure;
  const where = nameOf(endpoint);
  if (untrusted.has(code)) {
    const remedy =
      authorityFile === undefined
        ? 'Name the file of its certificate authority: tlsCAFile=/path/to/ca.crt in the address.'
        : `The file of tlsCAFile (${authorityFile}) is another authority's.`;
    return `The certificate of EventStoreDB at ${where} is signed by an authority that this machine does not trust (${code}). ${remedy}`;
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID' || code.startsWith('CERT_'))
    return `The certificate of EventStoreDB at ${where} can't be used: ${message}.`;
  if (code === 'EPROTO' || code.startsWith('ERR_SSL_'))
    return `EventStoreDB at ${where} does not speak TLS, but its address asks for it. Give the server a certificate, or write tls=false into the address.`;
  return undefined;
}

async function plainFinding(endpoint: Endpoint): Promise<string | undefined> {
  const failure = await handshake(endpoint, { rejectUnauthorized: false });
  return failure
    ? undefined
    : `EventStoreDB at ${nameOf(endpoint)} speaks TLS, but its address says tls=false. Remove that, and name a user: esdb://user:password@host:2113.`;
}

const nameOf = ({ host, port }: Endpoint): string => `${host}:${port}`;

/** The error of a TLS handshake; undefined when it succeeds. */
async function handshake(
  { host, port }: Endpoint,
  options: { readonly ca?: Buffer; readonly rejectUnauthorized?: boolean },
): Promise<NodeJS.ErrnoException | undefined> {
  const socket = connect({
    host,
    port,
    ALPNProtocols: ['h2'],
    ...(isIP(host) === 0 && { servername: host }),
    ...options,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(HANDSHAKE_MS) });
    return undefined;
  } catch (error) {
    return error as NodeJS.ErrnoException;
  } finally {
    socket.on('error', () => undefined).destroy();
  }
}
