import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that injects network and server faults. Each fault replaces the one before. */
export interface FaultProxy {
  readonly port: number;
  /** Accepts connections and bytes but forwards nothing: the server seems to hang. */
  hang(): void;
  /** Drops all open connections; new ones work. */
  drop(): void;
  /** Drops all open connections and each new one at once, as if the server were down. */
  cut(): void;
  /** Delays everything by this many milliseconds in each direction. */
  slow(ms: number): void;
  /** Ends the fault and forwards what was held back. */
  heal(): void;
  close(): Promise<void>;
}

/** Listens on a free loopback port and forwards to the target port, on this machine unless a host is given. */
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

/** Runs tasks in order, each no earlier than its arrival plus the delay. */
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
