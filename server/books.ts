import type { Books } from '../command-service/index.ts';
import { START } from '../domain/envelope.ts';
import { isEvent } from '../domain/events.ts';
import { bookMonths, figuresOf, settlements, statementStream } from '../domain/finance/index.ts';
import { endOfMonth, monthOf } from '../domain/time.ts';
import type { EventStore } from '../event-store/index.ts';
import type { Projections } from '../projection-service/index.ts';

/** How long a run waits for the read models, in milliseconds; the next run continues one that gave up. */
const catchUpMs = 10 * 60_000;
const awaited = ['finance', 'finance-queue', 'credits'] as const;
/** The read models that the books read. */
export const bookProjections = [...awaited, 'billing'] as const;
/** The collections of rows that are compared. */
const openCollections = ['paymentRows', 'usageRows', 'entryRows', 'invoiceRows', 'periodRows', 'changedRows'] as const;
/**
 * The cache of a run without a server, in megabytes, for the log and each read model: the run reads them once, in
 * order.
 */
export const reconciliationCacheMegabytes = 2;
const pageSize = 500;

/** The books of reconciliation on the read models of finance. */
export function openBooks(
  projections: Projections,
  eventStore: Pick<EventStore, 'head' | 'readAll' | 'readStream'>,
): Books {
  const rows = () => projections.reader('finance');
  const queue = () => projections.reader('finance-queue');

  /** Reads all pages of a list. */
  async function all<Row extends { readonly id: string }>(
    read: (
      after: { readonly order: readonly (string | number)[]; readonly id: string } | undefined,
    ) => Promise<readonly Row[]>,
    orderOf: (row: Row) => readonly (string | number)[],
  ): Promise<readonly Row[]> {
    const found: Row[] = [];
    for (;;) {
      const last = found.at(-1);
      const page = await read(last && { order: orderOf(last), id: last.id });
      found.push(...page);
      if (page.length < pageSize) return found;
    }
  }

  return {
    caughtUp: async () => {
      if (await projections.waitFor(awaited, await eventStore.head(), catchUpMs)) return;
      throw new Error('The read models of finance are behind the log; the next run goes on.');
    },
    openRows: async () => {
      const query = { index: 'byOpen', equal: { kind: 'row', open: true }, limit: pageSize } as const;
      const of = async (collection: (typeof openCollections)[number]) =>
        all(
          (after) => rows().query(collection, { ...query, ...(after && { after }) }),
          ({ doc }) => [doc.sinceMs],
        );
      const compared = (await Promise.all(openCollections.map(of))).flat().map(({ id, doc }) => ({
        key: id,
        userId: 'userId' in doc ? doc.userId : null,
        faults: doc.faults,
        sinceMs: doc.sinceMs,
      }));
      const statement = await rows().get('statements', 'stripe');
      const differing = Object.entries(statement?.differingSince ?? {}).map(([userId, sinceMs]) => ({
        key: userId,
        userId,
        faults: [{ leg: 'accounts' as const, status: 'balance_mismatch' as const, amountCents: null }],
        sinceMs,
      }));
      const page =
        statement?.fault === null || statement?.fault === undefined
          ? []
          : [
              {
                key: statement.fault,
                userId: null,
                faults: [{ leg: 'payments' as const, status: 'unreadable_page' as const, amountCents: null }],
                sinceMs: statement.faultSince ?? 0,
              },
            ];
      return [...compared, ...differing, ...page];
    },
    openExceptions: async () => {
      const found = await all(
        (after) =>
          queue().query('exceptions', {
            index: 'byState',
            equal: { kind: 'exception', state: 'open' },
            limit: pageSize,
            ...(after && { after }),
          }),
        ({ doc }) => [doc.severity, doc.sinceMs],
      );
      return found.map(({ id, doc: { leg, status, key, severity, assigneeId, sinceMs } }) => ({
        id,
        leg,
        status,
        key,
        severity,
        assigneeId,
        sinceMs,
      }));
    },
    settledExceptions: async () => {
      const of = async (state: (typeof settlements)[number]) =>
        all(
          (after) =>
            queue().query('exceptions', {
              index: 'byState',
              equal: { kind: 'exception', state },
              limit: pageSize,
              ...(after && { after }),
            }),
          ({ doc }) => [doc.severity, doc.sinceMs],
        );
      return (await Promise.all(settlements.map(of))).flat().map(({ id }) => id);
    },
    changedAccounts: async (after, limit) => {
      const found = await rows().query('accounts', {
        index: 'byChange',
        equal: { kind: 'account' },
        limit,
        // Ids of accounts sort before this one: the next page begins behind the position.
        ...(after === '' ? {} : { after: { order: [after], id: '\uffff' } }),
      });
      return found.map(({ id: userId, doc: { position } }) => ({ userId, position }));
    },
    shownAccount: async (asset, userId) =>
      projections.reader('credits').get(asset === 'twins' ? 'twinAccounts' : 'accounts', userId),
    accountCount: async () => rows().count('accounts', 'byChange', { kind: 'account' }),
    monthFigures: async (period) => {
      const months = await rows().getMany('months', bookMonths(Date.now()));
      return figuresOf(
        months.map(({ id: month, doc: sums }) => ({ month, sums })),
        period,
      );
    },
    takenCredits: async (adjustmentId) => rows().get('adjustments', adjustmentId),
    recordedEntries: async function* (provider) {
      for (let from = 0; ; from += pageSize) {
        const page = await eventStore.readStream(statementStream(provider), { from, limit: pageSize });
        for (const event of page) if (isEvent(event, 'ProviderEntryRecorded')) yield event.data;
        if (page.length < pageSize) return;
      }
    },
    closedPeriods: async () => {
      const from = Date.UTC(2020, 0);
      const ids: string[] = [];
      for (let at = from; at < Date.now(); at = endOfMonth(monthOf(at))) ids.push(monthOf(at));
      return (await queue().getMany('periods', ids)).filter(({ doc }) => doc.isClosed).map(({ id }) => id);
    },
    head: async () => {
      const { position, hash } = (await rows().get('heads', 'last')) ?? { position: START, hash: '' };
      return { position, hash };
    },
    periodOf: async (key) => rows().get('periods', key),
    firstEventAt: async () => (await eventStore.readAll({ after: START, limit: 1 })).events[0]?.time ?? Date.now(),
  };
}
