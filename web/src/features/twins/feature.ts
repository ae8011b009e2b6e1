import { defineFeature } from '../../app/define.ts';

/** The user's Digital Twins: every list shows a change at once (`avatar_status_update` on `/ws`). */
export const twins = defineFeature({
  name: 'twins',
  onAccountUpdate: (update) => (update.__typename === 'AvatarChanged' ? ['avatars'] : []),
});
