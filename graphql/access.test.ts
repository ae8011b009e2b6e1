import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { routes } from './areas.ts';
import { rootFieldRules } from './field-rules.ts';
import { defaultPolicy } from './rest/policy.ts';
import { callsOf } from './rest/routes.ts';
import { readTypeDefinitions } from './type-definitions.ts';

const list = new URL('access.golden.txt', import.meta.url);

/** One line per call: what a token needs, what bounds it, and for REST the origins and the rate limit. */
function accessOfAllCalls(): string {
  const schema = makeExecutableSchema({ typeDefs: [...readTypeDefinitions()] });
  const fields = rootFieldRules(schema).map(({ path, need, bound = '-' }) => [path, need, bound]);
  const calls = routes.flatMap(callsOf).map(({ name, needs = 'session', bound = '-', policy = defaultPolicy }) => {
    const { origin, limit } = policy;
    return [name, needs, bound, `origin=${origin}`, `limit=${limit}`];
  });
  return [...fields, ...calls]
    .map((parts) => `${parts.join('  ')}\n`)
    .toSorted()
    .join('');
}

test('access.golden.txt lists who may make each call; UPDATE_ACCESS=1 writes it, for a person to read the difference', () => {
  const now = accessOfAllCalls();
  if (process.env['UPDATE_ACCESS'] === '1') writeFileSync(list, now);
  expect(now).toBe(readFileSync(list, 'utf8'));
});
