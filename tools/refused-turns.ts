import { proseOf, titlesOf } from './prose.ts';

/** A turn of phrase that makes a reader stop, and its replacement. */
export interface RefusedTurn {
  /** The refused turn: a regular expression in which a blank stands for any white space. */
  readonly turn: string;
  readonly why: string;
  readonly say: string;
}

/** "What failed is tried again", but not "What a mail is about" or "What to do before the product is started". */
const verbs = 'is|are|was|were|stays?|has|have|waits?|goes|go|ends';
const openers = 'that|which|before';
const endings = 'about|for|called|held|done|do|expected';
const german = 'German in English words';

export const refusedTurns: readonly RefusedTurn[] = [
  { turn: '[Ss]t(?:ands?|anding|ood) (?:in(?! (?:front|for)\\b)|beside)', why: german, say: 'is in, is next to' },
  {
    turn: '[Oo]f (?:its|their) own(?! \\w)|of (?:its|their) own (?:and|or|in|at|for|to|that|which|is|are)',
    why: german,
    say: 'a separate one, or nothing',
  },
  { turn: '[Tt]aken back', why: 'a reversal? an undo?', say: 'reversed, revoked, removed' },
  { turn: '[Aa]new', why: 'bookish', say: 'again' },
  { turn: '[Tt]he ones? (?:that|who|which)', why: 'a pronoun for a thing with a name', say: 'the name of the thing' },
  { turn: '[Aa]s it was', why: 'does not say what stays', say: 'unchanged' },
  { turn: 'of earlier', why: german, say: 'earlier, previous' },
  { turn: '[Tt]ells? of', why: 'a tale', say: 'says, reports, announces' },
  { turn: '[Ll]ies? (?:in|at|under|outside|beside|here|there)', why: german, say: 'is stored in, is in' },
  {
    turn: `(?<=^|[.!?] )W(?:hat|ho)(?:ever)?(?: (?!(?:${openers})\\b)[^\\s.:;,?!¶]+)+ (?:${verbs}) (?!(?:${endings})\\b)[a-z]+`,
    why: 'a clause as the subject hides who acts',
    say: 'the thing or the person as the subject',
  },
  { turn: '[Ee]-mails?', why: 'one spelling', say: 'email' },
];

/** A turn may span several lines of a comment or paragraph. */
function turnsIn(path: string, lines: readonly string[]): readonly string[] {
  const text = lines.map((line) => (line === '' ? '¶' : line)).join('\n');
  return refusedTurns.flatMap(({ turn, why, say }) => {
    const pattern = new RegExp(`(?<![\\w-])(?:${turn.replaceAll(/(?<=[^<=]) |^ /gu, '\\s+')})(?![\\w-])`, 'gmu');
    return [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${path}:${line}: say ${say}, not "${found.replaceAll('\n', ' ')}" (${why})`;
    });
  });
}

/** A message for each refused turn in the documents, comments, descriptions and test titles of a file. */
export const refusedTurnsIn = (path: string, text: string): readonly string[] => [
  ...turnsIn(path, proseOf(path, text)),
  ...turnsIn(path, titlesOf(path, text)),
];
