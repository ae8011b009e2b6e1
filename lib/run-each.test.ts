import { expect, test } from '@jest/globals';
import { runEach } from './run-each.ts';

const fails = (message: string) => async () => {
  throw new Error(message);
};

test('runs every step in order although some fail, and throws what failed', async () => {
  const ran: number[] = [];
  const notes = (step: number) => async () => void ran.push(step);
  await expect(runEach([notes(1), fails('two'), notes(3)])).rejects.toThrow(new Error('two'));
  await expect(runEach([fails('one'), notes(4), fails('two')])).rejects.toMatchObject({
    errors: [{ message: 'one' }, { message: 'two' }],
  });
  await runEach([notes(5)]);
  expect(ran).toEqual([1, 3, 4, 5]);
});
