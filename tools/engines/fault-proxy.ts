import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be made to fail as networks and servers do. Each fault takes the place of the one before. */
export interface FaultProxy {
  readonly port: number;
  /** Takes connections and bytes, and passes nothing on: the server seems to hang. */
  hang(): void;
  /** Breaks every connection that is open; new ones work. */
  drop(): void;
  /** Breaks every connection that is open, and each new one at once: as if nothing were there. */
  cut(): void;
  /** Passes everything on so many milliseconds later, in each direction. */
  slow(ms: number): void;
  /** As if nothing had been. What was held back goes on. */
  heal(): void;
  close(): Promise<void>;
}

/**
 * Listens on a free port of the loopback address and passes everything on to another port, of this machine unless a
 * host is named.
 */
export async function createFaultProxy(target: number, host = '127.0.0.1'): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  let state: 'open' | 'hanging' | 'cut' = 'open';
  let delay = 0;

  const server = createServer({ pauseOnConnect: true }, (near) => {
    if (state === 'cut') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(target, host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      const inTurn = createDelays(() => delay);
      sockets.add(from);
      from.on('data', (bytes: Buffer) => inTurn(() => to.write(bytes)));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        inTurn(() => to.destroy());
      });
      if (state === 'hanging') from.pause();
      else from.resume();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The loopback address gave no port');

  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const become = (next: typeof state, ms = 0): void => {
    state = next;
    delay = ms;
    for (const socket of sockets) {
      if (next === 'hanging') socket.pause();
      else socket.resume();
    }
  };

  return {
    port: address.port,
    hang: () => become('hanging'),
    drop() {
      become('open');
      breakAll();
    },
    cut() {
      become('cut');
      breakAll();
    },
    slow: (ms) => become('open', ms),
    heal: () => become('open'),
    async close() {
      server.close();
      breakAll();
      await once(server, 'close');
    },
  };
}

/** Does pieces of work in their order, each at the earliest when the delay of its arrival is over. */
function createDelays(delay: () => number): (work: () => void) => void {
  const waiting: { readonly at: number; readonly work: () => void }[] = [];
  const doDue = (): void => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      const left = next.at - performance.now();
      if (left > 0) {
        setTimeout(doDue, left);
        return;
      }
      waiting.shift();
      next.work();
    }
  };
  return (work) => {
    waiting.push({ at: performance.now() + delay(), work });
    if (waiting.length === 1) doDue();
  };
}
