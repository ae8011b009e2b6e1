import { eventRegistry } from '../../domain/events.ts';
import { withCodec, type EventStore, type KeyRing } from '../../event-store/index.ts';
import { createExecutor, type Executor } from '../executor/executor.ts';
import { createLedger, type Ledger } from '../support/ledger.ts';
import type { Dependencies } from '../dependencies.ts';
import { createQuotes } from '../support/quotes.ts';
import { createVideoCommands, type VideoCommands } from '../commands/videos.ts';
import type { VideoProvider } from '../providers/video/port.ts';

/** A command process with its own cache and clock, on a log that others share. */
export interface CommandProcess {
  readonly eventStore: EventStore;
  readonly executor: Executor;
  readonly ledger: Ledger;
  readonly videos: VideoCommands;
  readonly quoteFor: Dependencies['quoteFor'];
}

export interface CommandProcessOptions {
  readonly log: EventStore;
  readonly keyRing: KeyRing;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Intercepts appends: may delay one, lose its answer or reject it. */
  readonly append?: (
    stream: string,
    append: () => ReturnType<EventStore['append']>,
  ) => ReturnType<EventStore['append']>;
}

export const renderTimeout = 90 * 60_000;

/** A provider that accepts every job and never finishes one. */
export const idleProvider: VideoProvider = {
  name: 'idle',
  chargesForStartedWork: false,
  nudge: async () => undefined,
  letGo: async () => undefined,
  presenters: async () => [{ id: 'emma', name: 'Emma', description: 'A stock presenter' }],
  preview: async () => undefined,
  cannotSpeak: () => undefined,
  start: async () => undefined,
  read: async () => ({ state: 'unknown' }),
  ask: async () => ({ state: 'unknown' }),
  watch: () => () => undefined,
  cancel: async () => undefined,
  discard: async () => undefined,
  problem: async () => undefined,
  close: async () => undefined,
};

/** Opens a command process; a test kills it by dropping it. */
export function openCommandProcess({
  log,
  keyRing,
  now,
  append = (_stream, go) => go(),
}: CommandProcessOptions): CommandProcess {
  const sealed = withCodec(log, { registry: eventRegistry, keyRing });
  const eventStore: EventStore = {
    ...sealed,
    append: (stream, expected, events) => append(stream, () => sealed.append(stream, expected, events)),
  };
  const executor = createExecutor({ eventStore, registry: eventRegistry, now });
  const ledger = createLedger({ executor, now, bundleValidity: null });
  return {
    eventStore,
    executor,
    ledger,
    quoteFor: createQuotes({ executor, emailBlastSold: false }),
    videos: createVideoCommands({ executor, ledger, videoProvider: idleProvider, now, renderTimeout }),
  };
}
