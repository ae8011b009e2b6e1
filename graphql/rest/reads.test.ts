import { afterEach, expect, test } from '@jest/globals';
import { areaNames } from '../../command-service/areas.ts';
import { routes } from '../areas.ts';
import { given, registered } from '../testing/area.ts';

// A link or an image on another site makes the browser send GET requests with its cookie.

/** These change the session only, and guard themselves: `graphql/areas/sign-in/sign-in.test.ts`. */
const guarded = new Set(['GET /auth/logout', 'GET /auth/first-admin']);
const reads = routes
  .flatMap((table) => Object.keys(table))
  .filter((name) => name.startsWith('GET ') && !guarded.has(name));

/** Of the commands, these append nothing: they read state that no read model holds, such as secrets. */
const readsState = /^list[A-Z]/;

const sent: string[] = [];
afterEach(() => void sent.splice(0));
const commands = Object.fromEntries(
  areaNames.map((area) => [area, new Proxy({}, { get: (_area, command) => () => note(area, String(command)) })]),
);

async function note(area: string, command: string): Promise<object> {
  if (readsState.test(command)) return { webhooks: [], limit: 0 };
  sent.push(`${area}.${command}`);
  return {};
}

test.each(reads)('%s sends no command', async (name) => {
  const { users: _reads, ...others } = commands;
  const { as } = await given([registered('admin'), registered('ann')], { commands: others });
  const url = name.slice('GET '.length).replaceAll(/:\w+/g, 'x');
  for (const who of ['ann', 'admin', undefined]) await as(who).rest('GET', url);
  expect(sent).toEqual([]);
});
