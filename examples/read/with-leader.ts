import { setTimeout as sleep } from 'node:timers/promises';

const withoutLeader = ['NOT_LEADER_FOR_PARTITION', 'LEADER_NOT_AVAILABLE'];
const isWithoutLeader = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && withoutLeader.includes(String(error.type));

/** Retries while a topic has no leader yet, because it was just created or its broker went away. */
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
