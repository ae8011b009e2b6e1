import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A round-robin TCP load balancer in front of several gateways; skips gateways that refuse the connection. */
export interface Balancer {
  readonly port: number;
  /** Drops every connection and accepts none until `open`. */
  shut(): void;
  open(): void;
  /** Sends nothing new to the gateway with this port while `work` runs. */
  without(port: number, work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** @param targets returns the gateways' ports; called for each connection */
export async function openBalancer(targets: () => readonly number[]): Promise<Balancer> {
  const sockets = new Set<Socket>();
  let turn = 0;
  let isOpen = true;
  const left = new Set<number>();

  const pass = (client: Socket, tries: number): void => {
    const ports = targets().filter((port) => !left.has(port));
    const port = ports[(turn += 1) % ports.length];
    if (port === undefined || tries > ports.length) {
      client.destroy();
      return;
    }
    const upstream = connect(port, '127.0.0.1');
    upstream.once('connect', () => {
      sockets.add(upstream);
      upstream.removeAllListeners('error');
      for (const [from, to] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        from.on('error', () => to.destroy());
        from.on('close', () => {
          sockets.delete(from);
          to.destroy();
        });
        from.pipe(to);
      }
    });
    upstream.once('error', () => pass(client, tries + 1));
  };

  const server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => client.destroy());
    if (isOpen) pass(client, 1);
    else client.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    port: (server.address() as AddressInfo).port,
    shut: () => {
      isOpen = false;
      cut();
    },
    open: () => {
      isOpen = true;
    },
    without: async (port, work) => {
      left.add(port);
      await work();
      left.delete(port);
    },
    close: async () => {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}
