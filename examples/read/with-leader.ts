import { setTimeout as sleep } from 'node:timers/promises';

const withoutLeader = ['NOT_LEADER_FOR_PARTITION', 'LEADER_NOT_AVAILABLE'];
const isWithoutLeader = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && withoutLeader.includes(String(error.type));

/** Asks again while a topic that was just created, or whose broker went away, has no leader yet. */
export async function withLeader<Result>(ask: () => Promise<Result>, pauseMs = 500, most = 20): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries >= most || !isWithoutLeader(error)) throw error;
    }
    await sleep(pauseMs);
  }
}
