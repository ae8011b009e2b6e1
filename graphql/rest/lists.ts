import type { FastifyReply, FastifyRequest } from 'fastify';
import { decodeCursor, encodeCursor, type Keyset } from '../cursor.ts';
import { queryParam } from './routes.ts';

/** The most items that one answer of a documented list holds. */
const listLimit = 1_000;

/** What to read for one answer: one item more than it holds, behind the `after` of the query. */
export function listRequest(request: FastifyRequest): { readonly limit: number; readonly after?: Keyset } {
  const after = queryParam(request, 'after');
  return { limit: listLimit + 1, ...(after === undefined ? {} : { after: decodeCursor(after) }) };
}

/** The items of one answer. When there are more, the header `x-next` is the `after` that asks for them. */
export function listAnswer<Found extends Keyset>(reply: FastifyReply, found: readonly Found[]): readonly Found[] {
  const page = found.slice(0, listLimit);
  const last = page.at(-1);
  if (found.length > listLimit && last !== undefined) void reply.header('x-next', encodeCursor(last));
  return page;
}
