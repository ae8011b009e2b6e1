import type { LibraryCategory } from '../../../../domain/library/index.ts';

/** A part of a lesson: the spoken text, and the slide beside the presenter meanwhile. */
export interface LessonChapter {
  readonly title: string;
  readonly text: string;
  /** Three short lines for the slide. */
  readonly points: readonly string[];
  /** An example as bars, with invented round numbers; absent for a slide of words. */
  readonly bars?: readonly { readonly label: string; readonly value: number; readonly shown: string }[];
}

/**
 * A video of MLS Unlocked that ships with the product. It is true wherever and whenever it is watched: no
 * forecast, no rate of the day, no advice on a person's own case. `tools/make-lessons.ts` makes the videos.
 */
export interface Lesson {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly category: LibraryCategory;
  readonly tags: readonly string[];
  /** The stock presenter who speaks. */
  readonly presenterId: string;
  readonly chapters: readonly LessonChapter[];
}
