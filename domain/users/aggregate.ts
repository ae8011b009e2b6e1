import type { Aggregate } from '../aggregate.ts';
import { decideUser, evolveUser, initialUser, type UserCommand, type UserState, userStateVersion } from './decide.ts';
import { type UserEvent, userStream } from './events.ts';

/** One account with its roles. Its state holds personal data, so there are no snapshots. */
export const userAggregate: Aggregate<UserState, UserCommand, UserEvent> = {
  version: userStateVersion,
  snapshots: false,
  initial: initialUser,
  streamOf: userStream,
  evolve: evolveUser,
  decide: decideUser,
};
