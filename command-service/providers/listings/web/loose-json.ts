/** Reads JSON as pages really write it. */

const longest = 2_000_000;

/**
 * The JSON values of a script: one or several, also with line breaks in texts, comments, trailing commas and
 * semicolons, CDATA marks, HTML entities instead of quotes, and in assignments to variables. Skips everything that is
 * not JSON.
 */
export function looseJson(script: string): readonly unknown[] {
  const text = script.slice(0, longest).trim();
  const whole = parsed(text);
  if (whole !== undefined) return [whole];
  const encoded = [...text.matchAll(/JSON\.parse\(\s*("(?:[^"\\]|\\.)*")\s*\)/gu)].flatMap(([, quoted = '']) => {
    const inner = parsed(quoted);
    const value = typeof inner === 'string' ? parsed(inner) : undefined;
    return value === undefined ? [] : [value];
  });
  if (encoded.length > 0) return encoded;
  const plain = !text.includes('"') && text.includes('&quot;') ? decoded(text) : text;
  return valuesIn(plain);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const entities: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
};
const decoded = (text: string): string =>
  text.replace(/&(#39|\w{2,5});/g, (all, name: string) => entities[name] ?? all);

const controls: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** The characters that JSON does not allow inside of a string. */
// oxlint-disable-next-line no-control-regex -- they are what is repaired
const control = /[\u0000-\u001f]/g;
/** The tokens that open or close a value, or may need repair; a comma only before an end or a comment. */
const tokens = () =>
  // oxlint-disable-next-line no-control-regex -- a text without them is copied whole
  /"(?:[^"\\\u0000-\u001f]*")?|[{}[\]]|,(?=\s*[}\]/])|\/[*/]|\b(?:undefined|NaN|void 0)\b/g;

/**
 * Every object and array at the top level of a text, repaired. It never looks back at what it has written, so the time
 * grows with the length of the text, however it is nested.
 */
function valuesIn(text: string): readonly unknown[] {
  const values: unknown[] = [];
  const token = tokens();
  let out = '';
  /** A comma that waits for the next part of its list; at the end of the list it is dropped. */
  let comma = '';
  let depth = 0;
  /** The start of the part that is not written yet. */
  let from = 0;
  const write = (part: string): void => {
    if (depth === 0 || part.trim() === '') return;
    out += comma + part;
    comma = '';
  };
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    const [sign] = found;
    const at = found.index;
    const end = token.lastIndex;
    const repair = (written: string, next: number): void => {
      write(text.slice(from, at));
      write(written);
      token.lastIndex = from = next;
    };
    if (sign === '/*') repair('', until(text, '*/', end));
    else if (sign === '//') repair('', until(text, '\n', end));
    else if (sign === ',') {
      repair('', end);
      comma = sign;
    } else if (sign.startsWith('"')) {
      // Outside of a value a quotation mark opens no text.
      if (depth === 0) token.lastIndex = at + 1;
      else if (sign === '"') {
        const next = endOfText(text, end);
        repair(
          text.slice(at, next).replace(control, (each) => controls[each] ?? ' '),
          next,
        );
      }
    } else if (sign === '{' || sign === '[') {
      // "[CDATA[" opens no array.
      if (depth === 0 && text.startsWith('[CDATA[', at)) token.lastIndex = at + '[CDATA['.length;
      else if (depth++ === 0) [out, comma, from] = ['', '', at];
    } else if (sign !== '}' && sign !== ']') repair('null', end);
    else if (depth > 0) {
      write(text.slice(from, at));
      [comma, from] = ['', at];
      depth -= 1;
      const value = depth === 0 ? parsed(out + sign) : undefined;
      if (typeof value === 'object' && value !== null) values.push(value);
    }
  }
  return values;
}

/** The index after the first such mark, or the end of the text. */
function until(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at === -1 ? text.length : at + mark.length;
}

/** The index after the quotation mark that ends a text. */
function endOfText(text: string, from: number): number {
  const ends = /["\\]/g;
  ends.lastIndex = from;
  for (let end = ends.exec(text); end !== null; end = ends.exec(text)) {
    if (end[0] === '"') return ends.lastIndex;
    ends.lastIndex += 1;
  }
  return text.length;
}
