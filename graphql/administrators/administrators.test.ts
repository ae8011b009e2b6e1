import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { graphql } from 'graphql';
import { openSessions, openSqliteSessionStore, type Sessions } from '../../identity/index.ts';
import { createContext } from '../context.ts';
import { problemOf } from '../errors.ts';
import { createSchema } from '../schema.ts';
import type { GatewayServices, GatewaySettings } from '../services.ts';

const domain = 'curbcast.example';
const schema = createSchema();
const people = ['ann', 'bo', 'named', 'guest'];
let folder: string;
let sessions: Sessions;
let administrators: Set<string>;
let recorded: unknown[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'curbcast-administrators-'));
  sessions = openSessions({ store: openSqliteSessionStore(folder), publicUrl: 'http://localhost' });
  for (const userId of [...people, 'bo']) await sessions.create({ userId });
  administrators = new Set(['ann', 'bo', 'named']);
  recorded = [];
});
afterEach(async () => {
  await sessions.close();
  rmSync(folder, { recursive: true, force: true });
});

function contextOf(userId: string) {
  const emailOf = (id: string): string => `${id}@${domain}`;
  const services = {
    sessions,
    signIn: { isNamedAdministrator: (email: string) => email === emailOf('named') },
    commands: {
      users: {
        userState: async (id: string) => ({
          exists: true,
          admin: administrators.has(id),
          identity: { email: emailOf(id), emailVerified: true },
        }),
        revokeAdmin: async (id: string, reason: string, { actor }: { readonly actor: unknown }) => {
          administrators.delete(id);
          recorded.push({ id, reason, actor });
          return '7';
        },
      },
    },
    projections: {
      waitFor: async () => true,
      reader: () => ({
        getMany: async (_collection: string, ids: readonly string[]) =>
          ids
            .filter((id) => people.includes(id))
            .map((id) => ({ id, doc: { email: emailOf(id), isAdmin: administrators.has(id) } })),
      }),
    },
  } as object as GatewayServices;
  const settings = { adminEmailDomain: domain } as GatewaySettings;
  return createContext(services, settings, { requestId: 'r', address: '127.0.0.1', userId });
}

async function ask(asker: string, source: string): Promise<unknown> {
  const { data, errors } = await graphql({ schema, source: `mutation { ${source} }`, contextValue: contextOf(asker) });
  return errors?.[0] ? problemOf(errors[0].originalError).code : data;
}
const revoke = (userId: string, reason = 'left the company'): string =>
  `revokeAdministrator(input: { userId: "${userId}", reason: "${reason}" }) { sessionsEnded position user { id isAdmin } }`;
const endSessions = (input: string): string => `endSessions(input: { ${input} }) { sessionsEnded }`;
const signedIn = async (): Promise<readonly string[]> =>
  (await sessions.list()).map(({ userId }) => userId).toSorted((a, b) => a.localeCompare(b));

test('revokes the role of another administrator and ends their sessions', async () => {
  expect(await ask('ann', revoke('bo'))).toEqual({
    revokeAdministrator: { sessionsEnded: 2, position: '7', user: { id: 'bo', isAdmin: false } },
  });
  expect(recorded).toEqual([{ id: 'bo', reason: 'left the company', actor: { kind: 'admin', id: 'ann' } }]);
  expect(await signedIn()).toEqual(['ann', 'guest', 'named']);
});

test.each([
  ['by a user without the role', 'guest', revoke('bo'), 'FORBIDDEN'],
  ['of oneself', 'ann', revoke('ann'), 'NOT_ALLOWED_NOW'],
  ['of a user named in ADMIN_EMAILS, who would get the role back', 'ann', revoke('named'), 'NOT_ALLOWED_NOW'],
  ['of a user who does not exist', 'ann', revoke('nobody'), 'NOT_FOUND'],
  ['without a reason', 'ann', revoke('bo', ' x '), 'INVALID_INPUT'],
  ['ending sessions by a user without the role', 'guest', endSessions('userId: "bo"'), 'FORBIDDEN'],
])('refuses to revoke the role: %s', async (_, asker, source, code) => {
  expect(await ask(asker, source)).toBe(code);
  expect(recorded).toEqual([]);
  expect(await signedIn()).toHaveLength(5);
});

test('ends the sessions of one user or of all users', async () => {
  expect(await ask('ann', endSessions('userId: "bo"'))).toEqual({ endSessions: { sessionsEnded: 2 } });
  expect(await signedIn()).toEqual(['ann', 'guest', 'named']);
  expect(await ask('ann', endSessions(''))).toEqual({ endSessions: { sessionsEnded: 3 } });
  expect(await signedIn()).toEqual([]);
});
