import type { StatementQuery } from '../../gql/graphql.ts';

export type Movement = StatementQuery['statement']['edges'][number]['node'];

/**
 * One row per video: its hold, its use and its return are one change of the balance. The latest movement gives the time
 * and the balance, the use of credits gives the kind and the reason. The latest comes first.
 */
export function foldVideos(movements: readonly Movement[]): readonly Movement[] {
  const rows = new Map<string, Movement>();
  for (const movement of movements) {
    const key = movement.videoId ?? movement.id;
    const row = rows.get(key);
    const { kind, amount, reason } = movement.kind === 'CAPTURE' ? movement : (row ?? movement);
    const change = (row?.change ?? 0) + movement.change;
    rows.set(key, { ...(row ?? movement), kind, amount, reason, change });
  }
  return [...rows.values()];
}
