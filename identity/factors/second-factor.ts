import { randomUUID, type KeyObject } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { Secret, TOTP } from 'otpauth';
import { transact } from '../database.ts';
import type { AddFactorChange } from './changes.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import type { Sealer } from './sealer.ts';

/** Seconds; what authenticator apps use (RFC 6238). */
const PERIOD = 30;
/** A code of the step before or after counts too, for clocks that differ. */
const WINDOW = 1;
const OFFER_LIFETIME = 15 * 60_000;
const SECRET_BYTES = 20;

export interface FactorOwner {
  readonly id: string;
  readonly email: string;
}

/** A secret that waits for the first code. */
export interface SecondFactorOffer {
  /** Base32, for apps that can't read the picture. */
  readonly secret: string;
  /** `otpauth://totp/...`, as the QR code carries it. */
  readonly uri: string;
}

export interface SecondFactorState {
  readonly enabledAt: number;
  readonly recoveryCodesLeft: number;
}

/** The optional second factor of local accounts: codes of an authenticator app (TOTP), and recovery codes. */
export interface SecondFactor {
  /** Undefined while it is off. */
  state(accountId: string): SecondFactorState | undefined;
  /** Makes a secret, which counts only after `enable`; the present factor stays until then. */
  offer(owner: FactorOwner): SecondFactorOffer;
  /** Takes the offered secret into use; returns the recovery codes. Undefined for a wrong code or an expired offer. */
  enable(accountId: string, code: string): readonly string[] | undefined;
  /** Uses a code of the app or a recovery code; each works once. False for a wrong or used code. */
  use(accountId: string, code: string): boolean;
  /** New recovery codes, which end the earlier ones. Undefined while the factor is off. */
  renewRecoveryCodes(accountId: string): readonly string[] | undefined;
  /** Turns the factor off and forgets secret and recovery codes. */
  disable(accountId: string, by?: 'user' | 'operator'): void;
  /**
   * Removes what was set up at or after `since` (milliseconds): the factor, or only recovery codes that were renewed.
   */
  removeSince(accountId: string, since: number): void;
}

export interface SecondFactorOptions {
  readonly database: DatabaseSync;
  readonly sealer: Sealer;
  /** Keys the hashes of recovery codes. */
  readonly recoveryKey: KeyObject;
  readonly changed: AddFactorChange;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export function createSecondFactor({ database, sealer, recoveryKey, changed, now }: SecondFactorOptions): SecondFactor {
  const recovery = createRecoveryCodes(database, recoveryKey, now);
  const find = database.prepare('SELECT secret, enabled_at FROM second_factors WHERE account_id = ?');
  const put = database.prepare(`
    INSERT INTO second_factors (account_id, secret, enabled_at, last_step) VALUES (?, ?, ?, ?)
    ON CONFLICT (account_id) DO UPDATE
      SET secret = excluded.secret, enabled_at = excluded.enabled_at, last_step = excluded.last_step`);
  const takeStep = database.prepare(
    'UPDATE second_factors SET last_step = :step WHERE account_id = :accountId AND last_step < :step',
  );
  const remove = database.prepare('DELETE FROM second_factors WHERE account_id = ?');
  const offered = database.prepare('SELECT secret FROM second_factor_offers WHERE account_id = ? AND expires_at > ?');
  const putOffer = database.prepare(`
    INSERT INTO second_factor_offers (account_id, secret, expires_at) VALUES (?, ?, ?)
    ON CONFLICT (account_id) DO UPDATE SET secret = excluded.secret, expires_at = excluded.expires_at`);
  const removeOffer = database.prepare('DELETE FROM second_factor_offers WHERE account_id = ?');

  const secretIn = (accountId: string, row: Record<string, unknown> | undefined): Uint8Array | undefined => {
    const sealed = row?.['secret'];
    return sealed instanceof Uint8Array ? sealer.open(accountId, sealed) : undefined;
  };
  /** The time step of a code; undefined for a wrong one. */
  const stepOf = (secret: Uint8Array, code: string): number | undefined => {
    const token = code.replaceAll(/\s/g, '');
    if (!/^\d{6}$/.test(token)) return undefined;
    const timestamp = now();
    const delta = totpOf(secret).validate({ token, timestamp, window: WINDOW });
    return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
  };

  const disable: SecondFactor['disable'] = (accountId, by = 'user') =>
    transact(database, () => {
      removeOffer.run(accountId);
      recovery.remove(accountId);
      if (Number(remove.run(accountId).changes) === 0) return;
      changed(accountId, { type: 'SecondFactorDisabled', byOperator: by === 'operator' });
    });

  return {
    state(accountId) {
      const row = find.get(accountId);
      return row === undefined
        ? undefined
        : { enabledAt: Number(row['enabled_at']), recoveryCodesLeft: recovery.left(accountId) };
    },
    offer({ id, email }) {
      const secret = new Secret({ size: SECRET_BYTES });
      putOffer.run(id, sealer.seal(id, secret.bytes), now() + OFFER_LIFETIME);
      return { secret: secret.base32, uri: totpOf(secret.bytes, email).toString() };
    },
    enable: (accountId, code) =>
      transact(database, () => {
        const secret = secretIn(accountId, offered.get(accountId, now()));
        const step = secret && stepOf(secret, code);
        if (secret === undefined || step === undefined) return undefined;
        const isNew = find.get(accountId) === undefined;
        // The code that enabled the factor is used: it does not sign in too.
        put.run(accountId, sealer.seal(accountId, secret), now(), step);
        removeOffer.run(accountId);
        changed(
          accountId,
          isNew ? { type: 'SecondFactorEnabled' } : { type: 'SecondFactorMoved', changeId: randomUUID() },
        );
        return recovery.renew(accountId);
      }),
    use(accountId, code) {
      const secret = secretIn(accountId, find.get(accountId));
      if (secret === undefined) return false;
      const step = stepOf(secret, code);
      // One statement checks and takes the step, so that one of two simultaneous uses fails.
      if (step !== undefined) return Number(takeStep.run({ accountId, step }).changes) === 1;
      return recovery.use(accountId, code);
    },
    renewRecoveryCodes: (accountId) =>
      transact(database, () => {
        if (find.get(accountId) === undefined) return undefined;
        changed(accountId, { type: 'RecoveryCodesRenewed', changeId: randomUUID() });
        return recovery.renew(accountId);
      }),
    disable,
    removeSince(accountId, since) {
      const enabledAt = find.get(accountId)?.['enabled_at'];
      if (enabledAt !== undefined && Number(enabledAt) >= since) disable(accountId);
      else recovery.removeSince(accountId, since);
    },
  };
}

const totpOf = (bytes: Uint8Array, label = ''): TOTP =>
  new TOTP({
    issuer: 'Curbcast',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: new Secret({ buffer: Uint8Array.from(bytes).buffer }),
  });
