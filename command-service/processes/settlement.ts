import { attemptId } from '../../domain/videos/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { settleAttempt } from '../handlers/settlement.ts';
import { videoFileKeys } from '../handlers/video-files.ts';
import { defineProcess } from './engine/define-process.ts';

/**
 * Settles the hold of every attempt that ended, and removes the files of a deleted video. Separate from rendering, so
 * that a long render queue never delays settlement; under the same lease, because renders are cancelled in the server
 * that runs them.
 */
export function settlement(options: Pick<Dependencies, 'executor' | 'ledger' | 'videoProvider' | 'files'>) {
  const { videoProvider, files } = options;
  return defineProcess({
    name: 'settlement',
    successorOf: 'rendering',
    lease: 'rendering',
    on: {
      VideoCompleted: ({ data: { videoId, attempt } }, { caller }) => settleAttempt(videoId, attempt, caller, options),
      VideoFailed: ({ data: { videoId, attempt } }, { caller }) => settleAttempt(videoId, attempt, caller, options),
      VideoDeleted: async ({ data: { videoId, attempt } }, { caller }) => {
        await videoProvider.cancel(attemptId(videoId, attempt));
        await settleAttempt(videoId, attempt, caller, options);
        await files.removeAll(videoFileKeys(videoId, attempt).prefix);
      },
    },
  });
}
