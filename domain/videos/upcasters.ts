import { rename } from '../upcasting.ts';

const ms = (seconds: unknown): number => Math.round(Number(seconds) * 1_000);

/** From version 1, with the renderer's error texts and no units in field names, to version 2. */
export const upcasters = {
  VideoRequested: rename(
    { estimatedSeconds: null, availableAfter: 'availableAfterHalfCredits', screenShareType: null },
    ({ estimatedSeconds }) => ({ estimatedMs: ms(estimatedSeconds) }),
  ),
  VideoRenderProgressed: rename({ progress: 'progressPercent' }),
  VideoCompleted: rename({ seconds: null }, ({ seconds }) => ({ durationMs: ms(seconds), picturesLeftOut: 0 })),
  VideoFailed: rename({ reason: null }, ({ timedOut }) => ({
    code: timedOut === true ? 'timed_out' : 'renderer_failed',
  })),
  VideoDeleted: rename({ wasRendering: null }, ({ wasRendering }) => ({
    statusBefore: wasRendering === true ? 'processing' : 'unknown',
  })),
};
