import type { Aggregate } from '../aggregate.ts';
import { Refusal } from '../refusal.ts';
import { type AdministratorEvent, administratorsStream } from './events.ts';
import { say } from '../../words/index.ts';

/** Somebody's rights at one moment; each grant of rights has a higher version (`UserState`). */
export interface RightsOf {
  readonly userId: string;
  readonly rightsVersion: number;
}

export interface AdministratorsState {
  /** The version of the rights that ended last, by user. */
  readonly ended: Readonly<Record<string, number>>;
}

/** The administrator `by` ends another administrator's rights. */
export interface EndRights extends RightsOf {
  readonly kind: 'end_rights';
  readonly act: 'revoke_role' | 'suspend';
  readonly reason: string;
  readonly by: RightsOf;
}

export const initialAdministrators: AdministratorsState = { ended: {} };

/**
 * Decides whether an administrator may end another's rights. The deciding administrator must still have rights and
 * keeps them, and all such decisions are in one stream: so one administrator always remains, even under concurrency.
 *
 * @returns no event when these rights have already ended
 * @throws Refusal NOT_ALLOWED_NOW for one's own rights, FORBIDDEN when the deciding administrator's rights have ended
 */
export function decideAdministrators(
  { userId, rightsVersion, act, reason, by }: EndRights,
  state: AdministratorsState,
): readonly AdministratorEvent[] {
  if (userId === by.userId) throw new Refusal('NOT_ALLOWED_NOW', say('CANNOT_END_OWN_RIGHTS'));
  if (hasEnded(state, by)) throw new Refusal('FORBIDDEN', say('NO_LONGER_ADMINISTRATOR'));
  if (hasEnded(state, { userId, rightsVersion })) return [];
  return [{ type: 'AdministratorRightsEnded', data: { userId, rightsVersion, act, reason } }];
}

const hasEnded = ({ ended }: AdministratorsState, { userId, rightsVersion }: RightsOf): boolean =>
  Object.hasOwn(ended, userId) && (ended[userId] ?? 0) >= rightsVersion;

export function evolveAdministrators(state: AdministratorsState, event: AdministratorEvent): AdministratorsState {
  const { userId, rightsVersion } = event.data;
  return { ended: { ...state.ended, [userId]: rightsVersion } };
}

/** Everyone whose rights have ended. It grows by one entry for each former administrator. */
export const administratorsAggregate: Aggregate<AdministratorsState, EndRights, AdministratorEvent> = {
  version: 'administrators-1',
  snapshots: false,
  initial: initialAdministrators,
  streamOf: administratorsStream,
  evolve: evolveAdministrators,
  decide: decideAdministrators,
};
