import type { RecordedEvent } from '../../domain/envelope.ts';
import type { PaymentEvent } from '../../domain/payments/index.ts';
import type { UserEvent } from '../../domain/users/index.ts';
import type { EventStore } from '../../event-store/index.ts';
import type { Caller } from '../handlers/context.ts';
import type { CreditCommands } from '../handlers/credits.ts';
import type { GrantTrial } from '../handlers/trial.ts';
import { startProcess, type Process } from './process.ts';

export interface AccountsOptions {
  readonly eventStore: EventStore;
  readonly credits: CreditCommands;
  readonly grantTrial: GrantTrial;
  readonly onError?: (error: unknown, event: RecordedEvent | undefined) => void;
}

const actor = { kind: 'process', id: 'accounts' } as const;

/**
 * What the ledger owes to events elsewhere: a trial to an account with a verified address, the bought credits to a
 * payment, the way back to a refund. Each is granted once however often the event comes (DECISIONS 2.9, 3.2).
 */
export function startAccounts({ eventStore, credits, grantTrial, onError }: AccountsOptions): Process {
  return startProcess({
    eventStore,
    name: 'accounts',
    filter: { types: ['UserRegistered', 'UserIdentityUpdated', 'PaymentSucceeded', 'PaymentReversed'] },
    handle: async (recorded) => {
      const caller: Caller = { actor, correlationId: recorded.metadata.correlationId, causationId: recorded.id };
      const event = { type: recorded.type, data: recorded.data } as object as UserEvent | PaymentEvent;
      switch (event.type) {
        case 'UserRegistered':
        case 'UserIdentityUpdated':
          await grantTrial(event.data.userId, event.data, recorded.time, caller);
          break;
        case 'PaymentSucceeded':
          await credits.grantForPayment(event.data.userId, event.data.paymentId, event.data.item, caller);
          break;
        case 'PaymentReversed':
          await credits.reversePayment(event.data.userId, event.data, caller);
          break;
        default:
      }
    },
    ...(onError === undefined ? {} : { onError }),
  });
}
