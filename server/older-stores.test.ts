import { cpSync, existsSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readConfig } from '../config/index.ts';
import type { NewEvent } from '../domain/envelope.ts';
import { embeddedAuthority } from '../domain/users/index.ts';
import { LogCorrupted, newEventId } from '../event-store/index.ts';
import { openDatabase } from '../identity/database.ts';
import { IDENTITY_FILE, IDENTITY_SCHEMA } from '../identity/embedded/schema.ts';
import type { Session } from '../identity/index.ts';
import { tempFolders } from '../lib/testing/temp-folders.ts';
import { openEngines, type Engines } from './engines.ts';
import { createLogger } from './logger.ts';
import { storesOf, verifyPeople } from './operations/verify-stores.ts';

/**
 * An installation with two users. Every combination of its stores can be reset to the moment before the second one
 * registered.
 */
const newFolder = tempFolders();
const folders = ['log', 'read-models', 'keys', 'identity', 'sessions'] as const;
type Folder = (typeof folders)[number];
const settingsOf = (dataDir: string) => readConfig({ DATA_DIR: dataDir });
const open = (dataDir: string): Promise<Engines> =>
  openEngines({ settings: settingsOf(dataDir), logger: createLogger('silent') });

const registeredAt = 1_800_000_000_000;

const registration = (userId: string, subject: string): NewEvent => ({
  id: newEventId(registeredAt),
  type: 'UserRegistered',
  schemaVersion: 1,
  time: registeredAt,
  data: {
    userId,
    issuer: embeddedAuthority,
    subject,
    username: subject,
    email: `${subject}@people.example`,
    emailVerified: true,
    firstName: 'Ann',
    lastName: 'Reyes',
    displayName: 'Ann Reyes',
    pictureUrl: null,
  },
  metadata: {
    actor: { kind: 'user', id: userId },
    correlationId: randomUUID(),
    causationId: randomUUID(),
    commandId: randomUUID(),
    subject: userId,
  },
});

/** Registers a user in every store, as a sign-in does. */
async function register(dataDir: string, subject: string): Promise<void> {
  const engines = await open(dataDir);
  const userId = randomUUID();
  await engines.eventStore.append(`user-${userId}`, 'no_stream', [registration(userId, subject)]);
  await engines.identities.claim(embeddedAuthority, subject, userId);
  await engines.sessions.insert(subject, session(userId));
  await engines.close();
  const accounts = openDatabase(join(dataDir, 'identity'), IDENTITY_FILE, IDENTITY_SCHEMA);
  accounts
    .prepare(
      "INSERT INTO accounts (id, email, email_verified, password_hash, given_name, family_name, created_at) VALUES (?, ?, 1, '', '', '', 0)",
    )
    .run(subject, `${subject}@people.example`);
  accounts.close();
}

const session = (userId: string): Session => ({
  id: randomUUID(),
  userId,
  createdAt: 1_800_000_000_000,
  lastSeenAt: 1_800_000_000_000,
  expiresAt: 4_000_000_000_000,
  userAgent: 'a browser',
  address: '127.0.0.1',
  authenticatedAt: 1_800_000_000_000,
  methods: ['pwd'],
});

const everyCombination: readonly (readonly Folder[])[] = Array.from({ length: 2 ** folders.length }, (_, bits) =>
  folders.filter((_, at) => (bits >> at) % 2 === 1),
);

describe('stores put back from an older copy', () => {
  const made = (async () => {
    const [newest, older] = [newFolder(), newFolder()];
    await register(newest, 'ann');
    cpSync(newest, older, { recursive: true });
    await register(newest, 'ben');
    return { newest, older };
  })();

  test.each(everyCombination.map((olderOnes) => [olderOnes.join(', ') || 'none', olderOnes] as const))(
    'are noticed or accepted when these are older: %s',
    async (_, olderOnes) => {
      const { newest, older } = await made;
      const dataDir = newFolder();
      cpSync(newest, dataDir, { recursive: true });
      for (const folder of olderOnes) {
        rmSync(join(dataDir, folder), { recursive: true, force: true });
        if (existsSync(join(older, folder))) cpSync(join(older, folder), join(dataDir, folder), { recursive: true });
      }
      const isOlder = (folder: Folder): boolean => olderOnes.includes(folder);

      const opening = open(dataDir);
      if (isOlder('log') && !isOlder('read-models')) {
        await expect(opening).rejects.toBeInstanceOf(LogCorrupted);
        await expect(opening).rejects.toThrow('The log was put back from an older copy');
        return;
      }
      const engines = await opening;
      const lines: string[] = [];
      try {
        const stores = storesOf(settingsOf(dataDir), {
          ...engines,
          files: { stat: async () => undefined, open: async () => undefined },
        });
        const found = await verifyPeople(engines.eventStore, stores, (line) => void lines.push(line));
        const lacksKey = !isOlder('log') && isOlder('keys');
        const lacksAccount = !isOlder('log') && !isOlder('keys') && isOlder('identity');
        const hasStranger = isOlder('log') && !isOlder('sessions');
        const faults = lines.filter((line) => !line.startsWith(' ') && !line.endsWith('complete'));
        expect(faults).toEqual([
          ...(lacksKey ? ['Keys: 2 people, 1 WITHOUT THEIR KEY: their data is unreadable'] : []),
          ...(lacksAccount ? ["Accounts: 2 users, 1 CAN'T SIGN IN: their account is missing"] : []),
          ...(hasStranger ? ['Sessions: 2, 1 OF USERS THAT THE LOG DOES NOT KNOW'] : []),
        ]);
        expect(found).toBe(faults.length === 0);
      } finally {
        await engines.close();
      }
    },
  );
});
