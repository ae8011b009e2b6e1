/** Sentences that only readers of the repository see: documents, comments, descriptions of a schema, titles of tests. */

const withoutCode = (text: string): string => text.replaceAll(/`[^`]*`/gu, '`');

/** Follows a document from line to line; skips the lines inside a fence. */
function markdownReader(): (line: string) => string {
  let isFenced = false;
  return (line) => {
    if (!/^\s*```/u.test(line)) return isFenced ? '' : line;
    isFenced = !isFenced;
    return '';
  };
}

/** Follows a schema: `"""` opens and closes a description, `"..."` is one on a single line. */
function schemaReader(): (line: string) => string {
  let isInside = false;
  return (line) => {
    const marks = line.split('"""').length - 1;
    if (marks === 1) isInside = !isInside;
    if (marks > 0) return line.replaceAll('"""', '');
    return isInside ? line : (/^\s*(?:"([^"]*)"|#(.*))\s*$/u.exec(line)?.slice(1).join('') ?? '');
  };
}

const commentOf = (line: string): string =>
  /^\s*\/?\*+\/?(.*)|(?:^|\s)\/\/ (.*)|\/\*\*? (.*?)\*\//u.exec(line)?.slice(1).join('').replace('*/', '') ?? '';

const hashCommentOf = (line: string): string => /(?:^|\s)# (.*)/u.exec(line)?.[1] ?? '';

function readerFor(path: string): (line: string) => string {
  if (path.endsWith('.md')) return markdownReader();
  if (path.endsWith('.graphql')) return schemaReader();
  return /\.(?:ya?ml|py|sh|toml)$/u.test(path) ? hashCommentOf : commentOf;
}

/**
 * The documents, comments and descriptions of a file, without the code in them.
 *
 * @returns a text for each line, empty where a line has none
 */
export function proseOf(path: string, text: string): readonly string[] {
  const read = readerFor(path);
  return text.split('\n').map((line) => withoutCode(read(line)).trim());
}

const titled =
  /(?:\b(?:test|it|describe|given)(?:\.\w+)*(?:<[^(]*>)?\(|^\s*\](?: as const)?\)\()\s*(?<mark>['"`])(?<title>.+?)\k<mark>/u;
const titleAlone = /^\s*(?<mark>['"`])(?<title>.+)\k<mark>,$/u;

/**
 * The titles of a file's tests.
 *
 * @returns a text for each line, empty where a line has none
 */
export function titlesOf(path: string, text: string): readonly string[] {
  const lines = text.split('\n');
  if (!/\.(?:test|e2e)\.tsx?$|contract|\/testing\//u.test(path)) return lines.map(() => '');
  return lines.map((line, at) => {
    const isAlone = lines[at - 1]?.trimEnd().endsWith('(') === true;
    return (titled.exec(line) ?? (isAlone ? titleAlone.exec(line) : null))?.groups?.['title'] ?? '';
  });
}
