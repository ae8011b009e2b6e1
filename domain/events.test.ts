import { describe, expect, it } from '@jest/globals';
import { START, streamIdOf, type RecordedEvent } from './envelope.ts';
import { dispatch, type EventHandlers, eventRegistry, isEvent, typesOf } from './events.ts';

const recorded = (type: string, data: RecordedEvent['data']): RecordedEvent => ({
  id: '00000000-0000-4000-8000-000000000000',
  type,
  schemaVersion: 1,
  time: 0,
  data,
  metadata: { actor: { kind: 'system', id: 'test' }, commandId: 'c', correlationId: 'r', causationId: 'c' },
  stream: 'payment-pi-1',
  revision: 0,
  position: START,
  hash: '',
});

describe('events by type', () => {
  it('narrows an event to one of several types', () => {
    const event = recorded('VideoFailed', { videoId: 'v-1' });
    expect(isEvent(event, 'VideoCompleted', 'VideoFailed') && event.data.videoId).toBe('v-1');
    expect(isEvent(event, 'VideoCompleted')).toBe(false);
  });

  it('gives an event and the further arguments to the handler of its type only', () => {
    const handlers: EventHandlers<string, [number]> = {
      VideoFailed: ({ data }, n) => `failed ${data.videoId} ${n}`,
      VideoCompleted: () => 'completed',
    };
    expect(dispatch(handlers, recorded('VideoFailed', { videoId: 'v-1' }), 2)).toBe('failed v-1 2');
    expect(dispatch(handlers, recorded('VideoDeleted', {}), 2)).toBeUndefined();
  });

  it('finds no handler under a name from the prototype', () => {
    expect(dispatch<string, []>({}, recorded('toString', {}))).toBeUndefined();
  });

  it('lists the types that have a handler', () => {
    const types = typesOf({ VideoFailed: () => 1, CreditsGranted: () => 2 });
    expect(types).toEqual(['VideoFailed', 'CreditsGranted']);
    expect(types.every((type) => eventRegistry.has(type))).toBe(true);
  });
});

describe('streamIdOf', () => {
  it.each([
    ['payment-pi-1', 'pi-1'],
    ['credits-42', '42'],
    ['credits', ''],
  ])('%s -> %j', (stream, id) => {
    expect(streamIdOf(stream)).toBe(id);
  });
});
