import { describe, expect, test } from '@jest/globals';
import { signedReport, standInSecret } from './testing/heygen-server.ts';
import { readHeygenReport } from './webhook.ts';

const now = 1_800_000_000_000;
const body = {
  event_type: 'avatar_video.success',
  event_data: { video_id: 'abc', callback_id: 'v-1', url: 'https://x' },
};
const read = (bytes: Uint8Array, headers: Readonly<Record<string, string>>, at = now) =>
  readHeygenReport(
    bytes,
    { signature: headers['heygen-signature'], timestamp: headers['heygen-timestamp'] },
    standInSecret,
    at,
  );

describe("HeyGen's webhook", () => {
  test('names the video and our own job', () => {
    const report = signedReport(body, standInSecret, now);
    expect(read(report.body, report.headers)).toEqual({
      type: 'avatar_video.success',
      videoId: 'abc',
      callbackId: 'v-1',
    });
  });

  test('is refused with another secret, a changed body, no signature or nonsense in its place', () => {
    const { body: bytes, headers } = signedReport(body, standInSecret, now);
    expect(() => read(bytes, signedReport(body, 'whsec_other', now).headers)).toThrow('does not belong');
    expect(() => read(Buffer.concat([bytes, Buffer.from(' ')]), headers)).toThrow('does not belong');
    expect(() => read(bytes, { ...headers, 'heygen-signature': 'ffff' })).toThrow('does not belong');
    expect(() => read(bytes, {})).toThrow('no signature');
  });

  test('is refused when it was sent more than five minutes before or after now', () => {
    const { body: bytes, headers } = signedReport(body, standInSecret, now);
    expect(read(bytes, headers, now + 299_000)).toBeDefined();
    for (const at of [now + 302_000, now - 302_000]) expect(() => read(bytes, headers, at)).toThrow('just now');
    expect(() => read(bytes, { ...headers, 'heygen-timestamp': 'soon' })).toThrow('just now');
  });

  test.each([[[]], [{}], [{ event_type: 'x' }], [{ event_type: 'x', event_data: { video_id: 7 } }]])(
    'is refused when it is signed but reads %j',
    (wrong) => {
      const { body: bytes, headers } = signedReport(wrong, standInSecret, now);
      expect(() => read(bytes, headers)).toThrow('not a report');
    },
  );
});
