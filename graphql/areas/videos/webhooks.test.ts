import { expect, test } from '@jest/globals';
import { HeygenReportRejected, type ReportHeaders } from '../../../command-service/index.ts';
import { given } from '../../testing/area.ts';

const url = '/api/webhooks/heygen';

test('hands the body byte by byte and the signature to the provider', async () => {
  const received: unknown[] = [];
  const receiveReport = async (bytes: Uint8Array, headers: ReportHeaders) => {
    received.push([Buffer.from(bytes).toString(), headers]);
  };
  const { as } = await given([], { videos: { receiveReport } });
  const headers = { 'heygen-signature': 'ab', 'heygen-timestamp': '7', 'content-type': 'application/json' };
  const { status, body } = await as().rest('POST', url, { event_type: 'x' }, headers);
  expect([status, body]).toEqual([200, { received: true }]);
  expect(received).toEqual([['{"event_type":"x"}', { signature: 'ab', timestamp: '7' }]]);
});

test("answers 400 to a report that is not the provider's, and 404 where none is expected", async () => {
  const receiveReport = () => Promise.reject(new HeygenReportRejected('The signature does not belong.'));
  const forged = await given([], {
    videos: { receiveReport },
    monitor: { count: () => undefined, incident: () => undefined },
  });
  expect((await forged.as().rest('POST', url, {})).status).toBe(400);
  const local = await given([], { videos: { receiveReport: undefined } });
  expect((await local.as().rest('POST', url, {})).status).toBe(404);
});

test('takes no body over 1 MiB', async () => {
  const { as } = await given([], { videos: { receiveReport: async () => undefined } });
  expect((await as().rest('POST', url, { padding: 'x'.repeat(1024 * 1024) })).status).toBe(413);
});
