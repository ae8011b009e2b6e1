import type { RecordedEvent } from '../../domain/envelope.ts';
import type { Sent } from './shared-appends.ts';

/** The last event of an append, as it has to be stored. */
export type Awaited = Pick<RecordedEvent, 'id' | 'stream' | 'revision' | 'hash'>;

/**
 * The live feed brings every stored event, so it also answers appends whose own answer is late or lost, without another
 * call to the server.
 */
export interface LiveAnswers {
  /** `answer` resolves some time after the feed has brought the event. Call `forget` when it is no longer needed. */
  expect(event: Awaited): { readonly answer: Promise<Sent>; readonly forget: () => void };
  /** Records a live event. */
  observe(event: RecordedEvent): void;
}

/** How long the server's own answer is waited for, ms: one append in ten is in the feed before its answer. */
const LATE_MS = 100;

export function createLiveAnswers(lateMs = LATE_MS): LiveAnswers {
  const awaited = new Map<string, Awaited & { readonly resolve: (sent: Sent) => void; timer?: NodeJS.Timeout }>();
  return {
    expect(event) {
      const { promise, resolve } = Promise.withResolvers<Sent>();
      awaited.set(event.id, { ...event, resolve });
      const forget = (): void => {
        clearTimeout(awaited.get(event.id)?.timer);
        awaited.delete(event.id);
      };
      return { answer: promise, forget };
    },

    observe({ id, stream, revision, position, hash }) {
      const found = awaited.get(id);
      if (found?.stream !== stream || found.revision !== revision) return;
      // Another hash: another process stored events with these ids first.
      const sent = { stored: true, revision, position, again: hash !== found.hash } as const;
      found.timer ??= setTimeout(found.resolve, lateMs, sent);
    },
  };
}
