import type { RecordedEvent } from '../../domain/envelope.ts';
import { attemptId, type VideoCompleted, type VideoDeleted, type VideoFailed } from '../../domain/videos/index.ts';
import type { EventStore } from '../../event-store/index.ts';
import type { Caller } from '../handlers/context.ts';
import { settleAttempt, type SettlementOptions } from '../handlers/settlement.ts';
import type { FileStore } from '../providers/files/port.ts';
import type { VideoProvider } from '../providers/video/port.ts';
import { startProcess, type Process } from './process.ts';
import { videoFileKeys } from './rendering.ts';

export interface SettlementProcessOptions extends SettlementOptions {
  readonly eventStore: EventStore;
  readonly provider: VideoProvider;
  readonly files: FileStore;
  readonly onError?: (error: unknown, event: RecordedEvent | undefined) => void;
}

const actor = { kind: 'process', id: 'settlement' } as const;

/**
 * Settles the hold of every attempt that ended, and clears away what a deleted video leaves behind. Apart from
 * rendering, so that a long queue of videos to be made never delays the settlement of those that are done.
 */
export function startSettlement(options: SettlementProcessOptions): Process {
  const { eventStore, provider, files, onError } = options;
  return startProcess({
    eventStore,
    name: 'settlement',
    successorOf: 'rendering',
    filter: { types: ['VideoCompleted', 'VideoFailed', 'VideoDeleted'] },
    handle: async (recorded) => {
      const event = recorded as object as VideoCompleted | VideoFailed | VideoDeleted;
      const { videoId, attempt } = event.data;
      const caller: Caller = { actor, correlationId: recorded.metadata.correlationId, causationId: recorded.id };
      if (event.type === 'VideoDeleted') await provider.cancel(attemptId(videoId, attempt));
      await settleAttempt(videoId, attempt, caller, options);
      if (event.type === 'VideoDeleted') await files.removeAll(videoFileKeys(videoId, attempt).prefix);
    },
    ...(onError === undefined ? {} : { onError }),
  });
}
