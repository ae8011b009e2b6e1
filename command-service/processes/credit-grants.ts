import type { Dependencies } from '../dependencies.ts';
import { createFulfilment } from '../support/fulfilment.ts';
import { createTrialGrant } from '../support/trial.ts';
import { defineProcess } from './engine/define-process.ts';

/**
 * Makes the grants that follow from events in other areas: a trial to an account with a verified address, the bundle
 * and the Digital Twin of a payment; and takes them back for a refund. Each happens once, even when the event is
 * delivered again. The process keeps its old name, because checkpoints and recorded actors contain it.
 */
export function creditGrants(dependencies: Pick<Dependencies, 'executor' | 'ledger' | 'identities'>) {
  const { ledger, identities } = dependencies;
  const grantTrial = createTrialGrant(ledger, identities);
  const fulfilment = createFulfilment(dependencies);
  return defineProcess({
    name: 'accounts',
    on: {
      UserRegistered: ({ data, time }, { caller }) => grantTrial(data.userId, data, time, caller),
      // The new address was verified by its link; the trial stays once per account and per address.
      EmailChanged: ({ data, time }, { caller }) =>
        grantTrial(data.userId, { ...data, emailVerified: true }, time, caller),
      UserIdentityUpdated: ({ data, time }, { caller }) => grantTrial(data.userId, data, time, caller),
      PaymentSucceeded: ({ data }, { caller }) => fulfilment.grant(data, caller),
      PaymentReversed: ({ data }, { caller }) => fulfilment.takeBack(data, caller),
    },
  });
}
