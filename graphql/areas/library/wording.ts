import type { LibraryFileProblem } from '../../../domain/library/index.ts';
import type { LibraryVideoParent } from './parents.ts';
import { say, type Sentence } from '../../../words/index.ts';

/** Why a file can't be shown, for administrators. */
export const fileProblems: Readonly<Record<LibraryFileProblem, Sentence>> = {
  unreachable: say('PAGE_UNREADABLE'),
  too_large: say('LIBRARY_FILE_TOO_LARGE'),
  no_video: say('LIBRARY_FILE_NO_VIDEO'),
  unreadable: say('LIBRARY_FILE_UNREADABLE'),
  upload_gone: say('LIBRARY_UPLOAD_GONE'),
};

/** Chapters of an outline: a script of five minutes has no room for more. */
const mostChapters = 12;
const gap = '[what your clients should know about it, with an example from your area]';

/** A draft for the user's own version of a video: its title, and for each chapter a paragraph with a gap to fill. */
export function outlineOf({ doc: { title, file } }: LibraryVideoParent): string {
  const chapters = (file?.chapters ?? []).slice(0, mostChapters);
  const paragraphs = chapters.length === 0 ? [gap] : chapters.map((chapter) => `${chapter.title}: ${gap}`);
  return [`${title}.`, ...paragraphs, 'If you have questions, call me at [your phone number].'].join('\n\n');
}
