/** Reads JSON as pages really write it. */

const longest = 2_000_000;

/**
 * The JSON values of a script: one or several, also with line breaks in texts, comments, trailing commas and
 * semicolons, CDATA marks, HTML entities instead of quotes, and in assignments to variables. Skips what is no JSON.
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

/** Every object and array at the top level of a text, repaired. One pass over the text. */
function valuesIn(text: string): readonly unknown[] {
  const values: unknown[] = [];
  let out = '';
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (inText) {
      if (sign === '\\') {
        out += sign + (text[at + 1] ?? '');
        at += 1;
      } else {
        if (sign === '"') inText = false;
        out += sign < ' ' ? (controls[sign] ?? ' ') : sign;
      }
      continue;
    }
    if (sign === '/' && text[at + 1] === '*') {
      at = until(text, '*/', at) + 1;
      continue;
    }
    if (sign === '/' && text[at + 1] === '/') {
      at = until(text, '\n', at);
      continue;
    }
    if (sign === '{' || sign === '[') {
      // "[CDATA[" opens no array.
      if (depth === 0 && text.startsWith('[CDATA[', at)) {
        at += 6;
        continue;
      }
      if (depth === 0) out = '';
      depth += 1;
    }
    if (depth === 0) continue;
    if (sign === '"') inText = true;
    if (sign === '}' || sign === ']') {
      out = out.replace(/,\s*$/, '');
      depth -= 1;
    }
    const missing = /^(?:undefined|NaN|void 0)\b/.exec(text.slice(at, at + 9))?.[0];
    if (missing !== undefined) {
      out += 'null';
      at += missing.length - 1;
      continue;
    }
    out += sign;
    if (depth > 0) continue;
    const value = parsed(out);
    if (value !== undefined && typeof value === 'object' && value !== null) values.push(value);
  }
  return values;
}

function until(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at === -1 ? text.length : at;
}
