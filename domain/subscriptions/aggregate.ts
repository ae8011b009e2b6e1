import type { Aggregate } from '../aggregate.ts';
import { decideSubscription, type SubscriptionCommand } from './decide.ts';
import { subscriptionStream, type SubscriptionEvent } from './events.ts';
import { evolveSubscription, initialSubscription, type SubscriptionState, subscriptionStateVersion } from './state.ts';

/** The subscriptions of one user; the id is the user's. */
export const subscriptionAggregate: Aggregate<SubscriptionState, SubscriptionCommand, SubscriptionEvent> = {
  version: subscriptionStateVersion,
  snapshots: true,
  initial: initialSubscription,
  streamOf: subscriptionStream,
  evolve: evolveSubscription,
  decide: decideSubscription,
};
