import type { LibraryFilmProblem } from '../../../domain/library/index.ts';
import type { LibraryVideoParent } from './parents.ts';
import { say, type Sentence } from '../../../words/index.ts';

/** Why a film can't be shown, for administrators. */
export const filmProblems: Readonly<Record<LibraryFilmProblem, Sentence>> = {
  unreachable: say('PAGE_UNREADABLE'),
  too_large: say('FILM_TOO_LARGE'),
  no_video: say('FILM_NO_VIDEO'),
  unreadable: say('FILM_UNREADABLE'),
  upload_gone: say('FILM_UPLOAD_GONE'),
};

/** Chapters of an outline: a script of five minutes has no room for more. */
const mostChapters = 12;
const gap = '[what your clients should know about it, with an example from your area]';

/**
 * The start of one's own version of a video: its title, and a paragraph for each of its chapters with a gap that
 * the author fills.
 */
export function outlineOf({ doc: { title, film } }: LibraryVideoParent): string {
  const chapters = (film?.chapters ?? []).slice(0, mostChapters);
  const paragraphs = chapters.length === 0 ? [gap] : chapters.map((chapter) => `${chapter.title}: ${gap}`);
  return [`${title}.`, ...paragraphs, 'If you have questions, call me at [your phone number].'].join('\n\n');
}
