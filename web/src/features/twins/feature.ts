import { defineFeature } from '../../app/define.ts';

/** The user's Digital Twins: every list shows a change at once (`avatar_status_update` in spec part 2 section 4). */
export const twins = defineFeature({
  name: 'twins',
  onAccountUpdate: (update) => (update.__typename === 'AvatarChanged' ? ['avatars'] : []),
});
