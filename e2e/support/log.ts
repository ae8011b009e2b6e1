import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import {
  decideCredits,
  evolveCredits,
  initialCredits,
  creditStream,
  type CreditEvent,
} from '../../domain/credits/index.ts';
import type { JsonObject, NewEvent, RecordedEvent } from '../../domain/envelope.ts';
import { eventRegistry } from '../../domain/events.ts';
import { openEventStoreDb, openSqliteEventStore, type EventStore } from '../../event-store/index.ts';
import type { ServerEngines } from './engines.ts';

/** Opens the log of a stopped server without starting the product. */
export function openLogOf({ settings }: ServerEngines, folder: string): Promise<EventStore> {
  const { EVENTSTORE_URL: url, EVENTSTORE_NAMESPACE: namespace } = settings;
  if (url === undefined) return openSqliteEventStore({ folder: join(folder, 'log') });
  return openEventStoreDb({ url, ...(namespace !== undefined && { namespace }) });
}

/** Maximum number of events in one append. */
const atOnce = 400;

/**
 * Appends the events that many administrator commands would have written: sets the balance of each account repeatedly,
 * finally to `final` whole credits.
 */
export async function writeHistory(
  log: EventStore,
  userIds: readonly string[],
  eventsEach: number,
  final: number,
): Promise<void> {
  for (const userId of userIds) {
    const stream = creditStream(userId);
    const known = await log.readStream(stream);
    let state = known.reduce(
      (folded, event) => evolveCredits(folded, creditEventOf(event), event.time),
      initialCredits,
    );
    let revision = known.length - 1;
    for (let written = 0; written < eventsEach;) {
      const batch: NewEvent[] = [];
      while (batch.length < atOnce && written < eventsEach) {
        written += 1;
        const credits = written === eventsEach ? final : 100 + (written % 2);
        const time = Date.now();
        const events = decideCredits(
          { kind: 'set', adjustmentId: randomUUID(), amount: credits * 2, reason: 'long ago' },
          state,
          time,
        );
        for (const event of events) {
          batch.push(recordOf(event, time));
          state = evolveCredits(state, event, time);
        }
      }
      revision = (await log.append(stream, revision < 0 ? 'no_stream' : revision, batch)).revision;
    }
  }
}

const creditEventOf = ({ type, data }: RecordedEvent): CreditEvent => ({ type, data }) as object as CreditEvent;

function recordOf({ type, data }: CreditEvent, time: number): NewEvent {
  const commandId = randomUUID();
  const schemaVersion = eventRegistry.get(type)?.version ?? 1;
  return {
    id: randomUUID(),
    type,
    schemaVersion,
    time,
    data: data as object as JsonObject,
    metadata: { actor: { kind: 'admin', id: 'history' }, commandId, correlationId: commandId, causationId: commandId },
  };
}
