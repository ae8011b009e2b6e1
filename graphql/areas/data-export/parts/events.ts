import { creditStream } from '../../../../domain/credits/index.ts';
import type { RecordedEvent } from '../../../../domain/envelope.ts';
import { exportFormats, exportId, exportStream } from '../../../../domain/exports/index.ts';
import { invoiceStream } from '../../../../domain/invoices/index.ts';
import { leadsStream } from '../../../../domain/leads/index.ts';
import { libraryViewId, libraryViewStream } from '../../../../domain/library/index.ts';
import { paymentStream } from '../../../../domain/payments/index.ts';
import { shareStream } from '../../../../domain/shares/index.ts';
import { subscriptionStream } from '../../../../domain/subscriptions/index.ts';
import { tableExportStream } from '../../../../domain/table-exports/index.ts';
import { userStream } from '../../../../domain/users/index.ts';
import { videoStream } from '../../../../domain/videos/index.ts';
import { takeTurn } from '../../../../lib/turns.ts';
import { listAllLibraryVideos } from '../../library/reads.ts';
import { dateTime } from '../../../scalars.ts';
import { eventsOf, jsonList, type ExportPart, type ExportSource } from '../part.ts';
import { ownInvoices } from './billing.ts';
import { ownPayments, videoIds } from './money.ts';

/** Every stream that belongs to the user, apart from the mails, which are a separate part. */
async function* streamsOf(source: ExportSource): AsyncIterable<string> {
  const { user, context } = source;
  yield userStream(user.id);
  yield creditStream(user.id);
  yield creditStream(user.id, 'twins');
  yield tableExportStream(user.id);
  yield leadsStream(user.id);
  for await (const videoId of videoIds(source)) {
    yield videoStream(videoId);
    yield shareStream(videoId);
    for (const format of exportFormats) yield exportStream(exportId(videoId, format));
  }
  for await (const { id } of ownPayments(source)) yield paymentStream(id);
  yield subscriptionStream(user.id);
  // The history has a row for each invoice, and for each payment for something else than a plan.
  for (const shown of [true, false]) for await (const { id } of ownInvoices(source, shown)) yield invoiceStream(id);
  for (const { id } of await listAllLibraryVideos(context.services.projections))
    yield libraryViewStream(libraryViewId(id, user.id));
}

async function* historyOf(source: ExportSource): AsyncIterable<RecordedEvent> {
  for await (const stream of streamsOf(source)) yield* eventsOf(source.context, stream);
}

async function* lines(source: ExportSource): AsyncIterable<string> {
  for await (const { stream, revision, type, time, data, metadata } of historyOf(source)) {
    await takeTurn();
    const { actor } = metadata;
    yield `${JSON.stringify({ stream, revision, type, time: dateTime(time), by: actor.kind, data })}\n`;
  }
}

export const events: ExportPart = {
  name: 'events.jsonl',
  readModels: [],
  about:
    'The complete history of your account: every event that we recorded about you, your videos, leads, credits, payments, plan and views, one JSON object a line.',
  files: async function* (source) {
    yield { name: 'events.jsonl', content: lines(source) };
  },
};

async function* adminRows(source: ExportSource): AsyncIterable<object> {
  for await (const { stream, type, time, data, metadata } of historyOf(source))
    if (metadata.actor.kind === 'admin') yield { time: dateTime(time), stream, type, data };
}

export const adminActs: ExportPart = {
  name: 'administrators.json',
  readModels: ['admin-log.actions'],
  about: 'What administrators did to your account, with their reasons.',
  files: async function* (source) {
    yield { name: 'administrators.json', content: jsonList(adminRows(source)) };
  },
};
