import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { DatabaseSync } from 'node:sqlite';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { transact } from '../database.ts';
import type { AddFactorChange } from './changes.ts';
import type { Challenges } from './challenges.ts';
import type { FactorOwner } from './second-factor.ts';

/** Loaded on first use: its parsers of certificates are a tenth of the modules of a start. */
const webAuthn = () => import('@simplewebauthn/server');

/** A passkey as its owner sees it. Times are milliseconds since the epoch. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | undefined;
}

/** The passkeys of local accounts (WebAuthn). The device checks the person, so a passkey counts as both factors. */
export interface Passkeys {
  /** False where browsers allow none: `PUBLIC_URL` has a numeric address, or is neither https nor localhost. */
  readonly available: boolean;
  list(accountId: string): readonly Passkey[];
  /** The browser's options to make a passkey. */
  registration(owner: FactorOwner): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** Stores a new passkey. Undefined for an answer that does not fit. */
  add(accountId: string, name: string, answer: unknown): Promise<Passkey | undefined>;
  rename(accountId: string, id: string, name: string): boolean;
  remove(accountId: string, id: string, by?: 'user' | 'operator'): boolean;
  /**
   * The browser's options to use a passkey.
   *
   * @param purpose what the answer may be used for, such as one sign-in page
   * @param accountId whose passkeys; every account's when absent: then the person chooses on the device
   */
  request(purpose: string, accountId?: string): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Uses a passkey. Returns the account that it belongs to; undefined for an answer that does not fit. */
  use(purpose: string, answer: unknown): Promise<string | undefined>;
}

export interface PasskeysOptions {
  readonly database: DatabaseSync;
  readonly challenges: Challenges;
  readonly changed: AddFactorChange;
  /** `PUBLIC_URL`: passkeys are bound to its host and origin. */
  readonly publicUrl: string;
  readonly now: () => number;
}

const rowSchema = z.object({
  id: z.string(),
  credential_id: z.string(),
  account_id: z.string(),
  public_key: z.instanceof(Uint8Array),
  counter: z.number(),
  transports: z.string(),
  name: z.string(),
  created_at: z.number(),
  last_used_at: z.number().nullable(),
});
/** The part that is read before the library checks the rest. */
const answerSchema = z.looseObject({
  id: z.string().max(2_000),
  response: z.looseObject({ userHandle: z.string().max(200).nullish() }),
});

export function createPasskeys({ database, challenges, changed, publicUrl, now }: PasskeysOptions): Passkeys {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const expected = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true } as const;
  const ofAccount = database.prepare('SELECT * FROM passkeys WHERE account_id = ? ORDER BY created_at');
  const byCredential = database.prepare('SELECT * FROM passkeys WHERE credential_id = ?');
  const insert = database.prepare(`
    INSERT INTO passkeys (id, credential_id, account_id, public_key, counter, transports, name, created_at)
    VALUES (:id, :credentialId, :accountId, :publicKey, :counter, :transports, :name, :createdAt)
    ON CONFLICT (credential_id) DO NOTHING`);
  const rename = database.prepare('UPDATE passkeys SET name = ? WHERE id = ? AND account_id = ?');
  const remove = database.prepare('DELETE FROM passkeys WHERE id = ? AND account_id = ?');
  // Authenticators without a counter stay at 0; for the others a counter that did not grow means a copy. Synced
  // passkeys are exempt: they are meant to be copied, and each device counts separately.
  const used = database.prepare(`
    UPDATE passkeys SET counter = MAX(counter, :counter), last_used_at = :now
    WHERE id = :id AND (:isSynced OR counter < :counter OR (counter = 0 AND :counter = 0))`);

  const rowsOf = (accountId: string) => ofAccount.all(accountId).map((row) => rowSchema.parse(row));
  const transportsOf = ({ transports }: z.infer<typeof rowSchema>): AuthenticatorTransport[] =>
    JSON.parse(transports) as AuthenticatorTransport[];
  const credentialsOf = (accountId: string) =>
    rowsOf(accountId).map((row) => ({ id: row.credential_id, transports: transportsOf(row) }));

  return {
    available: isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && (protocol === 'https:' || isLocalName(hostname)),
    list: (accountId) => rowsOf(accountId).map(passkeyOf),

    async registration({ id, email }) {
      const { generateRegistrationOptions } = await webAuthn();
      const options = await generateRegistrationOptions({
        rpName: 'Curbcast',
        rpID: hostname,
        userName: email,
        userDisplayName: email,
        userID: new TextEncoder().encode(id),
        attestationType: 'none',
        excludeCredentials: credentialsOf(id),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      challenges.keep(options.challenge, `register ${id}`);
      return options;
    },

    async add(accountId, name, answer) {
      const { verifyRegistrationResponse } = await webAuthn();
      const verified = await fits(() =>
        verifyRegistrationResponse({
          ...expected,
          response: answer as RegistrationResponseJSON,
          expectedChallenge: (challenge) => challenges.take(challenge, `register ${accountId}`),
        }),
      );
      if (verified?.verified !== true) return undefined;
      const { id: credentialId, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
      const passkey = { id: randomUUID(), name, createdAt: now(), lastUsedAt: undefined };
      return transact(database, () => {
        const { changes: added } = insert.run({
          id: passkey.id,
          credentialId,
          accountId,
          publicKey,
          counter,
          transports: JSON.stringify(transports),
          name,
          createdAt: passkey.createdAt,
        });
        if (Number(added) === 0) return undefined;
        changed(accountId, { type: 'PasskeyAdded', passkeyId: passkey.id, name });
        return passkey;
      });
    },

    rename: (accountId, id, name) => Number(rename.run(name, id, accountId).changes) === 1,
    remove: (accountId, id, by = 'user') =>
      transact(database, () => {
        if (Number(remove.run(id, accountId).changes) === 0) return false;
        changed(accountId, { type: 'PasskeyRemoved', passkeyId: id, byOperator: by === 'operator' });
        return true;
      }),

    async request(purpose, accountId) {
      const { generateAuthenticationOptions } = await webAuthn();
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        userVerification: 'required',
        ...(accountId !== undefined && { allowCredentials: credentialsOf(accountId) }),
      });
      challenges.keep(options.challenge, purpose);
      return options;
    },

    async use(purpose, answer) {
      const read = answerSchema.safeParse(answer);
      const found = read.success ? byCredential.get(read.data.id) : undefined;
      if (!read.success || found === undefined) return undefined;
      const row = rowSchema.parse(found);
      const { verifyAuthenticationResponse } = await webAuthn();
      const verified = await fits(() =>
        verifyAuthenticationResponse({
          ...expected,
          response: answer as AuthenticationResponseJSON,
          expectedChallenge: (challenge) => challenges.take(challenge, purpose),
          credential: {
            id: row.credential_id,
            publicKey: Uint8Array.from(row.public_key),
            // The library would refuse a synced passkey whose devices count separately; `used` checks the counter
            // instead.
            counter: 0,
            transports: transportsOf(row),
          },
        }),
      );
      if (verified?.verified !== true) return undefined;
      const { newCounter: counter, credentialDeviceType } = verified.authenticationInfo;
      const isSynced = credentialDeviceType === 'multiDevice' ? 1 : 0;
      const { changes } = used.run({ id: row.id, counter, isSynced, now: now() });
      return Number(changes) === 1 ? row.account_id : undefined;
    },
  };
}

/** Browsers treat these names as secure without https. */
const isLocalName = (hostname: string): boolean => hostname === 'localhost' || hostname.endsWith('.localhost');

const passkeyOf = (row: z.infer<typeof rowSchema>): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at ?? undefined,
});

/** The library throws for an answer that does not fit, whatever the reason; the answer comes from the browser. */
async function fits<Result>(verify: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}
