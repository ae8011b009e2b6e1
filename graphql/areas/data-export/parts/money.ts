import { creditStream } from '../../../../domain/credits/index.ts';
import { isEvent } from '../../../../domain/events.ts';
import { statementPages, statementRow } from '../../credits/statement.ts';
import { byteOrderMark, csvOf } from '../../../rest/csv.ts';
import { columnsOf } from '../../../rest/downloads.ts';
import { dateTime } from '../../../scalars.ts';
import { allPages } from '../../../../lib/all-pages.ts';
import { takeTurn } from '../../../../lib/turns.ts';
import { eventsOf, jsonList, type ExportPart, type ExportSource } from '../part.ts';

export const statement: ExportPart = {
  name: 'credits/',
  readModels: ['credits.accounts', 'credits.statement'],
  about: 'Your credit statement, every movement with the balance after it: as JSON, and as CSV for spreadsheets.',
  files: async function* ({ user, context }) {
    yield { name: 'credits/statement.json', content: jsonList(rowsOf(statementPages(context, user.id))) };
    yield { name: 'credits/statement.csv', content: statementCsv({ user, context }) };
  },
};

async function* statementCsv({ user, context }: ExportSource): AsyncIterable<string> {
  const columns = columnsOf(statementRow);
  yield byteOrderMark + csvOf([], { columns, header: true });
  for await (const page of statementPages(context, user.id)) {
    await takeTurn();
    yield csvOf(page, { columns, header: false });
  }
}

async function* rowsOf<Row>(pages: AsyncIterable<readonly Row[]>): AsyncIterable<Row> {
  for await (const page of pages) yield* page;
}

export const payments: ExportPart = {
  name: 'payments.json',
  readModels: ['payments.payments', 'payments.completions'],
  about: 'Every payment that you began, what it bought, and what was refunded. Card numbers never reach us.',
  files: async function* (source) {
    yield { name: 'payments.json', content: jsonList(paymentRows(source)) };
  },
};

async function* paymentRows(source: ExportSource): AsyncIterable<object> {
  for await (const { id, doc } of ownPayments(source)) {
    const { ownerId: _ownerId, position: _position, grantsDue: _grantsDue, createdAt, ...payment } = doc;
    yield { id, ...payment, createdAt: dateTime(createdAt) };
  }
}

/** Every payment that the user began, the oldest first. */
export function ownPayments({ user, context }: ExportSource) {
  const reader = context.services.projections.reader('payments');
  return allPages(
    (page) => reader.query('payments', { index: 'byOwner', equal: { ownerId: user.id }, ...page }),
    ({ doc }) => [doc.createdAt],
  );
}

/** The ids of all videos that the user ever started, also those that were deleted: each held credits. */
export async function* videoIds({ user, context }: ExportSource): AsyncIterable<string> {
  const seen = new Set<string>();
  for await (const event of eventsOf(context, creditStream(user.id))) {
    if (!isEvent(event, 'CreditsReserved') || seen.has(event.data.heldFor)) continue;
    seen.add(event.data.heldFor);
    yield event.data.heldFor;
  }
}
