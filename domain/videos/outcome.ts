import type { VideoState } from './decide.ts';

/** How one attempt at a video ended, which settles its hold. */
export type AttemptOutcome =
  | { readonly kind: 'open' }
  | { readonly kind: 'completed'; readonly durationMs: number }
  /** It timed out; its result, if it still comes, is free. */
  | { readonly kind: 'timed_out' }
  | { readonly kind: 'failed' }
  /** The video was deleted before the attempt ended. */
  | { readonly kind: 'deleted'; readonly wasRendering: boolean };

/** The outcome of an attempt; undefined when the video was never requested or the attempt never made. */
export function outcomeOf(state: VideoState, attempt: number): AttemptOutcome | undefined {
  if (state.request === undefined || attempt > state.attempt) return undefined;
  // Only a failed attempt can be retried, so earlier attempts have failed.
  if (attempt < state.attempt) return { kind: 'failed' };
  if (state.timedOut) return { kind: 'timed_out' };
  if (state.durationMs !== undefined) return { kind: 'completed', durationMs: state.durationMs };
  if (state.failed) return { kind: 'failed' };
  if (state.status === 'deleted') return { kind: 'deleted', wasRendering: state.wasRendering };
  return { kind: 'open' };
}
