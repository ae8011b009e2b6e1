import { defineScreen } from '../../app/define.ts';

/** `/subscription-addons`: the plan, a bundle and a Digital Twin in one order (spec part 2 section 2). */
export const addOns = defineScreen({
  path: '/subscription-addons',
  aliases: ['/add-ons'],
  group: 'signedIn',
  title: 'Complete your subscription',
  load: () => import('./index.tsx'),
});
