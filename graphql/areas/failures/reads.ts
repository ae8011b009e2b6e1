import type { FailureDocument, Stored } from '../../../projection-service/index.ts';
import { connectionOf, pageAfter } from '../../cursor.ts';
import { dateTime } from '../../scalars.ts';
import type { GatewayServices } from '../../services.ts';

/** A limit above the number of processes and jobs. */
const mostWorks = 500;

/** A process or job that needs attention; times are milliseconds since the epoch. */
export interface FailingWork {
  readonly name: string;
  readonly failures: number;
  readonly stalledSince: number | undefined;
}

/** The processes and jobs with open failures, and those that do not move, by name. */
export async function readFailingWork({
  projections,
}: {
  readonly projections: Pick<GatewayServices['projections'], 'reader'>;
}): Promise<readonly FailingWork[]> {
  const rows = await projections
    .reader('failures')
    .query('works', { index: 'all', equal: { kind: 'work' }, limit: mostWorks });
  return rows
    .filter(({ doc }) => doc.open > 0 || doc.stalledSince !== null)
    .map(({ id: name, doc }) => ({ name, failures: doc.open, stalledSince: doc.stalledSince ?? undefined }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The sentence of `/readyz` for a process or job that needs attention. */
export interface DegradedWork {
  readonly process: string;
  /** Events and items that it could not handle, and that nobody dismissed. */
  readonly failures: number;
  /** Since when it has not moved although events wait for it. */
  readonly stalledSince?: string;
}

export const degradedOf = ({ name, failures, stalledSince }: FailingWork): DegradedWork => ({
  process: name,
  failures,
  ...(stalledSince !== undefined && { stalledSince: dateTime(stalledSince) }),
});

const upper = { outage: 'OUTAGE', permanent: 'PERMANENT', unknown: 'UNKNOWN' } as const;

function viewOf({ id, doc }: Stored<FailureDocument>) {
  const { work, target, ownerId, cause, reason, attempts, since, retryAt } = doc;
  const event = target.kind === 'event' ? target : undefined;
  return {
    id,
    process: work,
    eventType: event?.type ?? null,
    eventId: event?.eventId ?? null,
    eventPosition: event?.position ?? null,
    ownerId,
    kind: upper[cause],
    reason,
    attempts,
    since: dateTime(since),
    retryAt: retryAt === null ? null : dateTime(retryAt),
  };
}

/** A page of the open failures, of one process or job or of all, the oldest first. */
export async function listFailures(
  { projections }: Pick<GatewayServices, 'projections'>,
  work: string | undefined,
  { limit, after }: { readonly limit: number; readonly after?: string | null | undefined },
) {
  const page = { limit: limit + 1, ...pageAfter(after) };
  const reader = projections.reader('failures');
  const rows = await (work === undefined
    ? reader.query('failures', { index: 'all', equal: { isOpen: true }, ...page })
    : reader.query('failures', { index: 'byWork', equal: { isOpen: true, work }, ...page }));
  const found = rows.map((row) => ({ id: row.id, order: [row.doc.since], node: viewOf(row) }));
  return connectionOf(found, limit, Boolean(after));
}
