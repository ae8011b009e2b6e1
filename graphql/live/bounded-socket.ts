import { WebSocket } from 'ws';
import { TRY_AGAIN_LATER } from './close-codes.ts';

/** Limits of the send buffers, in bytes: backpressure for slow clients. */
export interface SendLimits {
  /** Above this, nothing is added to the buffer of a socket. A single message may be larger. */
  readonly perSocket: number;
  /** For all sockets together. Above it, each socket may buffer `share`. */
  readonly total: number;
  readonly share: number;
}

const KiB = 1_024;
const MiB = 1_024 * KiB;
const defaults: SendLimits = { perSocket: MiB, total: 32 * MiB, share: 64 * KiB };
/** How long a slow client may take to read its buffer after it was asked to reconnect, ms. */
const lastChance = 10_000;

/**
 * Creates a class of sockets that share one memory budget. `ws` buffers without limit for a client that does not read;
 * these sockets drop a message that would exceed the limits and close with 1013, so that the client reconnects and
 * catches up.
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
/** The only kinds of data that our servers send. */
type Data = string | Buffer;
