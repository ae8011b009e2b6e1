import { once } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import { START } from '../domain/envelope.ts';
import type { Engines } from './engines.ts';
import { patience } from './patience.ts';

const hour = 3_600_000;
const enginesWith = (head: () => Promise<unknown>, published: () => Promise<unknown>): Engines =>
  ({ rawLog: { head }, readStore: { published } }) as object as Engines;
const answers = async (): Promise<unknown> => START;
const away: Readonly<Record<string, () => Promise<unknown>>> = {
  'does not answer': () => new Promise(() => undefined),
  'answers with an error': () => Promise.reject(new Error('away')),
};

describe.each(Object.entries(away))('patience ends soon when an engine %s', (_, fails) => {
  test.each([
    ['the log', enginesWith(fails, answers)],
    ['the read store', enginesWith(answers, fails)],
  ])('%s', async (_engine, engines) => {
    await once(patience(engines, { longest: hour, engine: 1 }), 'abort');
  });
});

test('patience lasts while the engines answer, but not for ever', async () => {
  const asked = Promise.withResolvers<unknown>();
  const signal = patience(
    enginesWith(() => asked.promise, answers),
    { longest: 50, engine: hour },
  );
  asked.resolve(START);
  expect(signal.aborted).toBe(false);
  await once(signal, 'abort');
});
