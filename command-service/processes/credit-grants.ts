import type { Dependencies } from '../dependencies.ts';
import { createTrialGrant } from '../handlers/trial.ts';
import { defineProcess } from './engine/define-process.ts';

/**
 * Grants what the ledger owes because of events in other areas: a trial to an account with a verified address, the
 * credits of a payment; and takes credits back for a refund. Each happens once however often the event comes
 * (DECISIONS 2.9, 3.2). The name is older than the file: checkpoints and recorded actors carry it.
 */
export function creditGrants({ ledger, identities }: Pick<Dependencies, 'ledger' | 'identities'>) {
  const grantTrial = createTrialGrant(ledger, identities);
  return defineProcess({
    name: 'accounts',
    on: {
      UserRegistered: ({ data, time }, { caller }) => grantTrial(data.userId, data, time, caller),
      UserIdentityUpdated: ({ data, time }, { caller }) => grantTrial(data.userId, data, time, caller),
      PaymentSucceeded: ({ data }, { caller }) =>
        ledger.grantForPayment(data.userId, data.paymentId, data.item, caller),
      PaymentReversed: ({ data }, { caller }) => ledger.reversePayment(data.userId, data, caller),
    },
  });
}
