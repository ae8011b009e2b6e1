import type { LibraryChapter } from '../../../domain/library/index.ts';

const most = 100;
const longestTitle = 200;

/** `\=`, `\;`, `\#`, `\\` and a broken line, as ffmpeg escapes them. */
const unescaped = (text: string): string => text.replaceAll(/\\([\s\S])/gu, '$1');

/**
 * The chapters in the metadata that ffmpeg writes, in their order. Chapters without a title, or after the end of the
 * video, are left out.
 *
 * @param durationMs the length of the video
 */
export function chaptersIn(metadata: string, durationMs: number): readonly LibraryChapter[] {
  return metadata
    .split(/^\[CHAPTER\]$/mu)
    .slice(1)
    .flatMap((part) => {
      const [, numerator = '0', denominator = '1'] = /^TIMEBASE=(\d+)\/(\d+)$/mu.exec(part) ?? [];
      const [, start = ''] = /^START=(\d+)$/mu.exec(part) ?? [];
      const [, written = ''] = /^title=((?:\\[\s\S]|[^\\\n])*)/mu.exec(part) ?? [];
      const startMs = Math.round((Number(start) * Number(numerator) * 1_000) / Number(denominator));
      const title = unescaped(written).replaceAll(/\s+/gu, ' ').trim().slice(0, longestTitle);
      return start !== '' && Number.isSafeInteger(startMs) && startMs < durationMs && title !== ''
        ? [{ startMs, title }]
        : [];
    })
    .toSorted((a, b) => a.startMs - b.startMs)
    .slice(0, most);
}
