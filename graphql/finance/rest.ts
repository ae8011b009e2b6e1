import * as field from '../openapi/fields.ts';
import { format, csv } from '../rest/call.ts';
import { Refusal } from '../../domain/refusal.ts';
import { takeTurn } from '../../lib/turns.ts';
import type { GatewayContext } from '../context.ts';
import { readInput } from '../input/read.ts';
import { attachmentName, downloadFormat, sendRows } from '../rest/downloads.ts';
import { queryParam, type Routes } from '../rest/routes.ts';
import { dateTime } from '../scalars.ts';
import { dayInput } from './input.ts';
import { listEntries, listExceptions } from './reads.ts';
import { meanings, movementOf } from './wording.ts';
import { say } from '../../words/index.ts';

const pageSize = 200;
const day = 86_400_000;
const mostDays = 366;

/** The downloads of finance: the journal for accounting software, one line of a double entry a row, and exceptions. */
export const financeRoutes: Routes = {
  'GET /api/admin/finance/journal': {
    about: {
      tag: 'Administration',
      summary: 'The journal of double entries',
      query: { from: 'The first day, YYYY-MM-DD.', to: 'The last day; by default the first.', ...format },
      answer: field.rows,
      alsoAs: csv,
    },
    handle: async (context, request, reply) => {
      await context.requireFinance();
      const format = downloadFormat(request);
      const from = dayOf(queryParam(request, 'from'));
      const to = dayOf(queryParam(request, 'to') ?? from);
      const days = (Date.parse(to) - Date.parse(from)) / day + 1;
      if (days < 1 || days > mostDays) throw new Refusal('INVALID_INPUT', say('RANGE_OF_DAYS', { most: mostDays }));
      const disposition = attachmentName(context, `curbcast-journal-${from}-${to}`, format);
      return sendRows(reply, { disposition, format, columns: lineColumns }, linesOf(context, from, days));
    },
  },
  'GET /api/admin/finance/exceptions': {
    about: {
      tag: 'Administration',
      summary: 'The exceptions of the reconciliation',
      query: format,
      answer: field.rows,
      alsoAs: csv,
    },
    handle: async (context, request, reply) => {
      await context.requireFinance();
      const format = downloadFormat(request);
      const disposition = attachmentName(context, 'curbcast-exceptions', format);
      return sendRows(reply, { disposition, format, columns: exceptionColumns }, exceptionsOf(context));
    },
  },
};

const dayOf = (text: string | undefined): string => readInput(dayInput, { day: text }).day;

const lineColumns = [
  'date',
  'time',
  'position',
  'description',
  'account',
  'debit',
  'credit',
  'currency',
  'paymentId',
  'userId',
  'eventId',
];
const exceptionColumns = [
  'id',
  'leg',
  'status',
  'meaning',
  'severity',
  'state',
  'key',
  'userId',
  'amount',
  'since',
  'assigneeId',
];
const amount = (cents: number): string => (cents / 100).toFixed(2);

/** Reads a list to its end by its cursors. */
async function* pagesOf<Node>(
  read: (after: string | null) => Promise<{
    readonly edges: readonly { readonly node: Node }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  }>,
): AsyncIterable<readonly Node[]> {
  for (let after: string | null = null; ;) {
    await takeTurn();
    const { edges, pageInfo } = await read(after);
    yield edges.map(({ node }) => node);
    if (!pageInfo.hasNextPage) return;
    after = pageInfo.endCursor;
  }
}

async function* linesOf(context: GatewayContext, from: string, days: number): AsyncIterable<readonly object[]> {
  for (let index = 0; index < days; index += 1) {
    const posted = new Date(Date.parse(from) + index * day).toISOString().slice(0, 10);
    for await (const page of pagesOf((after) => listEntries(context, { day: posted }, { limit: pageSize, after })))
      yield page.flatMap(({ doc }) =>
        doc.lines.map(({ account, cents }) => ({
          date: doc.day,
          time: dateTime(doc.time),
          position: doc.position,
          description: movementOf(doc),
          account,
          debit: cents > 0 ? amount(cents) : '',
          credit: cents < 0 ? amount(-cents) : '',
          currency: 'USD',
          paymentId: doc.paymentId ?? '',
          userId: doc.userId ?? '',
          eventId: doc.eventId,
        })),
      );
  }
}

async function* exceptionsOf(context: GatewayContext): AsyncIterable<readonly object[]> {
  for (const state of ['open', 'resolved_by_hand', 'written_off', 'matched'])
    for await (const page of pagesOf((after) => listExceptions(context, { state }, { limit: pageSize, after })))
      yield page.map(({ id, doc }) => ({
        id,
        leg: doc.leg,
        status: doc.status,
        meaning: meanings[doc.status],
        severity: doc.severity,
        state: doc.state,
        key: doc.key,
        userId: doc.userId ?? '',
        amount: doc.amountCents === null ? '' : amount(doc.amountCents),
        since: dateTime(doc.sinceMs),
        assigneeId: doc.assigneeId ?? '',
      }));
}
