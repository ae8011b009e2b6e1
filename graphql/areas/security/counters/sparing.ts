import { LRUCache } from 'lru-cache';
import type { SecurityCounters } from './port.ts';

type Reads = Pick<SecurityCounters, 'read' | 'users' | 'signIns' | 'usersOf'>;

/** How long a count of active users is shown, as a multiple of the time that it took. */
const standsFor = 100;
const answersKept = 100;

/**
 * Counting active users reads a row for each of them and bucket. Each count is kept for a hundred times as long as it
 * took, so that open dashboards use at most a hundredth of a processor for each range, for any number of active people
 * and administrators.
 *
 * @param clock milliseconds since any time
 */
export function sparing(counters: Reads, clock: () => number = () => performance.now()): Reads {
  const answers = new LRUCache<string, { readonly count: Promise<number>; until: number }>({ max: answersKept });
  return {
    read: (grain, from, to) => counters.read(grain, from, to),
    signIns: (query) => counters.signIns(query),
    usersOf: (network) => counters.usersOf(network),
    users: (grain, from, to) => {
      const key = `${grain} ${from} ${to}`;
      const known = answers.get(key);
      const asked = clock();
      if (known !== undefined && asked < known.until) return known.count;
      const answer = { count: counters.users(grain, from, to), until: Infinity };
      answers.set(key, answer);
      answer.count.then(
        () => {
          const now = clock();
          answer.until = now + standsFor * (now - asked);
        },
        () => answers.delete(key),
      );
      return answer.count;
    },
  };
}
