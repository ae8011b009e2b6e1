import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { creditStream } from '../../../domain/credits/index.ts';
import type { Json, JsonObject, NewEvent } from '../../../domain/envelope.ts';
import { eventIdFor } from '../../../event-store/index.ts';
import { paymentStream } from '../../../domain/payments/index.ts';
import { userStream } from '../../../domain/users/index.ts';
import { videoStream } from '../../../domain/videos/index.ts';
import { publishedTopics } from '../topics.ts';

/** A realistic sample of one version of an event type. */
export interface Sample {
  readonly type: string;
  readonly version: number;
  readonly data: JsonObject;
}

const folder = join(process.cwd(), 'domain/golden');

const publishedTypes = new Set(publishedTopics.flatMap(({ types }) => types.map(({ type }) => type)));

/** The golden files: every version of every event type. */
export const allSamples: readonly Sample[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Sample);

/** Those of published event types. */
export const samples: readonly Sample[] = allSamples.filter(({ type }) => publishedTypes.has(type));

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** Returns the stream to which the product would write this sample for the user. */
export function streamOf({ type, data }: Pick<Sample, 'type' | 'data'>, userId: string): string {
  const category = publishedTopics.find(({ types }) => types.some((each) => each.type === type))?.category ?? '';
  const streams: Record<string, string> = {
    credits: creditStream(userId),
    user: userStream(userId),
    payment: paymentStream(textOf(data['paymentId'])),
    video: videoStream(textOf(data['videoId'])),
  };
  return streams[category] ?? `${category}-${userId}`;
}

/** Creates an event of the user from a sample; `n` distinguishes the events of a test. */
export function eventOf({ type, version, data }: Sample, userId: string, n = 0): NewEvent {
  const commandId = `test/${type}/${userId}/${n}`;
  return {
    id: eventIdFor(commandId, 0),
    type,
    schemaVersion: version,
    time: Date.UTC(2026, 10, 21, 12) + n * 1_000,
    data: 'userId' in data ? { ...data, userId } : data,
    metadata: {
      actor: { kind: 'user', id: userId },
      commandId,
      correlationId: eventIdFor(commandId, 1),
      causationId: commandId,
      subject: userId,
    },
  };
}
