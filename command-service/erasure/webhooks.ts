import { webhooksAggregate } from '../../domain/webhooks/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor } from '../handlers/context.ts';
import type { Eraser } from './eraser.ts';

/** Deletes the endpoints: nothing more is sent. Messages and answers in the log are sealed with the user's key. */
export function webhookEraser({ executor }: Pick<Dependencies, 'executor'>): Eraser {
  return {
    store: 'webhooks',
    erase: async ({ userId: ownerId, caller }) => {
      const { webhooks } = (await executor.load(webhooksAggregate, ownerId)).state;
      for (const { webhookId } of webhooks) {
        const context = contextFor(caller, 'erase-webhook', { subject: ownerId });
        await executor.execute(webhooksAggregate, ownerId, { kind: 'delete', ownerId, webhookId }, context);
      }
    },
  };
}
