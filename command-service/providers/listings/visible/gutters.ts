/** The blanks before the right column of a page. */
const gap = /\S\s{3,}(?=\S)/;
/** The right column begins on so many lines, and at least so far to the right. */
const leastLines = 6;
const leastColumn = 24;
/** A line of prose has so many words; a line of labels has fewer, or gaps. */
const leastWords = 4;

/** Where the second cell of a line begins; undefined for a line of one cell. */
function startOfRight(line: string): number | undefined {
  const match = gap.exec(line.trimEnd());
  return match === null ? undefined : match.index + match[0].length;
}

const isOpenAt = (line: string, column: number): boolean =>
  line.slice(Math.max(0, column - 2), column).trim() === '' && (line.length <= column || line[column] !== ' ');

/** The lines of narrow prose, each with the lines that go on in small letters. */
function joined(lines: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (const line of lines) {
    const above = found.at(-1) ?? '';
    if (/[\p{L},]$/u.test(above.slice(-2)) && /^\s*\p{Ll}/u.test(line))
      found[found.length - 1] = `${above} ${line.trim()}`;
    else found.push(line.trimEnd());
  }
  return found;
}

/**
 * Reads the columns of a copied brochure one after the other: the lines left of a gutter, then those right of it.
 * Tables, whose left side holds labels instead of prose, stay as they are.
 */
export function withoutGutter(lines: readonly string[]): readonly string[] {
  const starts = lines.map(startOfRight);
  const counts = Map.groupBy(
    starts.filter((start) => start !== undefined && start >= leastColumn),
    (start) => start,
  );
  const [column, found = []] = [...counts].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
  if (column === undefined || found.length < leastLines) return lines;
  const first = starts.indexOf(column);
  const last = starts.lastIndexOf(column);
  const block = lines.slice(first, last + 1);
  const left = block.map((line) => line.slice(0, column).trimEnd());
  const beside = left.filter((_, at) => starts[first + at] === column);
  const isProse = (line: string): boolean => line.trim().split(' ').length >= leastWords && !/\S\s{3,}\S/.test(line);
  if (!block.every((line) => isOpenAt(line, column)) || beside.filter(isProse).length < beside.length / 2) return lines;
  const right = block.map((line) => line.slice(column));
  return [...lines.slice(0, first), ...joined(left), ...joined(right), ...lines.slice(last + 1)];
}
