import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { TestPayments } from '../open.ts';

/** Connects a client to the simulator: the options for it, and how to disconnect. */
export type Connect = (
  testPayments: TestPayments,
) => Promise<{ readonly apiBase: string; readonly fetch: typeof fetch; readonly close: () => Promise<void> }>;

/** Passes requests to the provider's handler in this process. */
export const inProcess: Connect = async ({ connection }) => ({ ...connection, close: async () => undefined });

async function answer(testPayments: TestPayments, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming;
  const body = method === 'POST' ? await buffer(incoming) : null;
  const fields = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const response = await testPayments.handle(
    new Request(new URL(url, 'http://127.0.0.1'), { method, headers: fields, body }),
  );
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}

/** Sends requests over a socket, like a client with STRIPE_API_BASE. */
export const overHttp: Connect = async (testPayments) => {
  const server = createServer((incoming, outgoing) => void answer(testPayments, incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    apiBase: `http://127.0.0.1:${port}/test-payments`,
    fetch,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
