import type { Aggregate } from '../aggregate.ts';
import {
  type AudienceState,
  audienceStateVersion,
  type CountAudience,
  decideAudience,
  decideShare,
  evolveAudience,
  evolveShare,
  initialAudience,
  initialShare,
  type ShareCommand,
  type ShareState,
  shareStateVersion,
} from './decide.ts';
import { type AudienceEvent, audienceStream, type ShareEvent, shareStream } from './events.ts';

/** The link of one video. Its state holds the token, so no snapshot may outlive the key that seals it. */
export const shareAggregate: Aggregate<ShareState, ShareCommand, ShareEvent> = {
  version: shareStateVersion,
  snapshots: false,
  initial: initialShare,
  streamOf: shareStream,
  evolve: evolveShare,
  decide: decideShare,
};

/** The audience of one video on one day. */
export const audienceAggregate: Aggregate<AudienceState, CountAudience, AudienceEvent> = {
  version: audienceStateVersion,
  snapshots: false,
  initial: initialAudience,
  streamOf: audienceStream,
  evolve: evolveAudience,
  decide: decideAudience,
};
