import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { defineEvent } from './event-type.ts';
import { personal } from './personal.ts';

const text = z.string().max(10);
const shape = { id: text, name: personal(text), email: personal(text.nullable()) };
const personalOf = (schema: z.ZodObject) => defineEvent({ type: 'PersonMet', version: 1, schema }).personal;

test('an event seals the fields that its schema marks, also those that it spreads or extends', () => {
  expect(personalOf(z.object(shape))).toEqual(['name', 'email']);
  expect(personalOf(z.object({ ...shape, id: z.int() }))).toEqual(['name', 'email']);
  expect(personalOf(z.object(shape).extend({ note: personal(text) }))).toEqual(['name', 'email', 'note']);
});

test('a mark leaves the schema that it was made from unchanged', () => {
  expect(personalOf(z.object({ id: text }))).toEqual([]);
  expect(z.toJSONSchema(shape.name)).toEqual(z.toJSONSchema(text));
  expect(shape.name.safeParse('much too long').success).toBe(false);
});

test.each([
  ['nullable', shape.name.nullable()],
  ['optional', shape.name.nullable().optional()],
])('a marked field that is made %s afterwards is refused', (_how, name) => {
  expect(() => personalOf(z.object({ name }))).toThrow('name: personal() must be around the whole field');
});
