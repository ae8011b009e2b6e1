import type { Position } from '../../domain/envelope.ts';
import { failureAggregate, workAggregate, type FailureCommand } from '../../domain/failures/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, type Caller } from '../support/context.ts';
import { say } from '../../words/index.ts';

/** Decisions of administrators and operators about events and items that a process or job could not handle. */
export interface FailureCommands {
  /** Retries it within seconds. Throws NOT_FOUND, or NOT_ALLOWED_NOW when it is closed. */
  retryFailure(failureId: string, caller: Caller): Promise<{ readonly position: Position }>;
  /** Closes it: it is not tried again. Throws as above. */
  dismissFailure(failureId: string, caller: Caller): Promise<{ readonly position: Position }>;
  /** Retries everything that the process or job could not handle so far. Throws INVALID_INPUT for no name. */
  retryFailures(work: string, caller: Caller): Promise<{ readonly position: Position }>;
}

const workName = /^[a-z][a-z-]{0,59}$/;

export function createFailureCommands({ executor }: Pick<Dependencies, 'executor'>): FailureCommands {
  const decide = async (command: Extract<FailureCommand, { kind: 'retry' | 'dismiss' }>, caller: Caller) => {
    const context = contextFor(caller, `${command.kind}-failure`);
    const { position } = await executor.execute(failureAggregate, command.failureId, command, context);
    return { position };
  };
  return {
    retryFailure: (failureId, caller) => decide({ kind: 'retry', failureId }, caller),
    dismissFailure: (failureId, caller) => decide({ kind: 'dismiss', failureId }, caller),
    retryFailures: async (work, caller) => {
      if (!workName.test(work)) throw new Refusal('INVALID_INPUT', say('NO_SUCH_WORK'));
      const context = contextFor(caller, 'retry-failures');
      const { position } = await executor.execute(workAggregate, work, { kind: 'retry_all', work }, context);
      return { position };
    },
  };
}
