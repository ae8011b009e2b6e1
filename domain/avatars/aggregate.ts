import type { Aggregate } from '../aggregate.ts';
import {
  type AvatarCommand,
  type AvatarState,
  avatarStateVersion,
  decideAvatar,
  evolveAvatar,
  initialAvatar,
} from './decide.ts';
import { type AvatarEvent, avatarStream } from './events.ts';

/** One Digital Twin of a user. */
export const avatarAggregate: Aggregate<AvatarState, AvatarCommand, AvatarEvent> = {
  version: avatarStateVersion,
  snapshots: false,
  initial: initialAvatar,
  streamOf: avatarStream,
  evolve: evolveAvatar,
  decide: decideAvatar,
};
