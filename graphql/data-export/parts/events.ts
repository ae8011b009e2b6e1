import { creditStream } from '../../../domain/credits/index.ts';
import type { RecordedEvent } from '../../../domain/envelope.ts';
import { userStream } from '../../../domain/users/index.ts';
import { videoStream } from '../../../domain/videos/index.ts';
import { dateTime } from '../../scalars.ts';
import { eventsOf, jsonList, type ExportPart, type ExportSource } from '../part.ts';
import { paymentIds, videoIds } from './money.ts';

/** Every stream that belongs to the user. */
async function* streamsOf(source: ExportSource): AsyncIterable<string> {
  const { id } = source.user;
  yield userStream(id);
  yield creditStream(id);
  yield `twincredits-${id}`;
  for await (const videoId of videoIds(source)) yield videoStream(videoId);
  for await (const paymentId of paymentIds(source)) yield `payment-${paymentId}`;
}

async function* historyOf(source: ExportSource): AsyncIterable<RecordedEvent> {
  for await (const stream of streamsOf(source)) yield* eventsOf(source.context, stream);
}

async function* lines(source: ExportSource): AsyncIterable<string> {
  for await (const { stream, revision, type, time, data, metadata } of historyOf(source)) {
    const { actor } = metadata;
    yield `${JSON.stringify({ stream, revision, type, time: dateTime(time), by: actor.kind, data })}\n`;
  }
}

export const events: ExportPart = {
  name: 'events.jsonl',
  about:
    'The complete history of your account: every event that we recorded about you, your videos, credits and payments, one JSON object a line.',
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
  about: 'What administrators did to your account, with their reasons.',
  files: async function* (source) {
    yield { name: 'administrators.json', content: jsonList(adminRows(source)) };
  },
};
