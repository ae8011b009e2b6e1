import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { JsonObject } from './envelope.ts';
import { createRegistry, defineEvent, upcast } from './event-type.ts';
import { eventRegistry } from './events.ts';

const schema = z.object({ cents: z.int() });
const inCents = (data: JsonObject): JsonObject => {
  const { dollars, ...rest } = data;
  return { ...rest, cents: Number(dollars) * 100 };
};
const withCurrency = (data: JsonObject): JsonObject => ({ ...data, currency: 'usd' });

const paid = defineEvent({ type: 'Paid', version: 3, schema, upcasters: { 1: inCents, 2: withCurrency } });
const registry = createRegistry([paid, defineEvent({ type: 'Seen', version: 1, schema: z.object({}) })]);

describe('declaring an event type', () => {
  test.each([
    { version: 2, upcasters: undefined, message: 'Paid: no upcaster from version 1 to 2' },
    { version: 3, upcasters: { 1: inCents }, message: 'Paid: no upcaster from version 2 to 3' },
    { version: 3, upcasters: { 2: inCents }, message: 'Paid: no upcaster from version 1 to 2' },
    { version: 1, upcasters: { 1: inCents }, message: 'Paid: upcaster from version 1 leads beyond version 1' },
    {
      version: 2,
      upcasters: { 1: inCents, 2: inCents },
      message: 'Paid: upcaster from version 2 leads beyond version 2',
    },
    {
      version: 2,
      upcasters: { 0: inCents, 1: inCents },
      message: 'Paid: upcaster from version 0 leads beyond version 2',
    },
    { version: 0, upcasters: undefined, message: 'Paid: 0 is not a schema version' },
    { version: 1.5, upcasters: undefined, message: 'Paid: 1.5 is not a schema version' },
  ])('refuses $message', ({ version, upcasters, message }) => {
    expect(() =>
      defineEvent({ type: 'Paid', version, schema, ...(upcasters === undefined ? {} : { upcasters }) }),
    ).toThrow(message);
  });

  test('refuses a duplicate name, but accepts one type in two categories', () => {
    expect(() => createRegistry([paid, { ...paid }])).toThrow('Event type Paid is declared twice');
    expect(createRegistry([paid, paid]).size).toBe(1);
  });
});

describe('reading an older version', () => {
  test('upcasts step by step and keeps unknown fields', () => {
    expect(upcast(registry, 'Paid', 1, { dollars: 3, note: 'kept' })).toEqual({
      cents: 300,
      currency: 'usd',
      note: 'kept',
    });
    expect(upcast(registry, 'Paid', 2, { cents: 300 })).toEqual({ cents: 300, currency: 'usd' });
  });

  test('returns the current version unchanged', () => {
    const data = { cents: 300, note: 'kept' };
    expect(upcast(registry, 'Paid', 3, data)).toBe(data);
  });

  test('throws for a version of a later release', () => {
    expect(() => upcast(registry, 'Paid', 4, {})).toThrow(
      'Paid version 4 was written by a later release (this one knows 3)',
    );
  });

  test.each([0, -1, 1.5, NaN])('throws for version %p', (version) => {
    expect(() => upcast(registry, 'Paid', version, {})).toThrow(`Paid: ${version} is not a schema version`);
  });

  test.each(['Unknown', 'constructor'])('throws for the unknown type %p', (type) => {
    expect(() => upcast(registry, type, 1, {})).toThrow(`Unknown event type ${type}`);
  });
});

test('names every event type uniquely and in the past tense', () => {
  expect(eventRegistry.size).toBeGreaterThanOrEqual(24);
  for (const type of eventRegistry.keys())
    expect(type).toMatch(
      /^[A-Z]\w+(ed|Back|Paid|Sent|Undone|PastDue|Ready|Made|Resent|Began|BeganFailing|Withheld|Understood)$/,
    );
});

test('declares only fields of its schema as personal', () => {
  for (const { schema: shape, personal = [] } of eventRegistry.values()) {
    const { properties = {} } = z.toJSONSchema(shape);
    expect(Object.keys(properties)).toEqual(expect.arrayContaining([...personal]));
  }
});
