import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** A wire between a client and a server that can be cut or held. */
export interface TcpProxy {
  readonly port: number;
  /** Breaks every connection; new ones may be made. */
  cut(): void;
  /** Nothing gets through in either direction, and nobody is told. */
  hold(): void;
  /** Lets through what was held, and what comes. */
  release(): void;
  close(): Promise<void>;
}

/** Forwards a free port of 127.0.0.1 to another one. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let held = false;

  const server = createServer({ pauseOnConnect: true }, (client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const [from, to] of [[client, upstream], [upstream, client]] as const) {
      sockets.add(from);
      from.on('data', (bytes) => void to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (held) from.pause();
      else from.resume();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The loopback address gave no port');

  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    cut,
    hold() {
      held = true;
      for (const socket of sockets) socket.pause();
    },
    release() {
      held = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
