import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { packMetadata, unpackMetadata } from './packed-metadata.ts';

const [id, other, third] = [
  '0192aaaa-0000-7000-8000-000000000001',
  '0192aaaa-0000-7000-8000-000000000002',
  '0192aaaa-0000-7000-8000-000000000003',
];
const text = JSON.stringify({
  actor: { kind: 'user', id: 'user-1' },
  commandId: `request-video/${other}`,
  correlationId: third,
  causationId: `request-video/${other}`,
  subject: 'user-1',
});

describe('packed metadata', () => {
  test('names phrases by a character, and an id that was named before by another', () => {
    expect(packMetadata(text, id)).toBe(
      `\u0001user-1\u0006request-video/${other}\u0007${third}\u0008request-video/\u0011\u000auser-1"}`,
    );
    expect(packMetadata(`{"causationId":"${id}"}`, id)).toBe('{"causationId":"\u0010"}');
  });

  test('is read unchanged when it is not packed', () => {
    expect(unpackMetadata(text, id)).toBe(text);
  });

  test('contains no NUL, at which a text column can be cut', () => {
    expect(packMetadata(text, id)).not.toContain('\0');
  });

  test('is unpacked to the same text, byte for byte, whatever it holds', () => {
    const uuid = fc.constantFrom(
      id,
      other,
      third,
      ...Array.from({ length: 20 }, (_, n) => `${id.slice(0, 34)}${n + 10}`),
    );
    const part = fc.oneof(
      uuid,
      fc.constantFrom('a', 'f', '-', '"},"commandId":"', '"', '\u0001', '\u0010'),
      fc.string(),
    );
    const anyText = fc.array(part).map((parts) => parts.join(''));
    const metadata = fc.record(
      {
        actor: fc.record({ kind: fc.constantFrom('user', 'admin', 'process', 'provider', 'system'), id: anyText }),
        commandId: anyText,
        correlationId: anyText,
        causationId: anyText,
        requestHash: anyText,
        subject: anyText,
        from: anyText,
      },
      { requiredKeys: ['actor', 'commandId'] },
    );
    fc.assert(
      fc.property(metadata, (value) => {
        const json = JSON.stringify(value);
        expect(unpackMetadata(packMetadata(json, id), id)).toBe(json);
      }),
      { numRuns: 500 },
    );
  });
});
