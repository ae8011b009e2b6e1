import { categoryOf, type Position, type RecordedEvent } from '../../domain/envelope.ts';
import type { EventStore } from '../../event-store/port.ts';
import type { DocumentName, Projector } from '../projector.ts';
import type { ChangedDocument } from '../read-store/port.ts';
import { backoffDelay, pause } from '../../lib/backoff.ts';
import type { Announcement } from '../runner/types.ts';
import type { PublishedModel } from './published.ts';

export interface FollowChangesOptions {
  readonly eventStore: Pick<EventStore, 'subscribe'>;
  /** The end of the log at the start: reads show at least everything before it. */
  readonly headAtStart: () => Promise<Position>;
  readonly projectors: readonly Projector[];
  readonly modelOf: (name: string) => PublishedModel;
  readonly onChanged: (announcement: Announcement) => void;
  readonly onError: (error: unknown) => void;
}

/** The longest wait for one read model before a retry, ms. */
const waitMs = 5_000;
const retryDelay = { firstMs: 100, maxMs: 5_000 };

/**
 * Announces changes of read models that other processes write, from the start on: follows the log, waits until a model
 * has seen an event, and reads the documents that the event may have changed. They may be newer than the event, never
 * older.
 */
export function followChanges(options: FollowChangesOptions): {
  /** Every change up to here was announced; undefined until the end of the log is known. */
  announcedTo(): Position | undefined;
  stop(): Promise<void>;
} {
  const { eventStore, headAtStart, projectors, modelOf, onChanged, onError } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const live = projectors.filter((projector) => (projector.live?.size ?? 0) > 0);
  const categories = [...new Set(live.flatMap(({ filter }) => filter.categories ?? []))];
  let after: Position | undefined;

  const announce = async (
    projector: Projector,
    events: readonly RecordedEvent[],
    position: Position,
  ): Promise<void> => {
    const names = events.flatMap((event) => changedBy(projector, event));
    if (names.length === 0) return;
    const model = modelOf(projector.name);
    for (let tries = 1; !(await model.wait(position, waitMs, signal)); tries += 1) {
      if (signal.aborted) return;
      // While the read store is unavailable the wait ends at once.
      await pause(backoffDelay(tries, retryDelay), signal);
    }
    const changes = await readAll(model, names);
    if (changes.length > 0) onChanged({ projection: projector.name, position, changes });
  };

  const follow = async (): Promise<void> => {
    after ??= await headAtStart();
    for await (const page of eventStore.subscribe({ after, filter: { categories }, signal })) {
      for (const projector of live)
        await announce(
          projector,
          page.events.filter(({ stream }) => concerns(projector, stream)),
          page.position,
        );
      after = page.position;
    }
  };

  const run = async (): Promise<void> => {
    for (let failures = 0; !signal.aborted; failures += 1) {
      const from = after;
      await follow().catch((error: unknown) => {
        if (!signal.aborted) onError(error);
      });
      if (after !== from) failures = 0;
      await pause(backoffDelay(failures + 1, retryDelay), signal);
    }
  };

  const running = run();
  return {
    announcedTo: () => after,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

const concerns = ({ filter }: Projector, stream: string): boolean =>
  filter.categories?.includes(categoryOf(stream)) ?? true;

/** The live documents that an event may have changed. */
function changedBy({ live = new Map() }: Projector, event: RecordedEvent): readonly DocumentName[] {
  return [...live].flatMap(([collection, rule]) => {
    const id = rule.changedBy(event);
    return id === undefined ? [] : [{ collection, id }];
  });
}

/** The current documents, each once, without those that do not exist. */
async function readAll(model: PublishedModel, names: readonly DocumentName[]): Promise<readonly ChangedDocument[]> {
  const handle = await model.latest();
  const byCollection = Map.groupBy(names, ({ collection }) => collection);
  const read = [...byCollection].map(async ([collection, wanted]) => {
    const found = await handle.getMany(collection, [...new Set(wanted.map(({ id }) => id))]);
    return found.map(({ id, doc }): ChangedDocument => ({ collection, id, before: undefined, after: doc }));
  });
  return (await Promise.all(read)).flat();
}
