import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Client } from '../support/client.ts';
import { sound, verificationOf, type TestUser } from '../support/fixture.ts';

/** One attempt of a command, as its sender sees it. */
export interface Try {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: unknown;
  /** Time of sending and duration until the answer, in milliseconds. */
  readonly at: number;
  readonly ms: number;
}

/** A continuous load of commands. A refused command is retried with the same idempotency key until it succeeds. */
export interface Load {
  readonly tries: readonly Try[];
  /** Waits until each sender has completed its current command, then stops. */
  stop(): Promise<void>;
  /**
   * Throws unless each accepted command is recorded exactly once, each abandoned one at most once, and every account
   * verifies.
   */
  check(): Promise<void>;
}

/** Sets the credits of each user, one command after the other. `refused` is the delay before a retry, in ms. */
export function startLoad(admin: Client, users: readonly TestUser[], refused = 5): Load {
  const tries: Try[] = [];
  const taken = new Map<string, string[]>(users.map(({ id }) => [id, []]));
  const enough = new AbortController();

  const drive = async (user: TestUser): Promise<void> => {
    for (let count = 1; !enough.signal.aborted; count += 1) {
      const reason = `load ${count}`;
      const send = (): Promise<Answer<unknown>> =>
        admin.call(
          'PUT',
          `/api/admin/users/${user.id}/credits`,
          { credits: 5 + (count % 50), reason },
          { headers: { 'idempotency-key': `${user.id}-${count}` } },
        );
      // The current command is completed even after `stop`.
      while (!(await tried(send))) await pause(refused);
      taken.get(user.id)?.push(reason);
    }
  };
  const tried = async (send: () => Promise<Answer<unknown>>): Promise<boolean> => {
    const at = performance.now();
    const { status, headers, body } = await send();
    tries.push({ status, retryAfter: headers.get('retry-after'), body, at, ms: performance.now() - at });
    if (status !== 200 && status !== 503) throw new Error(`A command was answered ${status}: ${JSON.stringify(body)}`);
    return status === 200;
  };
  const driving = Promise.all(users.map(drive));
  driving.catch(() => enough.abort());

  return {
    tries,
    stop: async () => {
      enough.abort();
      await driving;
    },
    check: async () => {
      for (const user of users) {
        const reasons = await reasonsOf(user);
        for (const reason of taken.get(user.id) ?? []) {
          const times = reasons.filter((found) => found === reason).length;
          if (times !== 1) throw new Error(`"${reason}" of ${user.id} was answered and is there ${times} times`);
        }
        const verification = await verificationOf(admin, user.id);
        if (JSON.stringify(verification) !== JSON.stringify(sound))
          throw new Error(`Replay of ${user.id}: ${JSON.stringify(verification)}`);
      }
    },
  };
}

/** The reasons in a user's statement, one for each recorded adjustment. */
export async function reasonsOf(user: Client): Promise<readonly string[]> {
  const { status, body } = await user.call<{ reason: string | null }[]>('GET', '/api/credits/statement');
  if (status !== 200) throw new Error(`The statement answered ${status}`);
  return body.flatMap(({ reason }) => reason ?? []);
}

/** Formats durations for a log line: count, median and maximum. */
export function inWords(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return `${sorted.length} (half within ${Math.round(sorted[sorted.length >> 1] ?? 0)} ms, all within ${Math.round(sorted.at(-1) ?? 0)} ms)`;
}
