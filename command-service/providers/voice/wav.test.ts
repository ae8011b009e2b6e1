import { expect, test } from '@jest/globals';
import { decodeWav, encodeWav } from './wav.ts';

test('decodes the samples that it encoded', () => {
  const samples = Int16Array.from([0, 1, -1, 32_767, -32_768]);
  expect(decodeWav(encodeWav({ sampleRate: 22_050, samples }))).toEqual({ sampleRate: 22_050, samples });
});

test('skips other chunks and reads a stream without a length to its end', () => {
  const wav = encodeWav({ sampleRate: 24_000, samples: Int16Array.from([5, 6, 7]) });
  const list = Buffer.concat([Buffer.from('LIST'), Buffer.from([3, 0, 0, 0]), Buffer.from('abc\0')]);
  const streamed = Buffer.concat([wav.subarray(0, 12), list, wav.subarray(12)]);
  streamed.writeUInt32LE(0xffff_ffff, 12 + list.length + 28);
  expect([...decodeWav(streamed).samples]).toEqual([5, 6, 7]);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from('<html>not found</html>')],
  ['a header only', encodeWav({ sampleRate: 1, samples: new Int16Array(0) }).subarray(0, 36)],
])('rejects %s', (_name, bytes) => {
  expect(() => decodeWav(bytes)).toThrow(RangeError);
});
