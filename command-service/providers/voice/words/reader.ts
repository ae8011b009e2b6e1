/** Reads written patterns of a sentence aloud: the words of a pattern go to the tokens that it covers. */

/** A written pattern and its words. Undefined leaves the text to later readings. */
export interface Reading {
  /** With the flags `g` and `u`. */
  readonly pattern: RegExp;
  /** `after` and `before` are the next characters and the last ones, at most 40. */
  readonly say: (groups: readonly string[], after: string, before: string) => string | undefined;
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly said: string;
}

const zeros = [0x660, 0x6f0, 0x966, 0xff10];
const asciiSigns: Readonly<Record<string, string>> = {
  '٬': ',',
  '٫': '.',
  '٪': '%',
  '％': '%',
  '＄': '$',
  '￥': '¥',
  '＋': '+',
  '，': '，',
  '：': ':',
  '（': '(',
  '）': ')',
  '\u00a0': ' ',
  '\u202f': ' ',
};

/** The figures of every script, and the signs between them, as ASCII ones. The text keeps its length. */
export const withAsciiFigures = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹०-९０-９٬٫٪％＄￥＋：（）\u00a0\u202f]/gu, (sign) => {
    const zero = zeros.find((first) => sign.charCodeAt(0) >= first && sign.charCodeAt(0) <= first + 9);
    return zero === undefined ? (asciiSigns[sign] ?? sign) : String(sign.charCodeAt(0) - zero);
  });

const mark = /^[.,;:!?…।。，、！？؟،؛]$/u;
/** How far a reading looks around, in characters. */
const reach = 40;
const sounding = /[\p{L}\p{N}]/u;

function spansOf(text: string, readings: readonly Reading[]): Span[] {
  const spans: Span[] = [];
  const taken = new Uint8Array(text.length);
  for (const { pattern, say } of readings) {
    for (const found of text.matchAll(pattern)) {
      const [from, to] = [found.index, found.index + found[0].length];
      if (from === to || taken.subarray(from, to).includes(1)) continue;
      const groups = found.map((group) => group ?? '');
      const said = say(groups, text.slice(to, to + reach), text.slice(Math.max(0, from - reach), from));
      if (said === undefined) continue;
      spans.push({ from, to, said });
      taken.fill(1, from, to);
    }
  }
  return spans.toSorted((a, b) => a.from - b.from);
}

const wordOrCharacter = /\p{Script=Han}|[^\s\p{Script=Han}]+/gu;

/** Shares the words of a span between the tokens that it covers, by their lengths; each gets one while there are any. */
function shares(said: string, lengths: readonly number[]): string[] {
  const words = said.match(wordOrCharacter) ?? [];
  const joinedBy = /\p{Script=Han}/u.test(said) ? '' : ' ';
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let taken = 0;
  let passed = 0;
  return lengths.map((length, at) => {
    passed += length;
    const least = Math.min(words.length, taken + 1);
    const most = Math.max(least, words.length - (lengths.length - 1 - at));
    const end =
      at === lengths.length - 1
        ? words.length
        : Math.min(most, Math.max(least, Math.round((words.length * passed) / total)));
    const share = words.slice(taken, end).join(joinedBy);
    taken = end;
    return share;
  });
}

/** The parts of a text between its spans. */
function unread(text: string, spans: readonly Span[]): Pick<Span, 'from' | 'to'>[] {
  const ends = [0, ...spans.map(({ to }) => to)];
  const starts = [...spans.map(({ from }) => from), text.length];
  return starts.flatMap((to, at) => {
    const from = ends[at] ?? 0;
    return from < to ? [{ from, to }] : [];
  });
}

/**
 * The reading of each token of a sentence; '' for a token without a sound.
 *
 * @param tokens the sentence as it is written
 * @param separator the text between two tokens: a space, or nothing in Chinese
 */
export function readTokens(tokens: readonly string[], separator: string, readings: readonly Reading[]): string[] {
  const text = withAsciiFigures(tokens.join(separator));
  const spans = spansOf(text, readings);
  let at = 0;
  const places = tokens.map((token) => {
    const from = at;
    at += token.length + separator.length;
    return { from, to: from + token.length };
  });
  const parts: { readonly place: number; readonly text: string }[][] = tokens.map(() => []);
  let next = 0;
  for (const { from, to, said } of spans) {
    while ((places[next]?.to ?? to) <= from) next += 1;
    const covered: { readonly index: number; readonly length: number; readonly place: number }[] = [];
    for (let index = next; index < places.length; index += 1) {
      const place = places[index];
      if (place === undefined || place.from >= to) break;
      const start = Math.max(from, place.from);
      const length = Math.min(to, place.to) - start;
      if (length > 0) covered.push({ index, length, place: start });
    }
    const shared = shares(
      said,
      covered.map(({ length }) => length),
    );
    for (const [share, { index, place }] of covered.entries())
      parts[index]?.push({ place, text: ` ${shared[share] ?? ''} ` });
  }
  /** Tokens without a reading are kept. */
  const written = unread(text, spans);
  let piece = 0;
  const spoken = places.map(({ from, to }, index) => {
    const pieces = [...(parts[index] ?? [])];
    while ((written[piece]?.to ?? to) <= from && piece < written.length) piece += 1;
    for (let at = piece; at < written.length; at += 1) {
      const rest = written[at];
      if (rest === undefined || rest.from >= to) break;
      const start = Math.max(from, rest.from);
      pieces.push({ place: start, text: text.slice(start, Math.min(to, rest.to)) });
    }
    return pieces
      .toSorted((a, b) => a.place - b.place)
      .map((part) => part.text)
      .join('')
      .replaceAll(/\s+/gu, ' ')
      .replaceAll(/ (?=[.,;:!?…।。，、！？؟،؛)])/gu, '')
      .trim();
  });
  // A token without a sound leaves its mark to the one before, because marks shape the melody.
  return spoken.map((said, index) => {
    if (!sounding.test(said)) return '';
    const next = spoken[index + 1] ?? '';
    return mark.test(next) && !mark.test(said.slice(-1)) ? said + next : said;
  });
}
