import { afterEach, expect, test } from '@jest/globals';
import { areaNames } from '../../command-service/areas.ts';
import { routes } from '../areas.ts';
import { given, registered } from '../testing/area.ts';

// A link or an image on another site makes the browser send GET requests with its cookie (trust S7).

/** These change the session only, and guard themselves: `graphql/sign-in/sign-in.test.ts`. */
const guarded = new Set(['GET /auth/logout', 'GET /auth/first-admin']);
const reads = routes
  .flatMap((table) => Object.keys(table))
  .filter((name) => name.startsWith('GET ') && !guarded.has(name));

const sent: string[] = [];
afterEach(() => void sent.splice(0));
const commands = Object.fromEntries(
  areaNames.map((area) => [
    area,
    new Proxy({}, { get: (_area, command) => () => void sent.push(`${area}.${String(command)}`) }),
  ]),
);

test.each(reads)('%s sends no command', async (name) => {
  const { users: _reads, ...others } = commands;
  const { as } = await given([registered('admin'), registered('ann')], { commands: others });
  const url = name.slice('GET '.length).replaceAll(/:\w+/g, 'x');
  for (const who of ['ann', 'admin', undefined]) await as(who).rest('GET', url);
  expect(sent).toEqual([]);
});
