import type { Position } from '../../domain/envelope.ts';
import { userAggregate, type LifecycleCommand } from '../../domain/users/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { createRightsEnding } from '../support/administrators.ts';
import { contextFor, type Caller } from '../support/context.ts';

/** Commands of users and administrators on an account as a whole. */
export interface LifecycleCommands {
  /** The user pauses their own account. */
  pause(userId: string, caller: Caller): Promise<Position>;
  /** The user ends a pause. Throws FORBIDDEN for an account that an administrator suspended. */
  resume(userId: string, caller: Caller): Promise<Position>;
  /**
   * An administrator suspends an account, for a reason that stays in its history. Throws FORBIDDEN when the caller's
   * own rights ended meanwhile, so one administrator always remains.
   */
  suspend(userId: string, reason: string, caller: Caller): Promise<Position>;
  /** An administrator ends a suspension or a pause. */
  reactivate(userId: string, reason: string, caller: Caller): Promise<Position>;
  /** The user wants the account deleted: it is erased after `ACCOUNT_DELETION_GRACE`. */
  requestDeletion(userId: string, caller: Caller): Promise<Position>;
  /** Undoes the request within the grace. */
  cancelDeletion(userId: string, caller: Caller): Promise<Position>;
  /** An operator has the open steps of an erasure tried again now. Throws NOT_FOUND for an unknown user. */
  retryErasure(userId: string, caller: Caller): Promise<Position>;
  /** Records that the user downloads everything. Throws RATE_LIMITED for too many downloads within 24 hours. */
  recordExport(userId: string, caller: Caller): Promise<Position>;
}

export function createLifecycleCommands({
  executor,
  deletionGrace,
}: Pick<Dependencies, 'executor' | 'deletionGrace'>): LifecycleCommands {
  const endRights = createRightsEnding({ executor });
  const run = async (name: string, command: LifecycleCommand, caller: Caller): Promise<Position> =>
    (
      await executor.execute(
        userAggregate,
        command.userId,
        command,
        contextFor(caller, name, { subject: command.userId }),
      )
    ).position;
  return {
    pause: (userId, caller) => run('pause', { kind: 'suspend', userId, by: 'user', reason: null }, caller),
    resume: (userId, caller) => run('resume', { kind: 'reactivate', userId, by: 'user', reason: null }, caller),
    suspend: (userId, reason, caller) => endRights('suspend', userId, reason, caller),
    reactivate: (userId, reason, caller) =>
      run('reactivate', { kind: 'reactivate', userId, by: 'admin', reason }, caller),
    requestDeletion: (userId, caller) =>
      run('request-deletion', { kind: 'request_deletion', userId, graceMs: deletionGrace }, caller),
    cancelDeletion: (userId, caller) => run('cancel-deletion', { kind: 'cancel_deletion', userId }, caller),
    retryErasure: (userId, caller) => run('retry-erasure', { kind: 'retry_erasure', userId }, caller),
    recordExport: (userId, caller) => run('export-data', { kind: 'export_data', userId }, caller),
  };
}
