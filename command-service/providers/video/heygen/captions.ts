/** Converts SubRip captions to WebVTT: a header, and points instead of commas in the times. */
export function toWebVtt(srt: string): string {
  const lines = srt
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split('\n');
  const times = /^(\d{2,}:\d{2}:\d{2}),(\d{3}) --> (\d{2,}:\d{2}:\d{2}),(\d{3})/;
  return `WEBVTT\n\n${lines
    .map((line) => line.replace(times, '$1.$2 --> $3.$4'))
    .join('\n')
    .trim()}\n`;
}
