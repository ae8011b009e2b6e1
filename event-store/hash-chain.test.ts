import { describe, expect, test } from '@jest/globals';
import { eventIdFor, isUuid } from './event-id.ts';
import { hashEvent, nextLink, NO_HASH } from './hash-chain.ts';

const event = {
  stream: 'credits-1',
  revision: 0,
  id: '0b7c5e1e-3a44-8e2f-8c1d-7f6a5b4c3d2e',
  type: 'Granted',
  schemaVersion: 1,
  time: 5,
  dataText: '{"a":1}',
  metadataText: '{}',
};

describe('hashEvent', () => {
  test('never changes: a log of today must verify in ten years', () => {
    expect(hashEvent(NO_HASH, event)).toBe('efb52c5717febcfe1367b56471c833dc7c8e89ae12a646d7b25bb62b224a5cd1');
    expect(nextLink(NO_HASH, hashEvent(NO_HASH, event))).toBe(
      '61dcfad62e1623118dc6eda49c1c0b0b1e1e0cbdcff80767a08f12a16c87806d',
    );
  });

  test.each([
    ['stream', { stream: 'credits-2' }],
    ['revision', { revision: 1 }],
    ['id', { id: '1b7c5e1e-3a44-8e2f-8c1d-7f6a5b4c3d2e' }],
    ['type', { type: 'Held' }],
    ['schema version', { schemaVersion: 2 }],
    ['time', { time: 6 }],
    ['data', { dataText: '{"a": 1}' }],
    ['metadata', { metadataText: '{"b":1}' }],
  ])('changes with the %s', (_, change) => {
    expect(hashEvent(NO_HASH, { ...event, ...change })).not.toBe(hashEvent(NO_HASH, event));
  });

  test('changes with the hash before it', () => {
    expect(hashEvent('ab', event)).not.toBe(hashEvent(NO_HASH, event));
  });

  test.each([
    ['stream and id', { stream: 'credits-', id: `1${event.id}` }],
    ['id and type', { id: `${event.id}G`, type: 'ranted' }],
    ['type and data', { type: 'Granted{', dataText: '"a":1}' }],
    ['data and metadata', { dataText: '{"a":1}{', metadataText: '}' }],
    ['revision and schema version', { revision: 1, schemaVersion: 0 }],
  ])('is different when text moves between %s', (_, shifted) => {
    expect(hashEvent(NO_HASH, { ...event, ...shifted })).not.toBe(hashEvent(NO_HASH, event));
  });
});

describe('eventIdFor', () => {
  test('is deterministic', () => {
    expect(eventIdFor('command', 0)).toBe('31340837-dadb-8192-9b7d-e907b18b21b1');
    expect(eventIdFor('command', 0)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  test('gives different ids for different texts and indexes', () => {
    const ids = [
      eventIdFor('command', 0),
      eventIdFor('command', 1),
      eventIdFor('command', 10),
      eventIdFor('0command', 1),
      eventIdFor('1', 0),
      eventIdFor('0', 1),
      eventIdFor('', 10),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    ['0b7c5e1e-3a44-8e2f-8c1d-7f6a5b4c3d2e', true],
    ['0B7C5E1E-3A44-8E2F-8C1D-7F6A5B4C3D2E', false],
    ['0b7c5e1e3a448e2f8c1d7f6a5b4c3d2e', false],
    ['', false],
  ])('isUuid(%j) is %p', (text, expected) => {
    expect(isUuid(text)).toBe(expected);
  });
});
