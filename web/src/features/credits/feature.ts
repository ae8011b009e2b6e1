import { defineFeature } from '../../app/define.ts';
import { accountCredits } from '../../app/session/viewer.ts';
import { twinCredits } from './twinCredits.ts';

/** Keeps the user's balances current, wherever they are shown. */
export const credits = defineFeature({
  name: 'credits',
  onAccountUpdate(update, cache) {
    if (update.__typename === 'TwinCreditsChanged')
      cache.writeFragment({
        id: `TwinCreditAccount:${update.twinCredits.id}`,
        fragment: twinCredits,
        fragmentName: 'TwinCredits',
        data: update.twinCredits,
      });
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
