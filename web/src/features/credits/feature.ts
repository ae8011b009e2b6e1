import { defineFeature } from '../../app/define.ts';
import { accountCredits } from '../../app/session/viewer.ts';

/** The user's balance, wherever it is shown. */
export const credits = defineFeature({
  name: 'credits',
  onAccountUpdate(update, cache) {
    if ('account' in update)
      cache.writeFragment({
        id: `CreditAccount:${update.account.id}`,
        fragment: accountCredits,
        fragmentName: 'AccountCredits',
        data: update.account,
      });
    return [];
  },
});
