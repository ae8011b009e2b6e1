import { isKept, leadsAggregate } from '../../domain/leads/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor } from '../support/context.ts';
import type { Eraser } from './eraser.ts';
import { forEachItem } from './for-each.ts';

/** Deletes the leads, which removes them from the read model. The log holds them sealed with the owner's key. */
export function leadEraser({ executor }: Pick<Dependencies, 'executor'>): Eraser {
  return {
    store: 'leads',
    beforeKey: true,
    erase: async ({ userId, caller }) => {
      const { state } = await executor.load(leadsAggregate, userId);
      const kept = Object.keys(state.leads).filter((leadId) => isKept(state, leadId));
      await forEachItem(kept, (leadId) => {
        const context = contextFor(caller, 'erase-lead', { stableId: leadId, subject: userId });
        return executor.execute(leadsAggregate, userId, { kind: 'delete', userId, leadId }, context);
      });
    },
  };
}
