import type { Position } from '../../domain/envelope.ts';
import { START, comparePositions } from '../../domain/envelope.ts';
import type { EventStore } from '../../event-store/port.ts';
import type { Place } from './sink.ts';
import type { PublishedTopic } from './topics.ts';

/** Save interval for topics without new records, ms. After a crash the publisher rescans the log from there. */
const quietSaveMs = 60_000;

export type CheckpointStore = Pick<EventStore, 'loadCheckpoint' | 'saveCheckpoint' | 'readAll'>;

/** The checkpoints of all topics: a new or recreated topic is filled from the start while the others continue. */
export interface TopicCheckpoints {
  /** Returns the checkpoint of the topic that is furthest behind. */
  earliest(): Position;
  /** Returns whether the topic already has the event at this position. */
  has(topic: string, position: Position): boolean;
  /** Marks all records up to the position as acknowledged, `topics` as written, and saves due checkpoints. */
  reached(position: Position, topics: Iterable<string>): Promise<void>;
  /** Saves all unsaved checkpoints. */
  save(): Promise<void>;
  /** Cancels the scheduled save. */
  end(): void;
}

interface Topic {
  readonly name: string;
  position: Position;
  saved: Position;
  /** Whether the topic received records since its last save. */
  busy: boolean;
}

export interface TopicCheckpointsOptions {
  readonly store: CheckpointStore;
  readonly places: readonly Place[];
  readonly topics: readonly PublishedTopic[];
  /** The minimum time between two saves, ms. */
  readonly saveEveryMs: number;
  /** Called with the error of a scheduled save. */
  readonly onError: (error: unknown) => void;
}

/** Loads the checkpoints of the topics at these places. */
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
  /** Serializes saves, so that an older save never overwrites a newer one. */
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
 * Returns the start position of a topic. An empty topic with published records was deleted and recreated, so it
 * restarts at the first event. The reset is saved before the first write, because after it the topic no longer looks
 * recreated.
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

/** Returns whether the log has an event of the category up to this position. */
async function hasEvents(store: CheckpointStore, category: string, until: Position): Promise<boolean> {
  for (let after = START; ;) {
    const { events, position, end } = await store.readAll({ after, filter: { categories: [category] }, limit: 1 });
    const [first] = events;
    if (first) return comparePositions(first.position, until) <= 0;
    if (end || comparePositions(position, until) >= 0) return false;
    after = position;
  }
}
