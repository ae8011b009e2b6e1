import type { TopicRecord } from '../read/record.ts';
import type { ContractTopic } from './contract.ts';

/** The sum of each whole-number field in the data of a type, by the field's path. */
export type Sums = ReadonlyMap<string, number>;

export interface TypeTally {
  readonly topic: string;
  readonly type: string;
  /** Events, or keys with a state. */
  readonly count: number;
  readonly sums: Sums;
}

export interface Tally {
  /** Takes one record. Throws for one that does not match the contract. */
  add(record: TopicRecord): void;
  /** By type. A topic of events counts each event once; a compacted topic counts the latest state of each key. */
  result(): readonly TypeTally[];
  /** The keys that have a state, or had an event. */
  keys(): readonly string[];
}

interface Message {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
}

/** Adds up a topic. Delivery is at least once: an event with a repeated id counts once. */
export function createTally(topic: ContractTopic): Tally {
  const seen = new Set<string>();
  const keys = new Set<string>();
  const events = new Map<string, { count: number; sums: Map<string, number> }>();
  const states = new Map<string, Message>();

  const parse = (value: string): Message | undefined => {
    const message = JSON.parse(value) as Message;
    const check = topic.messages.get(message.type);
    // Consumers must accept types that they do not know.
    if (check === undefined) return undefined;
    if (!check(message)) throw new Error(`${topic.name}: ${JSON.stringify(check.errors)} in ${value}`);
    return message;
  };

  return {
    add({ key, value }) {
      if (value === null) {
        states.delete(key);
        return;
      }
      const message = parse(value);
      if (message === undefined || seen.has(message.id)) return;
      if (topic.compacted) {
        states.set(key, message);
        return;
      }
      seen.add(message.id);
      keys.add(key);
      count(events, message);
    },
    result: () => {
      const tallied = topic.compacted ? new Map<string, { count: number; sums: Map<string, number> }>() : events;
      if (topic.compacted) for (const message of states.values()) count(tallied, message);
      return [...tallied].map(([type, { count: total, sums }]) => ({ topic: topic.name, type, count: total, sums }));
    },
    keys: () => [...(topic.compacted ? states.keys() : keys)],
  };
}

function count(into: Map<string, { count: number; sums: Map<string, number> }>, { type, data }: Message): void {
  const tally = into.get(type) ?? { count: 0, sums: new Map<string, number>() };
  tally.count += 1;
  addNumbers(tally.sums, data, '');
  into.set(type, tally);
}

function addNumbers(sums: Map<string, number>, value: unknown, path: string): void {
  if (typeof value === 'number') sums.set(path, (sums.get(path) ?? 0) + value);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    // Members of a list are summed together.
    addNumbers(sums, inner, Array.isArray(value) ? path : path === '' ? name : `${path}.${name}`);
  }
}
