import { expect, test } from '@jest/globals';
import { specify } from '../testing/spec.ts';
import { decideExport, evolveExport, type ExportEvent, initialExport, isConverted } from './index.ts';

const webm = { videoId: 'v1', userId: 'ann', format: 'webm' } as const;
const attempt = (number: number) => ({ ...webm, attempt: number });
const requested = (number: number): ExportEvent => ({ type: 'ExportRequested', data: attempt(number) });
const made: ExportEvent = { type: 'ExportMade', data: { ...attempt(1), fileKey: 'video.webm', bytes: 9 } };
const failed: ExportEvent = { type: 'ExportFailed', data: { ...attempt(1), code: 'converter_failed' } };
const request = { kind: 'request', ...webm } as const;
const complete = (number: number) =>
  ({ kind: 'complete', ...attempt(number), fileKey: 'video.webm', bytes: 9 }) as const;
const fail = (number: number) => ({ kind: 'fail', ...attempt(number), code: 'converter_failed' }) as const;

const { given } = specify({ initial: initialExport, decide: decideExport, evolve: evolveExport });

test('a conversion is made once and kept', () => {
  given().when(request).then(requested(1));
  given(requested(1)).when(request).thenNothing();
  expect(given(requested(1)).when(complete(1)).then(made)).toMatchObject({ status: 'ready', fileKey: 'video.webm' });
  given(requested(1), made).when(request).thenNothing();
  given(requested(1), made).when(complete(1)).thenNothing();
});

test('a failed conversion is tried again when it is requested again', () => {
  expect(given(requested(1)).when(fail(1)).then(failed).status).toBe('failed');
  given(requested(1), failed).when(request).then(requested(2));
});

test.each([
  ['an earlier attempt', [requested(1), failed, requested(2)]],
  ['one that has ended', [requested(1), failed]],
  ['one that was never requested', []],
] as const)('a report about %s changes nothing', (_what, history) => {
  for (const command of [complete(1), fail(1)])
    given(...history)
      .when(command)
      .thenNothing();
});

test('every download is recorded under its day in UTC', () => {
  const download = { kind: 'download', ...webm } as const;
  const on = (day: string): ExportEvent => ({ type: 'VideoExported', data: { ...webm, day } });
  given()
    .when(download, { at: Date.parse('2026-11-22T23:59:59.999Z') })
    .then(on('2026-11-22'));
  given(on('2026-11-22'))
    .when(download, { at: Date.parse('2026-11-23T00:00:00Z') })
    .then(on('2026-11-23'));
});

test.each([
  ['mp4', false],
  ['webm', true],
  ['mov', true],
  ['srt', false],
  ['vtt', false],
] as const)('%s is converted: %s', (format, expected) => {
  expect(isConverted(format)).toBe(expected);
});
