import type { DatabaseSync } from 'node:sqlite';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';

/** Storage of oidc-provider's sessions, grants, codes and tokens, with the additional queries of this product. */
export interface OidcRecords {
  /** The adapter for one model ("Session", "Grant", "RefreshToken", ...). */
  adapter(model: string): Adapter;
  /** Ends one grant and every token that came from it. */
  revokeGrant(grantId: string): Promise<void>;
  /** Ends every session, grant, token and answered sign-in page of an account (new password, removed account). */
  revokeAccount(accountId: string): void;
  /** Does the same for every account. */
  revokeAccounts(): void;
  /** Deletes expired rows; returns their number. */
  purge(): number;
}

/** Records that end with their grant. A sign-in in progress also names its grant, but must outlive it. */
const GRANTED: ReadonlySet<string> = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken']);

/**
 * Models written by anonymous clients at each start of a sign-in. A power cut may lose one, which costs the user a
 * click.
 */
const DISPENSABLE = 'Interaction';

const statementsOf = (database: DatabaseSync) => ({
  upsert: database.prepare(`
    INSERT INTO oidc_records (model, id, payload, expires_at, uid, grant_id, account_id)
    VALUES (:model, :id, :payload, :expiresAt, :uid, :grantId, :accountId)
    ON CONFLICT (model, id) DO UPDATE SET payload = excluded.payload, expires_at = excluded.expires_at,
      uid = excluded.uid, grant_id = excluded.grant_id, account_id = excluded.account_id`),
  destroy: database.prepare('DELETE FROM oidc_records WHERE model = ? AND id = ?'),
});

/**
 * Keeps oidc-provider's records in SQLite. Each call is one statement, so each is atomic and durable when it returns:
 * a code consumed before a crash is still consumed after it.
 *
 * @param quick another connection to the same file with synchronous=NORMAL, for sign-ins in progress
 */
export function createOidcRecords(database: DatabaseSync, now: () => number, quick = database): OidcRecords {
  const durably = statementsOf(database);
  const quickly = statementsOf(quick);
  const find = database.prepare(
    'SELECT payload FROM oidc_records WHERE model = ? AND id = ? AND (expires_at IS NULL OR expires_at > ?)',
  );
  const findByUid = database.prepare(
    'SELECT payload FROM oidc_records WHERE model = ? AND uid = ? AND (expires_at IS NULL OR expires_at > ?)',
  );
  const consume = database.prepare(
    "UPDATE oidc_records SET payload = json_set(payload, '$.consumed', ?) WHERE model = ? AND id = ? AND payload ->> '$.consumed' IS NULL",
  );
  const revokeGrant = database.prepare('DELETE FROM oidc_records WHERE grant_id = ?');
  const revokeAccount = database.prepare('DELETE FROM oidc_records WHERE account_id = ?');
  const revokeAccounts = database.prepare('DELETE FROM oidc_records WHERE account_id IS NOT NULL');
  const purge = database.prepare('DELETE FROM oidc_records WHERE expires_at <= ?');

  const payloadOf = (row: Record<string, unknown> | undefined): AdapterPayload | undefined => {
    if (row === undefined) return undefined;
    const payload: AdapterPayload = JSON.parse(String(row['payload']));
    return payload;
  };

  const writesOf = (model: string) => (model === DISPENSABLE ? quickly : durably);

  const adapter = (model: string): Adapter => ({
    async upsert(id, payload, expiresIn) {
      writesOf(model).upsert.run({
        model,
        id,
        payload: JSON.stringify(payload),
        expiresAt: expiresIn === undefined ? null : now() + expiresIn * 1000,
        uid: payload.uid ?? null,
        grantId: GRANTED.has(model) ? (payload.grantId ?? null) : null,
        accountId: payload.accountId ?? payload.result?.login?.accountId ?? null,
      });
    },
    async find(id) {
      return payloadOf(find.get(model, id, now()));
    },
    async findByUid(uid) {
      return payloadOf(findByUid.get(model, uid, now()));
    },
    async findByUserCode() {
      // Device flow is off, so no record ever carries a user code.
      return undefined;
    },
    async consume(id) {
      // One statement checks and marks the use, so that one of two concurrent uses is refused.
      const { changes } = consume.run(Math.floor(now() / 1000), model, id);
      if (changes === 0) throw new errors.InvalidGrant(`${model} already used`);
    },
    async destroy(id) {
      writesOf(model).destroy.run(model, id);
    },
    async revokeByGrantId(grantId) {
      revokeGrant.run(grantId);
    },
  });

  return {
    adapter,
    async revokeGrant(grantId) {
      revokeGrant.run(grantId);
      durably.destroy.run('Grant', grantId);
    },
    revokeAccount: (accountId) => {
      revokeAccount.run(accountId);
    },
    revokeAccounts: () => {
      revokeAccounts.run();
    },
    purge: () => Number(purge.run(now()).changes),
  };
}
