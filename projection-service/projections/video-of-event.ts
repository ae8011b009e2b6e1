import type { RecordedEvent } from '../../domain/envelope.ts';
import { isEvent } from '../../domain/events.ts';

/** The video that an event is about, also one that moves its credits; undefined for an event about something else. */
export function videoIdOf(event: RecordedEvent): string | undefined {
  if (isEvent(event, 'CreditsReserved', 'CreditsCaptured', 'CreditsReleased'))
    return event.data.asset === 'minutes' ? event.data.heldFor : undefined;
  const { videoId } = event.data;
  return typeof videoId === 'string' ? videoId : undefined;
}
