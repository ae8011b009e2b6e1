import { expect, test } from '@jest/globals';
import { MongoInvalidArgumentError, MongoNetworkError, MongoServerError, MongoServerSelectionError } from 'mongodb';
import { isUnavailable, isDuplicate, exceededTimeLimit, retryUpsert } from './errors.ts';

const refusedWith = (code: number, ...errorLabels: string[]): MongoServerError =>
  new MongoServerError({ message: 'no', code, errorLabels });

test.each([10_107, 189, 11_602, 11_600, 91, 13_435, 13_436, 64, 112, 89, 6, 7])(
  'treats code %d as an unavailable server',
  (code) => {
    expect(isUnavailable(refusedWith(code))).toBe(true);
  },
);

test.each([
  ['a broken connection', new MongoNetworkError('gone')],
  ['no primary in time', new MongoServerSelectionError('none', { error: null } as never)],
  ['a reset socket', Object.assign(new Error('reset'), { code: 'ECONNRESET' })],
  ['a write that may be repeated', refusedWith(1, 'RetryableWriteError')],
  ['a commit whose answer was lost', refusedWith(1, 'UnknownTransactionCommitResult')],
])('treats %s as an unavailable server', (_, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  ['a wrong password', refusedWith(18)],
  ['missing rights', refusedWith(13)],
  ['a refused operator', refusedWith(224)],
  ['a bad value', refusedWith(2)],
  ['a query over its time limit', refusedWith(50)],
  ['a misuse of the driver', new MongoInvalidArgumentError('no')],
  ['an error of ours', new TypeError('no')],
])('does not treat %s as an unavailable server', (_, error) => {
  expect(isUnavailable(error)).toBe(false);
});

test('recognizes a query that exceeded its time limit', () => {
  expect([50, 262, 13].map((code) => exceededTimeLimit(refusedWith(code)))).toEqual([true, false, false]);
});

test('repeats an upsert that conflicts with a concurrent one, once', async () => {
  let calls = 0;
  const failing = (times: number, code: number) => () => {
    calls += 1;
    return calls <= times ? Promise.reject(refusedWith(code)) : Promise.resolve('done');
  };
  expect(await retryUpsert(failing(1, 11_000))).toBe('done');
  calls = 0;
  const refused = await retryUpsert(failing(2, 11_000)).catch((error: unknown) => error);
  expect(isDuplicate(refused)).toBe(true);
  expect(calls).toBe(2);
  calls = 0;
  await expect(retryUpsert(failing(1, 2))).rejects.toMatchObject({ code: 2 });
  expect(calls).toBe(1);
});
