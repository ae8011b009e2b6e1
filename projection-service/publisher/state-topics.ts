import type { z } from 'zod';
import { accountState, videoState } from '../projections/published-state.ts';
import { jsonSchemaOf, type DataSchema } from './published-data.ts';
import type { TopicDefinition } from './sink.ts';

/** A compacted topic: the latest state under each key. */
export interface StateTopic extends TopicDefinition {
  readonly compacted: true;
  /** The collection of the read model that holds the states; its ids are the keys. */
  readonly collection: 'accounts' | 'videos';
  /** The name of the state in `type` and in the contract. */
  readonly type: string;
  /** Raise it for a change that consumers of the earlier shape would misread. */
  readonly version: number;
  readonly description: string;
  readonly schema: z.ZodObject;
}

/**
 * All state topics. Unlike the names of event topics, theirs have no version: when the shape of a state changes, the
 * state is published again, and nothing of the old shape stays.
 */
export const stateTopics: readonly StateTopic[] = [
  {
    collection: 'accounts',
    name: 'curbcast.accounts',
    type: 'AccountState',
    version: 1,
    description:
      'The latest state of every account: balances in half-credits, payments in cents, the subscription. The key is the id of the user.',
    partitions: 12,
    compacted: true,
    schema: accountState,
  },
  {
    collection: 'videos',
    name: 'curbcast.videos',
    type: 'VideoState',
    version: 1,
    description: 'The latest state of every video. The key is the id of the video.',
    partitions: 12,
    compacted: true,
    schema: videoState,
  },
];

/** The JSON Schema of a topic's states. */
export function stateSchema({ schema }: { readonly schema: z.ZodType }): DataSchema {
  const { $schema: _draft, ...state } = jsonSchemaOf(schema);
  return state;
}
