import type { LibraryFilmProblem } from '../../domain/library/index.ts';
import type { LibraryVideoParent } from './parents.ts';

/** Why a film can't be shown, for administrators. */
export const filmProblems: Readonly<Record<LibraryFilmProblem, string>> = {
  unreachable: "We couldn't read this address. Check that it opens in your browser without signing in.",
  too_large: 'This film is too large: we read at most 50 MB from an address, and 500 MB of an upload.',
  no_video: 'This is no MP4, MOV or WebM video.',
  unreadable: 'This video is damaged, or has a format that we cannot read.',
  upload_gone: 'The upload is no longer there. Please upload the film again.',
};

/** Chapters of an outline: a script of five minutes has no room for more. */
const mostChapters = 12;
const gap = '[what your clients should know about it, with an example from your area]';

/**
 * What one's own version of a video begins with: its title, and a paragraph for each of its chapters with a gap that
 * the author fills.
 */
export function outlineOf({ doc: { title, film } }: LibraryVideoParent): string {
  const chapters = (film?.chapters ?? []).slice(0, mostChapters);
  const paragraphs = chapters.length === 0 ? [gap] : chapters.map((chapter) => `${chapter.title}: ${gap}`);
  return [`${title}.`, ...paragraphs, 'If you have questions, call me at [your phone number].'].join('\n\n');
}
