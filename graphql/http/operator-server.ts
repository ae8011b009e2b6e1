import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathOf } from './admission.ts';
import type { createHealthEndpoints } from './health-endpoints.ts';

export interface OperatorServer {
  /** @returns the port */
  listen(port: number, host: string): Promise<number>;
  close(): Promise<void>;
}

/** The port for monitoring (`METRICS_PORT`): health checks and metrics, and nothing else. */
export function createOperatorServer(
  status: ReturnType<typeof createHealthEndpoints>,
  onError: (error: unknown) => void,
): OperatorServer {
  const server = createServer({ requestTimeout: 20_000, headersTimeout: 10_000 }, (request, response) => {
    status(request, response, pathOf(request)).then(
      (found) => {
        if (!found) response.writeHead(404).end();
      },
      (error: unknown) => {
        onError(error);
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end();
      },
    );
  });
  return {
    listen: async (port, host) => {
      server.listen(port, host);
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    },
    close: async () => {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
