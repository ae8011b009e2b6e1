import type { Aggregate } from '../aggregate.ts';
import {
  decideVideo,
  evolveVideo,
  initialVideo,
  type VideoCommand,
  type VideoState,
  videoStateVersion,
} from './decide.ts';
import { type VideoEvent, videoStream } from './events.ts';

/** One video with its attempts. Its state holds the script, so no snapshot may outlive the key that seals it. */
export const videoAggregate: Aggregate<VideoState, VideoCommand, VideoEvent> = {
  version: videoStateVersion,
  snapshots: false,
  initial: initialVideo,
  streamOf: videoStream,
  evolve: evolveVideo,
  decide: decideVideo,
};
