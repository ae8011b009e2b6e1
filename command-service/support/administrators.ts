import type { EndRights } from '../../domain/administrators/index.ts';
import { administratorsAggregate, allAdministrators } from '../../domain/administrators/index.ts';
import type { Position } from '../../domain/envelope.ts';
import { Refusal } from '../../domain/refusal.ts';
import { isActive, rightsVersionOf, userAggregate, type UserCommand } from '../../domain/users/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { causedBy, contextFor, type Caller } from './context.ts';
import { say } from '../../words/index.ts';

type Act = EndRights['act'];

/** The command on the user's own stream that carries a decision out; it ends no rights that were given since. */
export const carryOut = (
  act: Act,
  userId: string,
  { ifRightsVersion, reason }: { readonly ifRightsVersion: number; readonly reason: string | null },
): UserCommand =>
  act === 'suspend'
    ? { kind: 'suspend', userId, by: 'admin', reason, ifRightsVersion }
    : { kind: 'revoke_admin', userId, reason, ifRightsVersion };

/**
 * Revokes the administrator role or suspends an account. One administrator's action against another is decided
 * in a stream that all such decisions share, then carried out in the user's own stream: of two who act against each
 * other at once, the second is refused. After a crash in between, the process `administrator-rights` carries it out.
 *
 * Throws FORBIDDEN when the caller is no longer an administrator, CONFLICT when the account was given rights meanwhile.
 */
export function createRightsEnding({ executor }: Pick<Dependencies, 'executor'>) {
  const decide = async (act: Act, { userId, rightsVersion, reason }: Decision, caller: Caller): Promise<Caller> => {
    const { state } = await executor.load(userAggregate, caller.actor.id);
    if (!state.admin || !isActive(state.lifecycle)) throw new Refusal('FORBIDDEN', say('NO_LONGER_ADMINISTRATOR'));
    const by = { userId: caller.actor.id, rightsVersion: rightsVersionOf(state) };
    const { lastEventId } = await executor.execute(
      administratorsAggregate,
      allAdministrators,
      { kind: 'end_rights', act, userId, rightsVersion, reason, by },
      contextFor(caller, `decide-${act}`, { subject: userId }),
    );
    return causedBy(caller, lastEventId);
  };
  return async (act: Act, userId: string, reason: string, caller: Caller): Promise<Position> => {
    const { state } = await executor.load(userAggregate, userId);
    const ifRightsVersion = rightsVersionOf(state);
    const isAgainstAnother = caller.actor.kind === 'admin' && state.admin;
    const cause = isAgainstAnother
      ? await decide(act, { userId, rightsVersion: ifRightsVersion, reason }, caller)
      : caller;
    const command = carryOut(act, userId, { ifRightsVersion, reason });
    const done = await executor.execute(userAggregate, userId, command, contextFor(cause, act, { subject: userId }));
    if (rightsVersionOf(done.state) !== ifRightsVersion)
      throw new Refusal('CONFLICT', say('ACCOUNT_CHANGED_MEANWHILE'));
    return done.position;
  };
}

interface Decision {
  readonly userId: string;
  readonly rightsVersion: number;
  readonly reason: string;
}
