import { defaultFilm } from '../film.ts';
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

/** Version 2 of a request had one kind of film, without brands and captions of pictures. */
export const withFilm = rename({}, { film: { ...defaultFilm }, pictureCaptions: [], brand: null });

/** Version 2 counted the pictures that a video was made without, but did not name them. */
export const withLeftOut = rename({}, { leftOut: [] });

/** Version 3 of a request did not say from which video it was made. */
export const withoutOrigin = rename({}, { madeFrom: null });

/** Version 3 of a completion did not say what the film cost. */
export const withoutCost = rename({}, { costCents: null });
