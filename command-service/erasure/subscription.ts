import { Refusal } from '../../domain/refusal.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Caller } from '../handlers/context.ts';
import { createSubscriptionCommands } from '../handlers/subscriptions.ts';

/** Sees to it that the plan of a leaving user is never charged again. Idempotent. */
export async function endSubscription(
  dependencies: Parameters<typeof createSubscriptionCommands>[0] & Pick<Dependencies, 'executor'>,
  userId: string,
  caller: Caller,
): Promise<void> {
  await createSubscriptionCommands(dependencies)
    .cancel(userId, caller)
    .catch((error: unknown) => {
      // There is no subscription.
      if (!(error instanceof Refusal) || error.code !== 'CONFLICT') throw error;
    });
}
