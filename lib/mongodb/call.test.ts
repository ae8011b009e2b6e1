import { expect, test } from '@jest/globals';
import { MongoNetworkError, MongoServerError } from 'mongodb';
import { createCaller } from './call.ts';

class Unavailable extends Error {}
const call = createCaller(Unavailable);

test('gives the result of a call', async () => {
  expect(await call(async () => 'result')).toBe('result');
});

test('turns a broken connection into the error of the port, with the cause', async () => {
  const cause = new MongoNetworkError('gone');
  const thrown = await call(() => Promise.reject(cause)).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Unavailable);
  expect(thrown).toMatchObject({ message: 'MongoDB does not answer: gone', cause });
});

test('turns a call without an answer into the error of the port', async () => {
  await expect(call(() => new Promise(() => undefined))).rejects.toThrow('MongoDB did not answer within 4000 ms');
});

test('passes on every other error of the server', async () => {
  const refused = new MongoServerError({ message: 'not authorized', code: 13 });
  await expect(call(() => Promise.reject(refused))).rejects.toBe(refused);
});
