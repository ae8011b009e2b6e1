import { attemptId } from '../../domain/videos/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { settleAttempt } from '../support/settlement.ts';
import { defineProcess } from './engine/define-process.ts';

/**
 * Settles the hold of every attempt that ended, and cancels the job of a deleted video. Separate from rendering, so
 * that a long render queue never delays settlement; under the same lease, because renders are canceled in the server
 * that runs them.
 */
export function settlement(options: Pick<Dependencies, 'executor' | 'ledger' | 'videoProvider'>) {
  const { videoProvider } = options;
  return defineProcess({
    name: 'settlement',
    lease: 'rendering',
    on: {
      VideoCompleted: ({ data: { videoId, attempt } }, { caller }) => settleAttempt(videoId, attempt, caller, options),
      VideoFailed: ({ data: { videoId, attempt } }, { caller }) => settleAttempt(videoId, attempt, caller, options),
      VideoDeleted: async ({ data: { videoId, attempt } }, { caller }) => {
        await videoProvider.cancel(attemptId(videoId, attempt));
        await settleAttempt(videoId, attempt, caller, options);
      },
    },
  });
}
