import { WebSocket } from 'ws';
import { TRY_AGAIN_LATER } from './close-codes.ts';

/** Bytes that may wait for readers. */
export interface SendLimits {
  /** For one socket: with more waiting, nothing is added. A single message may be larger. */
  readonly perSocket: number;
  /** For all sockets together. Beyond it each may have `share`. */
  readonly total: number;
  readonly share: number;
}

const KiB = 1_024;
const MiB = 1_024 * KiB;
const defaults: SendLimits = { perSocket: MiB, total: 32 * MiB, share: 64 * KiB };
/** How long a slow reader may take to read what was sent before, in milliseconds: what waits for it is kept that long. */
const lastChance = 10_000;

/**
 * Makes the class of sockets that share one budget. `ws` keeps whatever a reader does not take; these sockets drop the
 * message that would exceed the limits and close with 1013, so that the client comes back and asks for what it has
 * missed.
 */
export function boundedSockets({ perSocket, total, share }: SendLimits = defaults): typeof WebSocket {
  let waitingForAll = 0;

  return class BoundedSocket extends WebSocket {
    #waiting = 0;

    override send(data: Data, options?: object | Done, last?: Done): void {
      const done = typeof options === 'function' ? (options as Done) : last;
      const bytes = Buffer.byteLength(data);
      if (this.readyState !== WebSocket.OPEN) return done?.();
      if (!this.#hasRoom(bytes)) {
        this.close(TRY_AGAIN_LATER, 'Reading too slowly');
        setTimeout(() => this.terminate(), lastChance).unref();
        return done?.();
      }
      this.#waiting += bytes;
      waitingForAll += bytes;
      return super.send(data, (error) => {
        this.#waiting -= bytes;
        waitingForAll -= bytes;
        done?.(error);
      });
    }

    #hasRoom(bytes: number): boolean {
      const isFull = waitingForAll + bytes > total;
      return isFull ? this.#waiting + bytes <= share : this.#waiting <= perSocket;
    }
  };
}

type Done = (error?: Error) => void;
/** All that our servers send. */
type Data = string | Buffer;
