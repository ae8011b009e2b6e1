import { proseOf } from './prose.ts';

/** A word that the glossary refuses, and where it is refused. */
export interface RefusedWord {
  readonly word: string;
  readonly say: string;
  /** Starts of paths; empty for everywhere. */
  readonly within: readonly string[];
  readonly except: readonly string[];
  /** Whether only prose is checked: documents and comments, without code, quotations and the bold words of screens. */
  readonly isProse: boolean;
}

const quotedIn = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/gu)].map(([, text = '']) => text);

/**
 * The rows of the table under "## Refused words".
 *
 * @param glossary Markdown with the columns: word (a regular expression), replacement, where it is refused, exceptions
 */
export function refusedWordsOf(glossary: string): readonly RefusedWord[] {
  const [, section = ''] = glossary.split(/^## Refused words$/mu);
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) => {
    const [word = '', say = '', place = '', except = ''] = row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return {
      word: quotedIn(word)[0] ?? '',
      say,
      within: quotedIn(place),
      except: quotedIn(except),
      isProse: place.startsWith('prose'),
    };
  });
}

/** Names as separate words: `videoLook` and `VIDEO_LOOK` are "video look". */
const spaced = (text: string): string =>
  text.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/gu, ' ').replaceAll('_', ' ');

const unquoted = (text: string): string => text.replaceAll(/\*\*[^*]+\*\*|"[^"]*"|“[^”]*”/gu, '');

/**
 * The refused words of a file.
 *
 * @param path from the root of the repository; checked as line 0, so that file names use the same words
 * @returns a message for each line with a refused word: `path:line: ...`
 */
export function refusalsIn(words: readonly RefusedWord[], path: string, text: string): readonly string[] {
  const starts = (each: string): boolean => path.startsWith(each);
  const counting = words.filter(
    ({ within, except }) => (within.length === 0 || within.some(starts)) && !except.some(starts),
  );
  return counting.flatMap(({ word, say, isProse }) => {
    const pattern = new RegExp(`(?<![a-z])(?:${word})(?![a-z])`, 'iu');
    const lines = isProse ? ['', ...proseOf(path, text).map(unquoted)] : [path, ...text.split('\n')].map(spaced);
    return lines.flatMap((line, at) => {
      const found = pattern.exec(line)?.[0];
      return found === undefined ? [] : [`${path}:${at}: say ${say}, not "${found}"`];
    });
  });
}
