import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { graphql } from 'graphql';
import { openSessions, openSqliteSessionStore, type Sessions } from '../../../identity/index.ts';
import { createOwnSessions } from '../../../identity/sessions/own-sessions.ts';
import { createContext } from '../../context.ts';
import { problemOf } from '../../errors.ts';
import { createSchema } from '../../schema.ts';
import type { GatewayServices, GatewaySettings } from '../../services.ts';
import { deviceOf } from './device.ts';
import type { Language } from '../../../words/index.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const schema = createSchema();
let folder: string;
let sessions: Sessions;
let signInsEnded: string[];
let here: string;
let phone: string;
let bos: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'curbcast-own-sessions-'));
  sessions = openSessions({ store: openSqliteSessionStore(folder), publicUrl: 'http://localhost' });
  signInsEnded = [];
  const made = async (userId: string, userAgent: string, address: string) =>
    (await sessions.create({ userId, userAgent, address })).session.id;
  here = await made('ann', chrome, '127.0.0.1');
  phone = await made('ann', iphone, '192.168.1.7');
  bos = await made('bo', '', '203.0.113.9');
});
afterEach(async () => {
  await sessions.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(source: string, userId: string | undefined = 'ann', language: Language = 'en'): Promise<unknown> {
  const ownSessions = createOwnSessions({
    sessions,
    accountOf: async (id) => ({ id: `account of ${id}` }) as never,
    embedded: { endSignIns: (account) => void signInsEnded.push(account) },
  });
  const services = { ownSessions, projections: {} } as object as GatewayServices;
  const identity = { requestId: 'r', address: '127.0.0.1', language, ...(userId && { userId, sessionId: here }) };
  const contextValue = createContext(services, {} as GatewaySettings, identity);
  const { data, errors } = await graphql({ schema, source, contextValue });
  return errors?.[0] ? problemOf(errors[0].originalError).code : JSON.parse(JSON.stringify(data));
}
const left = async (): Promise<readonly string[]> => (await sessions.list()).map(({ id }) => id).toSorted();

test('lists only the caller’s sessions, this one first, with device, address and place', async () => {
  expect(await ask('{ sessions { id isCurrent device address place } }')).toEqual({
    sessions: [
      { id: here, isCurrent: true, device: 'Chrome on Windows', address: '127.0.0.1', place: 'this computer' },
      { id: phone, isCurrent: false, device: 'Safari on iOS', address: '192.168.1.7', place: 'local network' },
    ],
  });
  expect(await ask('{ sessions { place } }', 'ann', 'es')).toEqual({
    sessions: [{ place: 'este equipo' }, { place: 'red local' }],
  });
  expect(await ask('{ sessions { id } }', '')).toBe('UNAUTHENTICATED');
});

test("ends one session, with the account's sign-ins at the built-in provider", async () => {
  expect(await ask(`mutation { endSession(input: { id: "${phone}" }) { sessionsEnded sessions { id } } }`)).toEqual({
    endSession: { sessionsEnded: 1, sessions: [{ id: here }] },
  });
  expect(signInsEnded).toEqual(['account of ann']);
  expect(await left()).toEqual([here, bos].toSorted());
});

test("answers NOT_FOUND for another user's session, and ends nothing", async () => {
  for (const id of [bos, 'unknown'])
    expect(await ask(`mutation { endSession(input: { id: "${id}" }) { sessionsEnded } }`)).toBe('NOT_FOUND');
  expect(await left()).toHaveLength(3);
  expect(signInsEnded).toEqual([]);
});

describe('signing out', () => {
  test('keeps this browser when it signs out the others', async () => {
    await sessions.create({ userId: 'ann' });
    expect(
      await ask('mutation { endOwnSessions(input: { keepCurrent: true }) { sessionsEnded sessions { id } } }'),
    ).toEqual({
      endOwnSessions: { sessionsEnded: 2, sessions: [{ id: here }] },
    });
    expect(await left()).toEqual([here, bos].toSorted());
  });

  test('everywhere ends this session too', async () => {
    expect(
      await ask('mutation { endOwnSessions(input: { keepCurrent: false }) { sessionsEnded sessions { id } } }'),
    ).toEqual({
      endOwnSessions: { sessionsEnded: 2, sessions: [] },
    });
    expect(await left()).toEqual([bos]);
    expect(signInsEnded).toEqual(['account of ann']);
  });
});

test.each([
  [chrome, 'Chrome on Windows'],
  [iphone, 'Safari on iOS'],
  ['curl/8.5.0', ''],
  ['', ''],
  ['<script>alert(1)</script>', ''],
])('the device of %j is %j', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
