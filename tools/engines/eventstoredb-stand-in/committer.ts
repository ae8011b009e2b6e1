import { setTimeout as sleep } from 'node:timers/promises';
import type { Journal } from './journal.ts';
import type { LoggedRecord, StandInLog } from './log.ts';
import type { Pace, Stalls } from './pace.ts';

export interface Committer {
  /** Resolves once the records of an append are committed; never after a stop. */
  commit(records: readonly LoggedRecord[]): Promise<void>;
  stop(): void;
}

interface Waiting {
  readonly records: readonly LoggedRecord[];
  readonly committed: () => void;
}

/** Group commit: appends that arrive during a commit wait for the next one. */
export function createCommitter(log: StandInLog, journal: Journal | undefined, pace: Pace, stalls: Stalls): Committer {
  let waiting: Waiting[] = [];
  let running = false;
  let stopped = false;

  async function commitGroup(): Promise<void> {
    const group = waiting;
    waiting = [];
    await sleep(pace.commitMs());
    await stalls.over();
    if (stopped) return;
    for (const { records } of group) journal?.write(records);
    const last = group.at(-1)?.records.at(-1)?.position ?? 0;
    log.commit(last);
    const lag = pace.feedLagMs();
    if (lag === 0) log.publish(last);
    else setTimeout(() => void stalls.over().then(() => log.publish(last)), lag);
    for (const { committed } of group) committed();
  }

  async function run(): Promise<void> {
    running = true;
    while (waiting.length > 0) await commitGroup();
    running = false;
  }

  return {
    commit: (records) =>
      new Promise((resolve) => {
        waiting.push({ records, committed: resolve });
        if (!running) void run();
      }),
    stop: () => void (stopped = true),
  };
}
