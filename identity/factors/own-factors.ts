import { Refusal } from '../../domain/refusal.ts';
import type { Factors, FactorOwner, Passkey, SecondFactorOffer, SecondFactorState } from './index.ts';
import { say } from '../../words/index.ts';

/** How a user signs in besides the password. */
export interface OwnFactorsState {
  /** The account is at an outside identity provider, which has its own factors; the rest is empty. */
  readonly atProvider: boolean;
  readonly secondFactor: SecondFactorState | undefined;
  readonly passkeys: readonly Passkey[];
  readonly passkeysAvailable: boolean;
}

export interface OwnFactorsOptions {
  /** The embedded provider's; absent with an outside one. */
  readonly factors: Factors | undefined;
  /** The local account of a user; undefined for a user of an outside provider. */
  readonly accountOf: (userId: string) => Promise<FactorOwner | undefined>;
  /** Ends the sign-ins of an account at the provider; product sessions continue. */
  readonly endSignIns: (accountId: string) => void;
  readonly onError: (error: unknown) => void;
}

const MOST_PASSKEYS = 20;
const WRONG_CODE = say('CODE_WRONG');
const OFF = say('SECOND_FACTOR_OFF');

/**
 * Users' actions on their own factors. Each change is recorded in the log after it is stored; a record that fails is
 * repeated later. Everything throws `NOT_ALLOWED_NOW` for an account at an outside provider.
 */
export function createOwnFactors({ factors, accountOf, endSignIns, onError }: OwnFactorsOptions) {
  const mine = async (userId: string): Promise<{ readonly own: Factors; readonly account: FactorOwner }> => {
    const account = await accountOf(userId);
    if (factors === undefined || account === undefined)
      throw new Refusal('NOT_ALLOWED_NOW', say('SIGN_IN_MANAGED_BY_PROVIDER'));
    return { own: factors, account };
  };
  const record = (own: Factors): Promise<void> => own.publishChanges().catch(onError);
  const codesOr = (codes: readonly string[] | undefined, refusal: Refusal): readonly string[] => {
    if (codes === undefined) throw refusal;
    return codes;
  };

  return {
    async state(userId: string): Promise<OwnFactorsState> {
      const account = await accountOf(userId);
      if (factors === undefined || account === undefined)
        return { atProvider: true, secondFactor: undefined, passkeys: [], passkeysAvailable: false };
      return {
        atProvider: false,
        secondFactor: factors.secondFactor.state(account.id),
        passkeys: factors.passkeys.list(account.id),
        passkeysAvailable: factors.passkeys.available,
      };
    },

    async offerSecondFactor(userId: string): Promise<SecondFactorOffer> {
      const { own, account } = await mine(userId);
      return own.secondFactor.offer(account);
    },

    /** Returns the recovery codes. Throws `INVALID_INPUT` for a wrong code. */
    async enableSecondFactor(userId: string, code: string): Promise<readonly string[]> {
      const { own, account } = await mine(userId);
      const codes = own.secondFactor.enable(account.id, code);
      const shown = codesOr(codes, new Refusal('INVALID_INPUT', WRONG_CODE, { field: 'code' }));
      // A browser that signed in with the password alone must not sign in again without the code.
      endSignIns(account.id);
      await record(own);
      return shown;
    },

    async disableSecondFactor(userId: string): Promise<void> {
      const { own, account } = await mine(userId);
      own.secondFactor.disable(account.id);
      await record(own);
    },

    async renewRecoveryCodes(userId: string): Promise<readonly string[]> {
      const { own, account } = await mine(userId);
      const codes = codesOr(own.secondFactor.renewRecoveryCodes(account.id), new Refusal('NOT_ALLOWED_NOW', OFF));
      await record(own);
      return codes;
    },

    async startPasskey(userId: string): Promise<object> {
      const { own, account } = await mine(userId);
      if (!own.passkeys.available) throw new Refusal('NOT_ALLOWED_NOW', say('PASSKEYS_NEED_HTTPS'));
      if (own.passkeys.list(account.id).length >= MOST_PASSKEYS)
        throw new Refusal('NOT_ALLOWED_NOW', say('TOO_MANY_PASSKEYS', { most: MOST_PASSKEYS }));
      return own.passkeys.registration(account);
    },

    /** Throws `INVALID_INPUT` for an answer that does not fit the request, or is too late. */
    async addPasskey(userId: string, name: string, answer: unknown): Promise<void> {
      const { own, account } = await mine(userId);
      if ((await own.passkeys.add(account.id, name, answer)) === undefined)
        throw new Refusal('INVALID_INPUT', say('PASSKEY_NOT_VERIFIED'));
      await record(own);
    },

    async renamePasskey(userId: string, id: string, name: string): Promise<void> {
      const { own, account } = await mine(userId);
      if (!own.passkeys.rename(account.id, id, name)) throw unknownPasskey();
    },

    async removePasskey(userId: string, id: string): Promise<void> {
      const { own, account } = await mine(userId);
      if (!own.passkeys.remove(account.id, id)) throw unknownPasskey();
      await record(own);
    },
  };
}

export type OwnFactors = ReturnType<typeof createOwnFactors>;

const unknownPasskey = (): Refusal => new Refusal('NOT_FOUND', say('PASSKEY_NOT_FOUND'));
