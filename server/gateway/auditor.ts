import type { EventStore } from '../../event-store/index.ts';
import {
  createCreditAuditor,
  type CreditAuditor,
  type Projections,
  readWitness,
} from '../../projection-service/index.ts';

export interface AuditorOptions {
  readonly eventStore: EventStore;
  /** The log as it is stored, without the codec. */
  readonly rawLog: EventStore;
  readonly projections: Projections;
  readonly now: () => number;
}

/** How long a check waits for the read model to reach the compared position, in milliseconds. */
const accountWait = 2_000;

/** The auditor of credit histories on this process's log and read models. */
export function openAuditor({ eventStore, rawLog, projections, now }: AuditorOptions): CreditAuditor {
  return createCreditAuditor({
    eventStore,
    rawLog,
    now,
    account: async (userId, seen) => {
      await projections.waitFor(['credits', 'credit-audit'], seen, accountWait);
      return projections.reader('credits').get('accounts', userId);
    },
    witness: (userId, revision) => readWitness(projections.reader('credit-audit'), userId, revision),
  });
}
