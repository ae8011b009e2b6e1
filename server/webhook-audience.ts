import { START, type Position } from '../domain/envelope.ts';
import { allPages } from '../lib/all-pages.ts';
import { pause } from '../lib/backoff.ts';
import { ProjectionUnavailable, type Projections } from '../projection-service/index.ts';

/** How long one check waits for the read models, and the time until the next check, in milliseconds. */
const longestLook = 10_000;
const betweenLooks = 500;

/**
 * Reads who has webhooks and who is an administrator, once the read models have seen a position. It waits as long as
 * they need, because their first build and catching up after a restart are not faults. A stopped read model reports
 * that itself.
 */
export function createWebhookAudience(projections: Pick<Projections, 'waitFor' | 'reader'>) {
  const read = async (): Promise<{ owners: Set<string>; administrators: Set<string> }> => {
    const owners = new Set<string>();
    const administrators = new Set<string>();
    const endpoints = allPages(
      (page) =>
        projections.reader('webhooks').query('endpoints', { index: 'byState', equal: { state: 'on' }, ...page }),
      () => [],
    );
    for await (const { doc } of endpoints) owners.add(doc.ownerId);
    const users = allPages(
      (page) => projections.reader('users').query('users', { index: 'byRole', equal: { isAdmin: true }, ...page }),
      ({ doc }) => [doc.createdAt],
    );
    for await (const { id } of users) administrators.add(id);
    return { owners, administrators };
  };
  return async (position: Position, signal: AbortSignal): ReturnType<typeof read> => {
    // Before the first event there are no users, and perhaps no read models yet.
    if (position === START) return { owners: new Set(), administrators: new Set() };
    for (;;) {
      if (await projections.waitFor(['webhooks', 'users'], position, longestLook)) {
        // A read model with this position may still be behind the log; then it answers with nobody.
        const audience = await read().catch(unlessUnavailable);
        if (audience !== undefined) return audience;
      }
      await pause(betweenLooks, signal);
      signal.throwIfAborted();
    }
  };
}

const unlessUnavailable = (error: unknown): undefined => {
  if (!(error instanceof ProjectionUnavailable)) throw error;
};
