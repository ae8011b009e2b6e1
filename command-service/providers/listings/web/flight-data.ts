/**
 * The data that React server components send with a page: `self.__next_f.push([1,"7:[…]\n"])`, cut into scripts
 * anywhere. The pieces make up rows, each a number and JSON.
 */
const push = /self\.__next_f\.push\(\s*\[\s*1\s*,\s*("(?:[^"\\]|\\.)*")\s*\]\s*\)/gu;
const row = /^[0-9a-f]{1,6}:(?=[[{])/;
const most = 2_000_000;

export const isFlightScript = (script: string): boolean => script.slice(0, 300).includes('__next_f');

/** The JSON of all rows, one a line; empty when the scripts hold none. */
export function flightRows(scripts: readonly string[]): string {
  const text = scripts
    .flatMap((script) => [...script.matchAll(push)].map(([, piece = '""']) => unquoted(piece)))
    .join('')
    .slice(0, most);
  return text
    .split('\n')
    .filter((line) => row.test(line))
    .map((line) => line.replace(row, ''))
    .join('\n');
}

function unquoted(piece: string): string {
  try {
    return String(JSON.parse(piece));
  } catch {
    return '';
  }
}
