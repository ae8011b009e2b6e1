import { START, type Position } from '../domain/envelope.ts';
import { allPages } from '../lib/all-pages.ts';
import type { Projections } from '../projection-service/index.ts';

/** How long one try waits for the read models, in milliseconds; the process tries again. */
const longestWait = 10_000;

/** Reads who has webhooks and who is an administrator, once the read models have seen a position. */
export function createWebhookAudience(projections: Projections) {
  return async (position: Position): Promise<{ owners: Set<string>; administrators: Set<string> }> => {
    const owners = new Set<string>();
    const administrators = new Set<string>();
    // Before the first event there is nobody, and perhaps no read model yet.
    if (position === START) return { owners, administrators };
    if (!(await projections.waitFor(['webhooks', 'users'], position, longestWait)))
      throw new Error('The read models have not seen who has webhooks yet');

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
}
