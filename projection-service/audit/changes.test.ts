import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changesOf, valuesOf } from './changes.ts';

const flat = (state: object) => valuesOf(state).map(({ path, value }) => [path.join('.'), value]);

test('lists a state value by value, and members of a list by their id', () => {
  const state = { status: 'ready', lots: [{ lotId: 'l1', available: 2 }], tags: ['a', 'b'], none: [], gone: undefined };
  expect(flat(state)).toEqual([
    ['status', 'ready'],
    ['lots.l1.lotId', 'l1'],
    ['lots.l1.available', 2],
    ['tags.0', 'a'],
    ['tags.1', 'b'],
  ]);
});

test('members with the same id are distinguished by their place', () => {
  expect(
    flat({
      taken: [
        { paymentId: 'p', n: 1 },
        { paymentId: 'p', n: 2 },
      ],
    }).map(([path]) => path),
  ).toEqual(['taken.0.paymentId', 'taken.0.n', 'taken.1.paymentId', 'taken.1.n']);
});

test('removing a value from one member of a list leaves the others unchanged', () => {
  const before = {
    lots: [
      { lotId: 'l1', available: 2 },
      { lotId: 'l2', available: 4 },
    ],
  };
  expect(changesOf(before, { lots: [{ lotId: 'l2', available: 3 }] })).toEqual([
    { path: ['lots', 'l1', 'lotId'], before: 'l1', after: undefined },
    { path: ['lots', 'l1', 'available'], before: 2, after: undefined },
    { path: ['lots', 'l2', 'available'], before: 4, after: 3 },
  ]);
});

test('counts a value that becomes an object, and back, as two changes', () => {
  expect(changesOf({ current: null }, { current: { id: 'a' } })).toEqual([
    { path: ['current'], before: null, after: undefined },
    { path: ['current', 'id'], before: undefined, after: 'a' },
  ]);
});

test('applying the changes to the values of one state gives the values of the other', () => {
  const states = fc.dictionary(
    fc.constantFrom('a', 'b', 'c'),
    fc.oneof(fc.integer(), fc.boolean(), fc.dictionary(fc.constantFrom('x', 'y'), fc.string())),
  );
  fc.assert(
    fc.property(states, states, (before, after) => {
      const values = new Map(valuesOf(before).map(({ path, value }) => [path.join('.'), value]));
      for (const change of changesOf(before, after)) {
        if (change.after === undefined) values.delete(change.path.join('.'));
        else values.set(change.path.join('.'), change.after);
      }
      expect(values).toEqual(new Map(valuesOf(after).map(({ path, value }) => [path.join('.'), value])));
    }),
  );
});
