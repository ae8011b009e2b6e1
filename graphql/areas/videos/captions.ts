/** One caption of a WebVTT file; times in seconds. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

const timing = /^((?:\d+:)?\d{2}:\d{2}\.\d{3})[ \t]+-->[ \t]+((?:\d+:)?\d{2}:\d{2}\.\d{3})/;

/** The captions of a WebVTT file; anything else in it is skipped. */
export function cuesOf(vtt: string): readonly Cue[] {
  const blocks = vtt.replace(/\r\n?/g, '\n').split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const rows = block.split('\n');
    const at = rows.findIndex((row) => timing.test(row));
    const [, start, end] = timing.exec(rows[at] ?? '') ?? [];
    if (start === undefined || end === undefined) return [];
    const lines = rows
      .slice(at + 1)
      .map((row) => row.replace(/<[^>]*>/g, '').trim())
      .filter((row) => row !== '');
    return lines.length === 0 ? [] : [{ start: secondsOf(start), end: secondsOf(end), lines }];
  });
}

const secondsOf = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** Seconds as `00:01:02.345`; SubRip writes a comma. */
function timeOf(seconds: number, point: '.' | ','): string {
  const ms = Math.round(seconds * 1_000);
  const part = (value: number, size: number): string => String(value).padStart(size, '0');
  const [hours, minutes, rest] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, ms % 60_000];
  return `${part(hours, 2)}:${part(minutes, 2)}:${part(Math.floor(rest / 1_000), 2)}${point}${part(rest % 1_000, 3)}`;
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };
/** A line of a caption without the entities of WebVTT. */
export const plainText = (line: string): string =>
  line.replace(/&(?:amp|lt|gt|nbsp);/g, (entity) => entities[entity] ?? entity);

/** The captions as a SubRip file (SRT). */
export const srtOf = (vtt: string): string =>
  cuesOf(vtt)
    .map(({ start, end, lines }, index) =>
      [String(index + 1), `${timeOf(start, ',')} --> ${timeOf(end, ',')}`, ...lines.map(plainText), ''].join('\r\n'),
    )
    .join('\r\n');

/** A part of a video that viewers can jump to; times in seconds. */
export interface Chapter {
  readonly start: number;
  readonly end: number;
  readonly title: string;
}

/** The chapters as a WebVTT file, for the menu of players that have one. */
export const chaptersFile = (chapters: readonly Chapter[]): string =>
  [
    'WEBVTT',
    ...chapters.map(
      ({ start, end, title }) => `${timeOf(start, '.')} --> ${timeOf(end, '.')}\n${title.replace(/[<>&]/g, ' ')}`,
    ),
    '',
  ].join('\n\n');
