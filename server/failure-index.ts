import type { FailureIndex } from '../command-service/index.ts';
import { ProjectionUnavailable, type Projections } from '../projection-service/index.ts';

/**
 * How long the summaries of all processes and jobs are kept, in milliseconds, because each of them asks every few
 * seconds.
 */
const keptMs = 1_000;
const mostRows = 500;

/** The failures in the read model; until it is built, there are none. */
export function createFailureIndex(projections: Pick<Projections, 'reader'>): FailureIndex {
  const reader = () => projections.reader('failures');
  const readWorks = async () => {
    const rows = await reader().query('works', { index: 'all', equal: { kind: 'work' }, limit: mostRows });
    return new Map(rows.map(({ id, doc: { open, retryAllAt } }) => [id, { open, retryAllAt }]));
  };
  let works: { readonly at: number; readonly found: ReturnType<typeof readWorks> } | undefined;
  return {
    summary: async (work) => {
      if (works === undefined || performance.now() - works.at > keptMs) {
        const found = readWorks();
        works = { at: performance.now(), found };
        found.catch(() => (works = undefined));
      }
      const found = await works.found.catch(unlessUnavailable<Awaited<ReturnType<typeof readWorks>>>(new Map()));
      return found.get(work) ?? { open: 0, retryAllAt: null };
    },
    waiting: async (work, limit) => {
      const equal = { isOpen: true, work, waits: true };
      const rows = await reader()
        .query('failures', { index: 'byRetry', equal, limit: Math.min(limit, mostRows) })
        .catch(unlessUnavailable([]));
      return rows.map(({ id: failureId, doc }) => ({ failureId, retryAt: doc.retryAt ?? 0 }));
    },
    failedBy: async (work, time, limit) => {
      const rows = await reader()
        .query('failures', { index: 'byLastAttempt', equal: { isOpen: true, work }, limit: Math.min(limit, mostRows) })
        .catch(unlessUnavailable([]));
      return rows.filter(({ doc }) => doc.failedAt <= time).map(({ id }) => id);
    },
    known: async (failureIds) => {
      const rows = await reader()
        .getMany('failures', [...failureIds])
        .catch(unlessUnavailable([]));
      return new Set(rows.map(({ id }) => id));
    },
  };
}

/** The open failures of every process and job that ever had one, for the metrics; undefined without an answer. */
export async function countFailures(
  projections: Pick<Projections, 'reader'>,
): Promise<readonly { readonly work: string; readonly open: number }[] | undefined> {
  try {
    const rows = await projections
      .reader('failures')
      .query('works', { index: 'all', equal: { kind: 'work' }, limit: mostRows });
    return rows.map(({ id: work, doc: { open } }) => ({ work, open }));
  } catch {
    return undefined;
  }
}

const unlessUnavailable =
  <Answer>(answer: Answer) =>
  (error: unknown): Answer => {
    if (error instanceof ProjectionUnavailable) return answer;
    throw error;
  };
