import { expect } from '@jest/globals';
import type { Answer, Client } from './client.ts';
import { creditsOf } from './fixture.ts';

/** Expects the body of every refused REST call, with the same text in `error` and `message`. */
export function expectProblem(
  answer: Answer<Record<string, unknown>>,
  status: number,
  code: string,
  message?: string | RegExp,
): void {
  expect({ status: answer.status, ...answer.body }).toMatchObject({
    status,
    code,
    requestId: expect.stringMatching(/^[\w.-]{8,}$/),
    error: answer.body['message'],
    message: expect.any(String),
  });
  expect(answer.headers.get('x-request-id')).toBe(answer.body['requestId']);
  if (typeof message === 'string') expect(answer.body['message']).toBe(message);
  else if (message) expect(answer.body['message']).toMatch(message);
  // No internal details: no path, stack or query.
  expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.ts\b|at \w+ \(|SQLITE|\/home\/|\/work\//);
}

/** Expects that `act` changes neither the videos nor the credits of this client. */
export const unchanged = async (who: Client, act: () => Promise<void>): Promise<void> => {
  const look = async () =>
    JSON.stringify([
      await creditsOf(who),
      (await who.call('GET', '/api/videos/stats')).body,
      (await who.call<unknown[]>('GET', '/api/credits/statement')).body.length,
    ]);
  const before = await look();
  await act();
  expect(await look()).toBe(before);
};
