import { expect, test } from '@jest/globals';
import type { Position } from '../../domain/envelope.ts';
import { LogCorrupted } from '../port.ts';
import { fromStored, toStored } from './stored-form.ts';
import type { StoredRecord } from './wire.ts';

const hash = 'ab'.repeat(32);
const metadata = {
  actor: { kind: 'user', id: 'u1' },
  commandId: 'c1',
  correlationId: 'c1',
  causationId: 'c1',
} as const;

/** The record that a server returns for what `toStored` sends. */
function record(
  changes: { readonly dataText?: string; readonly metadataText?: string; readonly isJson?: boolean } = {},
) {
  const sent = toStored(
    {
      id: '00000000-0000-4000-8000-000000000001',
      type: 'CreditsHeld',
      schemaVersion: 2,
      time: 1_790_000_000_000,
      dataText: '{"n":1}',
      metadataText: JSON.stringify(metadata),
    },
    hash,
  );
  const { id, type, dataText, metadataText, isJson } = { ...sent, isJson: true, ...changes };
  return {
    streamId: 'credits-u1',
    id,
    type,
    revision: 3,
    position: '00000000000000000009-00000000000000000009' as Position,
    size: dataText.length,
    dataText: isJson ? dataText : undefined,
    metadataText,
  } satisfies StoredRecord;
}

test('an event comes back unchanged', () => {
  expect(JSON.parse(JSON.stringify(fromStored(record())))).toEqual({
    stream: 'credits-u1',
    revision: 3,
    position: '00000000000000000009-00000000000000000009',
    id: '00000000-0000-4000-8000-000000000001',
    type: 'CreditsHeld',
    schemaVersion: 2,
    time: 1_790_000_000_000,
    data: { n: 1 },
    metadata,
    hash,
  });
});

test.each([
  ['data that is not JSON', { isJson: false }],
  ['no envelope', { metadataText: '{}' }],
  ['an envelope without a hash', { metadataText: `{"schemaVersion":1,"time":1,"metadata":{}}` }],
  [
    'an envelope whose metadata is not an object',
    { metadataText: record().metadataText.replace(/"metadata":.*/, '"metadata":1}') },
  ],
  ['an envelope that is cut off', { metadataText: record().metadataText.slice(0, -1) }],
])('refuses a record with %s', (_, changes) => {
  expect(() => fromStored(record(changes))).toThrow(LogCorrupted);
});

test('refuses damaged data and metadata when they are read', () => {
  const damaged = fromStored(
    record({ dataText: '{"n":', metadataText: record().metadataText.replace('"actor":{', '"actor":') }),
  );
  expect(() => damaged.data).toThrow(LogCorrupted);
  expect(() => damaged.metadata).toThrow(LogCorrupted);
});
