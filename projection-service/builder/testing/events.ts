import type { DomainEvent, JsonObject, NewEvent } from '../../../domain/envelope.ts';
import { eventRegistry } from '../../../domain/events.ts';
import * as samples from '../../../domain/testing/samples.ts';
import { newEventId } from '../../../event-store/index.ts';

const event = ({ type, data }: DomainEvent, subject: string): NewEvent => ({
  id: newEventId(Date.now()),
  type,
  schemaVersion: eventRegistry.get(type)?.version ?? 1,
  time: 1_800_000_000_000,
  data: data as JsonObject,
  metadata: {
    actor: { kind: 'system', id: 'test' },
    commandId: 'c',
    correlationId: 'c',
    causationId: 'c',
    subject,
  },
});

/** A user with personal data. */
export const registered = (userId: string): NewEvent =>
  event(
    samples.registered({
      userId,
      subject: userId,
      email: `${userId}@example.com`,
      username: userId,
      displayName: `Ann ${userId}`,
    }),
    userId,
  );

/** The n-th lot of a user: 1 credit. */
export const granted = (userId: string, n: number): NewEvent =>
  event(samples.granted({ lotId: `l${n}`, source: 'goodwill', amount: 2 }), userId);
