import { expect, test } from '@jest/globals';
import { ann, openTestFactors } from '../testing/factors.ts';
import { createFactorChanges } from './changes.ts';

test('changes are recorded in order, and again with the same id while the log is unavailable', async () => {
  const { database } = openTestFactors();
  const tried: string[] = [];
  let isUp = false;
  const changes = createFactorChanges(database, async (_accountId, change, id) => {
    tried.push(`${change.type} ${id}`);
    if (!isUp) throw new Error('The log is unavailable');
  });
  changes.add(ann.id, { type: 'SecondFactorEnabled' });
  changes.add(ann.id, { type: 'SecondFactorDisabled', byOperator: false });
  await expect(changes.publish()).rejects.toThrow('unavailable');
  isUp = true;
  await Promise.all([changes.publish(), changes.publish()]);
  const [failed, enabled, disabled, ...more] = tried;
  expect(failed).toBe(enabled);
  expect(enabled).toMatch(/^SecondFactorEnabled /);
  expect(disabled).toMatch(/^SecondFactorDisabled /);
  expect(more).toEqual([]);
});

test('a change that was kept before a crash is recorded by the next process', async () => {
  const { database } = openTestFactors();
  createFactorChanges(database, () => Promise.reject(new Error('unreached'))).add(ann.id, {
    type: 'SecondFactorEnabled',
  });
  const recorded: unknown[] = [];
  await createFactorChanges(database, async (...change) => void recorded.push(change)).publish();
  expect(recorded).toEqual([[ann.id, { type: 'SecondFactorEnabled' }, expect.any(String)]]);
});
