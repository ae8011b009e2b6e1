import { setTimeout as pause } from 'node:timers/promises';
import { starterPack } from './payments.ts';

export interface SteadyLoad {
  /** The number of requests answered so far. */
  answered(): number;
  /** Ends the load. @returns the refused or interrupted requests, one text each */
  stop(): Promise<readonly string[]>;
}

export interface SteadyLoadOptions {
  /** The target of the requests, without a slash at the end. */
  readonly url: string;
  /** The public address of the product, as `Origin`. */
  readonly origin: string;
  /** The cookies of the user who is signed in. */
  readonly cookie: string;
  readonly clients: number;
}

/** Clients that open payments and read the account in turn, each request on a separate connection. */
export function openSteadyLoad({ url, origin, cookie, clients }: SteadyLoadOptions): SteadyLoad {
  const headers = { cookie, origin, 'content-type': 'application/json', connection: 'close' };
  const requests: readonly (readonly [path: string, init: RequestInit])[] = [
    ['/api/credits/refill', { method: 'POST', headers, body: JSON.stringify(starterPack) }],
    ['/api/videos', { headers }],
  ];
  const over = new AbortController();
  const failures: string[] = [];
  let answered = 0;
  const work = Array.from({ length: clients }, async () => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      // Enough requests to hit every moment of a rolling update, but not too many for an engine on a small machine.
      await pause(50);
      const [path, init] = requests[turn % requests.length] ?? ['/', {}];
      await fetch(`${url}${path}`, init).then(
        async (response) => {
          answered += 1;
          const text = await response.text();
          if (!response.ok) failures.push(`${path}: ${response.status} ${text}`);
        },
        (error: unknown) => failures.push(`${path}: ${String(error)} ${String((error as Error).cause)}`),
      );
    }
  });
  return {
    answered: () => answered,
    stop: async () => {
      over.abort();
      await Promise.all(work);
      return failures;
    },
  };
}
