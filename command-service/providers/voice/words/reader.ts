/** Reads written patterns of a sentence aloud: what each pattern becomes is put on the tokens that it covers. */

/** A written pattern and its words. Undefined leaves the text to later readings. */
export interface Reading {
  /** With the flags `g` and `u`. */
  readonly pattern: RegExp;
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
const sounding = /[\p{L}\p{N}]/u;

function spansOf(text: string, readings: readonly Reading[]): Span[] {
  const spans: Span[] = [];
  const isFree = (from: number, to: number): boolean => spans.every((span) => to <= span.from || from >= span.to);
  for (const { pattern, say } of readings) {
    for (const found of text.matchAll(pattern)) {
      const [from, to] = [found.index, found.index + found[0].length];
      if (from === to || !isFree(from, to)) continue;
      const groups = found.map((group) => group ?? '');
      const said = say(groups, text.slice(to), text.slice(0, from));
      if (said !== undefined) spans.push({ from, to, said });
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

/**
 * What to say for each token of a sentence; '' for a token without a sound.
 *
 * @param tokens the sentence as it is written
 * @param separator what stands between two tokens: a space, or nothing in Chinese
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
  for (const { from, to, said } of spans) {
    const covered = places.flatMap((place, index) => {
      const length = Math.min(to, place.to) - Math.max(from, place.from);
      return length > 0 ? [{ index, length, place: Math.max(from, place.from) }] : [];
    });
    const shared = shares(
      said,
      covered.map(({ length }) => length),
    );
    for (const [share, { index, place }] of covered.entries())
      parts[index]?.push({ place, text: ` ${shared[share] ?? ''} ` });
  }
  const spoken = places.map(({ from, to }, index) => {
    let written = from;
    const pieces = [...(parts[index] ?? [])];
    for (const span of [...spans, { from: to, to, said: '' }]) {
      if (span.to < written || span.from > to) continue;
      if (span.from > written) pieces.push({ place: written, text: text.slice(written, Math.min(to, span.from)) });
      written = Math.max(written, span.to);
    }
    const said = pieces
      .toSorted((a, b) => a.place - b.place)
      .map((piece) => piece.text)
      .join('')
      .replaceAll(/\s+/gu, ' ')
      .replaceAll(/ (?=[.,;:!?…।。，、！？؟،؛)])/gu, '')
      .trim();
    return said;
  });
  // A token without a sound leaves its mark to the one before, because marks shape the melody.
  return spoken.map((said, index) => {
    if (!sounding.test(said)) return '';
    const next = spoken[index + 1] ?? '';
    return mark.test(next) && !mark.test(said.slice(-1)) ? said + next : said;
  });
}
