import { defineFeature } from '../../app/define.ts';
import { twinCredits as fragment } from './twinCredits.ts';

/** The user's Digital Twin credits, wherever they are shown. */
export const twinCredits = defineFeature({
  name: 'twin-credits',
  onAccountUpdate(update, cache) {
    if (update.__typename === 'TwinCreditsChanged')
      cache.writeFragment({
        id: `TwinCreditAccount:${update.twinCredits.id}`,
        fragment,
        fragmentName: 'TwinCredits',
        data: update.twinCredits,
      });
    return [];
  },
});
