import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { graphql } from 'graphql';
import { openSessions, openSqliteSessionStore, type Sessions } from '../../../identity/index.ts';
import { createContext } from '../../context.ts';
import { problemOf } from '../../errors.ts';
import { createSchema } from '../../schema.ts';
import type { GatewayServices, GatewaySettings } from '../../services.ts';

const domain = 'curbcast.example';
const schema = createSchema();
const now = 1_800_000_000_000;
const people = ['ann', 'bo', 'named', 'guest', 'outsider'];
let folder: string;
let sessions: Sessions;
let administrators: Set<string>;
let financiers: Set<string>;
let recorded: unknown[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'curbcast-administrators-'));
  sessions = openSessions({ store: openSqliteSessionStore(folder), publicUrl: 'http://localhost' });
  for (const userId of [...people, 'bo']) await sessions.create({ userId });
  administrators = new Set(['ann', 'bo', 'named']);
  financiers = new Set(['guest']);
  recorded = [];
});
afterEach(async () => {
  await sessions.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A command that changes a role and records its arguments. */
const change =
  (what: string, apply: (id: string) => unknown) =>
  async (id: string, reason: string, { actor }: { readonly actor: unknown }) => {
    apply(id);
    recorded.push({ what, id, reason, actor });
    return '7';
  };

function contextOf(userId: string, authenticatedAt = now) {
  const emailOf = (id: string): string => `${id}@${domain}`;
  const services = {
    now: () => now,
    sessions,
    signIn: { isNamedAdministrator: (email: string) => email === emailOf('named') },
    commands: {
      users: {
        userState: async (id: string) => ({
          exists: true,
          admin: administrators.has(id),
          finance: financiers.has(id),
          identity: { email: emailOf(id), emailVerified: true },
        }),
        grantAdmin: change('grant admin', (id) => administrators.add(id)),
        revokeAdmin: change('revoke admin', (id) => administrators.delete(id)),
        grantFinance: change('grant finance', (id) => financiers.add(id)),
        revokeFinance: change('revoke finance', (id) => financiers.delete(id)),
      },
    },
    projections: {
      waitFor: async () => true,
      reader: () => ({
        getMany: async (_collection: string, ids: readonly string[]) =>
          ids
            .filter((id) => people.includes(id))
            .map((id) => ({
              id,
              doc: {
                email: id === 'outsider' ? 'out@elsewhere.example' : emailOf(id),
                emailVerified: true,
                isAdmin: administrators.has(id),
                isFinance: financiers.has(id),
              },
            })),
      }),
    },
  } as object as GatewayServices;
  const settings = { adminEmailDomain: domain } as GatewaySettings;
  return createContext(services, settings, { requestId: 'r', address: '127.0.0.1', userId, authenticatedAt });
}

async function ask(asker: string, source: string, authenticatedAt?: number): Promise<unknown> {
  const contextValue = contextOf(asker, authenticatedAt);
  const { data, errors } = await graphql({ schema, source: `mutation { ${source} }`, contextValue });
  return errors?.[0] ? problemOf(errors[0].originalError).code : data;
}
const revoke = (userId: string, reason = 'left the company', role = 'ADMIN'): string =>
  `revokeRole(input: { userId: "${userId}", role: ${role}, reason: "${reason}" }) { sessionsEnded position user { id roles } }`;
const grant = (userId: string, role: string): string =>
  `grantRole(input: { userId: "${userId}", role: ${role}, reason: "keeps the books" }) { position user { id roles } }`;
const signedIn = async (): Promise<readonly string[]> =>
  (await sessions.list()).map(({ userId }) => userId).toSorted((a, b) => a.localeCompare(b));

test('revokes the role of another administrator and ends their sessions', async () => {
  expect(await ask('ann', revoke('bo'))).toEqual({
    revokeRole: { sessionsEnded: 2, position: '7', user: { id: 'bo', roles: [] } },
  });
  const actor = { kind: 'admin', id: 'ann' };
  expect(recorded).toEqual([{ what: 'revoke admin', id: 'bo', reason: 'left the company', actor }]);
  expect(await signedIn()).toEqual(['ann', 'guest', 'named', 'outsider']);
});

test('grants and revokes the finance role', async () => {
  expect(await ask('ann', grant('bo', 'FINANCE'))).toEqual({
    grantRole: { position: '7', user: { id: 'bo', roles: ['ADMIN', 'FINANCE'] } },
  });
  expect(await ask('ann', revoke('guest', 'moved on', 'FINANCE'))).toEqual({
    revokeRole: { sessionsEnded: 1, position: '7', user: { id: 'guest', roles: [] } },
  });
  expect(recorded).toMatchObject([
    { what: 'grant finance', id: 'bo' },
    { what: 'revoke finance', id: 'guest' },
  ]);
});

test('grants no role without a recent authentication or outside of the company', async () => {
  expect(await ask('ann', grant('guest', 'ADMIN'), now - 3_600_000)).toBe('REAUTHENTICATION_REQUIRED');
  expect(await ask('ann', grant('outsider', 'FINANCE'))).toBe('NOT_ALLOWED_NOW');
  // Asks for a password only if the call can succeed.
  expect(await ask('ann', grant('outsider', 'FINANCE'), now - 3_600_000)).toBe('NOT_ALLOWED_NOW');
  expect(recorded).toEqual([]);
});

test('the books are open to finance and administrators only', async () => {
  expect(await contextOf('guest').requireFinance()).toBe('guest');
  expect(await contextOf('ann').requireFinance()).toBe('ann');
  await expect(contextOf('outsider').requireFinance()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await contextOf('guest').isAdmin()).toBe(false);
});

test.each([
  ['by finance', 'guest', revoke('bo'), 'FORBIDDEN'],
  ['granting by finance', 'guest', grant('guest', 'ADMIN'), 'FORBIDDEN'],
  ['of oneself', 'ann', revoke('ann'), 'NOT_ALLOWED_NOW'],
  ['of a user named in ADMIN_EMAILS, who would get the role back', 'ann', revoke('named'), 'NOT_ALLOWED_NOW'],
  ['of a user who does not exist', 'ann', revoke('nobody'), 'NOT_FOUND'],
  ['without a reason', 'ann', revoke('bo', ' x '), 'INVALID_INPUT'],
])('refuses to revoke the role: %s', async (_, asker, source, code) => {
  expect(await ask(asker, source)).toBe(code);
  expect(recorded).toEqual([]);
  expect(await signedIn()).toHaveLength(6);
});
