import type { FastifyReply, FastifyRequest } from 'fastify';
import { decodeCursor, encodeCursor, type Keyset } from '../cursor.ts';
import { defined } from '../../lib/defined.ts';
import { queryParam } from './routes.ts';

/** Maximum number of items that one response of a REST list holds. */
const listLimit = 1_000;

/** The query for one page: one item more than the page holds, after the cursor `?after=`. Throws INVALID_INPUT. */
export function listRequest(request: FastifyRequest): { readonly limit: number; readonly after?: Keyset } {
  const after = queryParam(request, 'after');
  return { limit: listLimit + 1, ...defined({ after: after === undefined ? undefined : decodeCursor(after) }) };
}

/** The items of one page. When there are more, the header `x-next` holds the cursor of the next page. */
export function listAnswer<Found extends Keyset>(reply: FastifyReply, found: readonly Found[]): readonly Found[] {
  const page = found.slice(0, listLimit);
  const last = page.at(-1);
  if (found.length > listLimit && last !== undefined) void reply.header('x-next', encodeCursor(last));
  return page;
}
