import type { Position } from '../../domain/envelope.ts';
import { START, comparePositions } from '../../domain/envelope.ts';
import type { EventStore } from '../../event-store/port.ts';
import type { Place } from './sink.ts';
import type { PublishedTopic } from './topics.ts';

/** Topics that got nothing are saved as often, ms: a crash costs the way from there, and no record. */
const quietSaveMs = 60_000;

export type CheckpointStore = Pick<EventStore, 'loadCheckpoint' | 'saveCheckpoint' | 'readAll'>;

/** How far each topic has come: one that is new, or was emptied, gets its history while the others go on. */
export interface TopicCheckpoints {
  /** Where the topic that is furthest behind stands. */
  earliest(): Position;
  /** Whether the topic has the event at this position already. */
  has(topic: string, position: Position): boolean;
  /** All that is published up to here was acknowledged; these topics got records. Saves what is due. */
  reached(position: Position, topics: Iterable<string>): Promise<void>;
  /** Saves what is not saved yet. */
  save(): Promise<void>;
  /** Forgets the save that was planned, if any. */
  end(): void;
}

interface Topic {
  readonly name: string;
  position: Position;
  saved: Position;
  /** It got records since it was saved. */
  busy: boolean;
}

export interface TopicCheckpointsOptions {
  readonly store: CheckpointStore;
  readonly places: readonly Place[];
  readonly topics: readonly PublishedTopic[];
  /** The least time between two saves, ms. */
  readonly saveEveryMs: number;
  /** Gets the failure of a save that nobody waits for. */
  readonly onError: (error: unknown) => void;
}

/** Loads how far the topics at these places have come. */
export async function openTopicCheckpoints(options: TopicCheckpointsOptions): Promise<TopicCheckpoints> {
  const { store, places, topics, saveEveryMs, onError } = options;
  const categories = new Map(topics.map(({ name, category }) => [name, category]));
  const open = new Map<string, Topic>();
  for (const place of places) {
    const name = `publisher/${place.name}`;
    const position = await startOf(store, name, place, categories.get(place.topic));
    open.set(place.topic, { name, position, saved: position, busy: false });
  }
  let savedAt = performance.now();
  let allSavedAt = savedAt;
  let planned: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();

  const saveSome = async (which: (topic: Topic) => boolean): Promise<void> => {
    savedAt = performance.now();
    for (const topic of open.values()) {
      const { name, position, saved } = topic;
      if (comparePositions(position, saved) <= 0 || !which(topic)) continue;
      await store.saveCheckpoint(name, position);
      topic.saved = position;
      topic.busy = topic.position !== position && topic.busy;
    }
  };
  /** One after the other, so that no save is overtaken by an older one. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  const saveDue = (): Promise<void> => {
    const all = performance.now() - allSavedAt >= quietSaveMs;
    if (all) allSavedAt = performance.now();
    return inTurn(() => saveSome(({ busy }) => all || busy));
  };

  return {
    earliest: () => {
      const positions = [...open.values()].map(({ position }) => position);
      return positions.reduce((a, b) => (comparePositions(a, b) <= 0 ? a : b));
    },
    has: (topic, position) => comparePositions(position, open.get(topic)?.position ?? START) <= 0,
    async reached(position, written) {
      for (const name of written) {
        const topic = open.get(name);
        if (topic) topic.busy = true;
      }
      for (const topic of open.values()) if (comparePositions(position, topic.position) > 0) topic.position = position;
      const wait = savedAt + saveEveryMs - performance.now();
      if (wait <= 0) {
        await saveDue();
      } else {
        planned ??= setTimeout(() => {
          planned = undefined;
          saveDue().catch(onError);
        }, wait);
      }
    },
    save: () => inTurn(() => saveSome(() => true)),
    end() {
      clearTimeout(planned);
      planned = undefined;
    },
  };
}

/**
 * Where a topic goes on. One that holds nothing although something was published to it was deleted and made again, so
 * it starts at the first event; that is saved before anything is written, since afterwards it does not look new any
 * more.
 */
async function startOf(
  store: CheckpointStore,
  name: string,
  place: Place,
  category: string | undefined,
): Promise<Position> {
  const { empty } = place;
  const saved = await store.loadCheckpoint(name);
  if (!empty || saved === START || category === undefined || !(await hasEvents(store, category, saved))) return saved;
  await store.saveCheckpoint(name, START);
  return START;
}

/** Whether there is an event of the category up to this position. */
async function hasEvents(store: CheckpointStore, category: string, until: Position): Promise<boolean> {
  for (let after = START; ;) {
    const { events, position, end } = await store.readAll({ after, filter: { categories: [category] }, limit: 1 });
    const [first] = events;
    if (first) return comparePositions(first.position, until) <= 0;
    if (end || comparePositions(position, until) >= 0) return false;
    after = position;
  }
}
