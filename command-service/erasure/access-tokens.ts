import { accessTokensAggregate } from '../../domain/access-tokens/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor } from '../support/context.ts';
import type { Eraser } from './eraser.ts';
import { forEachItem } from './for-each.ts';

/** Revokes the tokens. Their names in the log are sealed with the user's key. */
export function accessTokenEraser({ executor }: Pick<Dependencies, 'executor'>): Eraser {
  return {
    store: 'access tokens',
    erase: async ({ userId, caller }) => {
      const { tokens } = (await executor.load(accessTokensAggregate, userId)).state;
      await forEachItem(tokens, ({ tokenId }) => {
        const context = contextFor(caller, 'erase-access-token', { subject: userId });
        return executor.execute(accessTokensAggregate, userId, { kind: 'revoke', userId, tokenId }, context);
      });
    },
  };
}
