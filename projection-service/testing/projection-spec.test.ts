import { describe, expect, test } from '@jest/globals';
import { countsProjector, statementProjector } from '../runner/testing/projectors.ts';
import { givenEventId, givenPosition, projectionSpec } from './projection-spec.ts';

const added = (amount: number, stream = 'count-a') => ({ stream, type: 'Added', data: { amount } });

describe("a projection's specification", () => {
  const spec = projectionSpec(countsProjector).given([
    added(1),
    added(2),
    added(5, 'count-b'),
    { stream: 'other-1', type: 'Added', data: {} },
  ]);
  const right = { counts: { 'count-a': { events: 2, total: 3 }, 'count-b': { events: 1, total: 5 } } };

  test('holds for exactly these documents, however often events are delivered', async () => {
    await spec.then(right);
    await spec.then(right, { times: 2 });
    await spec.then(({ counts }) => expect(counts?.['count-a']).toMatchObject({ total: 3 }));
  });

  test.each([
    ['a wrong value', { counts: { ...right.counts, 'count-b': { events: 1, total: 6 } } }],
    ['a field too few', { counts: { ...right.counts, 'count-b': { events: 1 } } }],
    ['a document too few', { counts: { 'count-a': right.counts['count-a'] } }],
    ['a document too many', { counts: { ...right.counts, 'count-c': {} } }],
    ['an empty collection', {}],
  ])('fails for %s', async (_, wrong) => {
    await expect(spec.then(wrong)).rejects.toThrow();
  });

  test('fails when the check does, and when the projection stops', async () => {
    await expect(
      spec.then(() => {
        throw new Error('Not so');
      }),
    ).rejects.toThrow('Not so');
    await expect(
      projectionSpec(countsProjector)
        .given([{ type: 'Added', data: {} }])
        .then({}),
    ).rejects.toThrow('stopped at Added: Added has no amount');
  });

  test('says at which event it stops', async () => {
    const poisoned = projectionSpec(countsProjector).given([added(1), { type: 'Odd', data: {} }, added(2)]);
    await poisoned.thenStopsAt(1, /no amount/);
    await expect(poisoned.thenStopsAt(2, /no amount/)).rejects.toThrow();
    await expect(spec.thenStopsAt(0, /./)).rejects.toThrow('did not stop');
  });

  test('works for projectors that read what they wrote', async () => {
    await projectionSpec(statementProjector)
      .given([added(5), { stream: 'count-a', type: 'Taken', data: { amount: 2 } }])
      .then(
        {
          accounts: { 'count-a': { balance: 3 } },
          lines: {
            [givenEventId(0)]: { account: 'count-a', position: givenPosition(0), balance: 5 },
            [givenEventId(1)]: { account: 'count-a', position: givenPosition(1), balance: 3 },
          },
        },
        { times: 3 },
      );
  });
});
