import { webhooksAggregate } from '../../domain/webhooks/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor } from '../support/context.ts';
import type { Eraser } from './eraser.ts';
import { forEachItem } from './for-each.ts';

/** Deletes the endpoints: nothing more is sent. Messages and answers in the log are sealed with the user's key. */
export function webhookEraser({ executor }: Pick<Dependencies, 'executor'>): Eraser {
  return {
    store: 'webhooks',
    erase: async ({ userId: ownerId, caller }) => {
      const { webhooks } = (await executor.load(webhooksAggregate, ownerId)).state;
      await forEachItem(webhooks, ({ webhookId }) => {
        const context = contextFor(caller, 'erase-webhook', { subject: ownerId });
        return executor.execute(webhooksAggregate, ownerId, { kind: 'delete', ownerId, webhookId }, context);
      });
    },
  };
}
