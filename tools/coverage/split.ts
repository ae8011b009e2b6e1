/** A sentence, a list item of one sentence, or a row of a table of the specification. */
export interface Sentence {
  /** Part, section and place in the section: `P1.2.15`. The specification does not change, so neither do these. */
  readonly id: string;
  readonly text: string;
}

/** What stands in quotation marks is hidden, because its full stops end no sentence. */
const quoted = /(?<=^|[\s(])'[^'\n]*'(?=[\s.,;:)]|$)|"[^"\n]*"/g;
const listMark = /^(-|\d+\.) /;
const hidden = '\u0000';
const sentenceEnd = /(?<=[.)])\s+(?=[A-Z'/])/;

/** Splits a part of the specification. Headings, the head of a table and its rule are no sentences of their own. */
export function split(part: string, text: string): readonly Sentence[] {
  const counts = new Map<string, number>();
  let section = '0';
  const sentences: Sentence[] = [];
  const lines = text.split('\n');
  lines.forEach((line, index) => {
    const heading = /^#{1,4} (?:(\d+)\.)?/.exec(line);
    if (heading) {
      section = heading[1] ?? section;
      return;
    }
    const isRule = (row: string | undefined): boolean => /^\|[\s|:-]+\|$/.test(row ?? '');
    if (line.trim() === '' || isRule(line) || (line.startsWith('|') && isRule(lines[index + 1]))) return;
    for (const sentence of line.startsWith('|') ? [line] : sentencesOf(line.trim().replace(listMark, ''))) {
      const count = (counts.get(section) ?? 0) + 1;
      counts.set(section, count);
      sentences.push({ id: `${part}.${section}.${count}`, text: sentence });
    }
  });
  return sentences;
}

function sentencesOf(line: string): readonly string[] {
  const inQuotes: string[] = [];
  const masked = line.replaceAll(quoted, (match) => {
    inQuotes.push(match);
    return hidden;
  });
  return masked
    .split(sentenceEnd)
    .map((sentence) => sentence.replaceAll(hidden, () => inQuotes.shift() ?? '').trim())
    .filter((sentence) => sentence !== '');
}
