import { expect, test } from '@jest/globals';
import { createSchema } from './schema.ts';

const schema = createSchema();

test.each([schema.getQueryType(), schema.getMutationType()])(
  'every field of %s has a resolver, so its area is listed in areas.ts',
  (root) => {
    const fields = Object.values(root?.getFields() ?? {});
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter(({ resolve }) => resolve === undefined).map(({ name }) => name)).toEqual([]);
  },
);

test('every field of Subscription can be subscribed to', () => {
  const fields = Object.values(schema.getSubscriptionType()?.getFields() ?? {});
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter(({ subscribe }) => subscribe === undefined)).toEqual([]);
});
