import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be made to fail as networks do. */
export interface FaultProxy {
  readonly port: number;
  /** Takes connections and bytes, and passes nothing on: the server seems to hang. */
  hang(): void;
  /** Ends every connection that is open and refuses new ones. */
  cut(): void;
  /** As if nothing had been. What was held back goes on. */
  heal(): void;
  close(): Promise<void>;
}

/** Listens on a free port of the loopback address and passes everything on to another port of it. */
export async function createFaultProxy(target: number): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  let state: 'open' | 'hanging' | 'cut' = 'open';

  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    if (state === 'hanging') socket.pause();
  };
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [[near, far], [far, near]] as const) {
      from.on('data', (bytes: Buffer) => to.write(bytes));
      from.on('close', () => to.destroy());
      keep(from);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The loopback address gave no port');

  const endAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };

  return {
    port: address.port,
    hang() {
      state = 'hanging';
      for (const socket of sockets) socket.pause();
    },
    cut() {
      state = 'cut';
      endAll();
    },
    heal() {
      state = 'open';
      for (const socket of sockets) socket.resume();
    },
    async close() {
      server.close();
      endAll();
      await once(server, 'close');
    },
  };
}
