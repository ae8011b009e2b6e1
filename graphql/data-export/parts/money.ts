import { creditStream } from '../../../domain/credits/index.ts';
import { isEvent } from '../../../domain/events.ts';
import { statementColumns, statementRows } from '../../credits/statement.ts';
import { byteOrderMark, csvOf } from '../../rest/csv.ts';
import { dateTime } from '../../scalars.ts';
import { eventsOf, jsonList, type ExportPart, type ExportSource } from '../part.ts';

export const statement: ExportPart = {
  name: 'credits/',
  about: 'Your credit statement, every movement with the balance after it: as JSON, and as CSV for spreadsheets.',
  files: async function* ({ user, context }) {
    yield { name: 'credits/statement.json', content: jsonList(statementRows(context, user.id)) };
    yield { name: 'credits/statement.csv', content: statementCsv({ user, context }) };
  },
};

async function* statementCsv({ user, context }: ExportSource): AsyncIterable<string> {
  yield byteOrderMark + csvOf([], { columns: statementColumns, header: true });
  for await (const row of statementRows(context, user.id))
    yield csvOf([{ ...row, reason: row.reason ?? '' }], { columns: statementColumns, header: false });
}

export const payments: ExportPart = {
  name: 'payments.json',
  about: 'What you paid for, and what was refunded. Card numbers never reach us.',
  files: async function* (source) {
    yield { name: 'payments.json', content: jsonList(paymentRows(source)) };
  },
};

/** The payments that bought credits, in their order. */
async function* paymentRows({ user, context }: ExportSource): AsyncIterable<object> {
  for await (const id of paymentIds({ user, context })) {
    const doc = await context.services.projections.reader('payments').get('payments', id);
    if (doc === undefined) continue;
    const { ownerId: _ownerId, position: _position, grantsDue: _grantsDue, createdAt, ...payment } = doc;
    yield { id, ...payment, createdAt: dateTime(createdAt) };
  }
}

export async function* paymentIds({ user, context }: ExportSource): AsyncIterable<string> {
  const seen = new Set<string>();
  for (const stream of [creditStream(user.id), `twincredits-${user.id}`])
    for await (const { data } of eventsOf(context, stream)) {
      const { paymentId } = data;
      if (typeof paymentId !== 'string' || seen.has(paymentId)) continue;
      seen.add(paymentId);
      yield paymentId;
    }
}

/** The ids of all videos that the user ever started, also those that were deleted: each held credits. */
export async function* videoIds({ user, context }: ExportSource): AsyncIterable<string> {
  const seen = new Set<string>();
  for await (const event of eventsOf(context, creditStream(user.id))) {
    if (!isEvent(event, 'CreditsReserved') || seen.has(event.data.videoId)) continue;
    seen.add(event.data.videoId);
    yield event.data.videoId;
  }
}
