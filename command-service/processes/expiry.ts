import type { Dependencies } from '../dependencies.ts';
import { defineJob } from './engine/define-job.ts';

const perRun = 500;

/**
 * Records credits that have expired, so that the statement shows it. Its pace does not matter: an expired lot is
 * unusable from that instant on, recorded or not (DECISIONS 2.6).
 */
export const creditExpiry = (
  { ledger, now, expiryDue }: Pick<Dependencies, 'ledger' | 'now' | 'expiryDue'>,
  every = 60_000,
) =>
  defineJob({
    name: 'expiry',
    every,
    run: async ({ newCaller, failed, signal }) => {
      for (const userId of await expiryDue(now(), perRun)) {
        if (signal.aborted) return;
        // One account that fails must not keep the others from expiring.
        await ledger.expire(userId, newCaller()).catch(failed);
      }
    },
  });
