import { createSecretKey } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';
import type { RecordedFact } from '../../domain/users/index.ts';
import { openEmbeddedIdentity, type Account, type EmbeddedIdentity, type SessionsToEnd } from '../embedded/index.ts';
import type { SendMail } from '../mail.ts';
import { cheapPasswords } from './cheap-passwords.ts';

type Mail = Parameters<SendMail>[0];
export const minute = 60_000;
export const ann = {
  email: 'ann@example.com',
  password: 'correct horse battery',
  givenName: 'Ann',
  familyName: 'Lee',
};
export const badReset = { code: 'INVALID_INPUT', message: 'This password reset link is invalid or has expired.' };
export const badLink = { code: 'INVALID_INPUT', message: 'This link is invalid or has expired.' };

/** The embedded provider with Ann's account, new in each test, and the effects of changes to the account. */
export interface AccountWorld {
  readonly folder: string;
  readonly identity: EmbeddedIdentity;
  /** Ann's. */
  readonly account: Account;
  /** Milliseconds since the epoch; a test moves it. */
  clock: number;
  /** Fails every mail while it is set. */
  mailIsAway: boolean;
  readonly mails: readonly Mail[];
  readonly facts: readonly RecordedFact[];
  /** The accounts whose sessions ended, and which. */
  readonly ended: readonly (readonly [string, SessionsToEnd])[];
  /** Closes the provider and opens it again, as after a crash. */
  restart(whileClosed?: () => void): Promise<void>;
}

/** Opens such a world before each test of the file and closes it afterwards. */
export function useAccountWorld(): AccountWorld {
  let folder = '';
  let identity: EmbeddedIdentity;
  let account: Account;
  const mails: Mail[] = [];
  const facts: RecordedFact[] = [];
  const ended: (readonly [string, SessionsToEnd])[] = [];
  const open = (): Promise<EmbeddedIdentity> =>
    openEmbeddedIdentity({
      folder,
      issuer: 'http://localhost:1/oidc',
      passwordCost: cheapPasswords,
      publicUrl: 'http://localhost:1',
      now: () => world.clock,
      deriveKey: () => createSecretKey(Buffer.alloc(32)),
      sendMail: async (mail) => {
        if (world.mailIsAway) throw new Error('no mail server');
        if (!mails.some(({ id }) => id === mail.id)) mails.push(mail);
      },
      userOf: async (accountId) => `user of ${accountId}`,
      record: async (fact) => {
        if (!facts.some(({ type, data }) => type === fact.type && data.changeId === fact.data.changeId))
          facts.push(fact);
      },
      onCredentialsChanged: async (id, which) => void ended.push([id, which]),
    });
  const world = {
    clock: 0,
    mailIsAway: false,
    mails,
    facts,
    ended,
    get folder() {
      return folder;
    },
    get identity() {
      return identity;
    },
    get account() {
      return account;
    },
    async restart(whileClosed?: () => void) {
      identity.close();
      whileClosed?.();
      identity = await open();
    },
  } satisfies AccountWorld;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'curbcast-changes-'));
    world.clock = Date.UTC(2026, 10, 22);
    world.mailIsAway = false;
    for (const list of [mails, facts, ended]) list.length = 0;
    identity = await open();
    const made = await identity.accounts.create(ann, true);
    if (made === undefined) throw new Error('not registered');
    account = made;
  });
  afterEach(() => {
    identity.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return world;
}

export const urlOf = (mail: Mail | undefined): URL =>
  new URL(String((mail?.data as { url?: string } | undefined)?.url));
export const tokenOf = (mail: Mail | undefined): string => urlOf(mail).searchParams.get('token') ?? '';

/** Asks for a reset link, and returns the token of the newest mail. */
export async function forgot({ identity, mails }: AccountWorld, email = ann.email): Promise<string> {
  identity.changes.forgotPassword(email);
  await identity.changes.settled();
  return tokenOf(mails.at(-1));
}
export const canSignIn = async ({ identity }: AccountWorld, password: string, email = ann.email): Promise<boolean> =>
  (await identity.accounts.checkPassword(email, password)) !== undefined;
