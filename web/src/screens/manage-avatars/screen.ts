import { defineScreen } from '../../app/define.ts';

/** `/manage-avatars`: Digital Twin credits and the presenters (spec part 2 section 2). */
export const manageAvatars = defineScreen({
  path: '/manage-avatars',
  group: 'signedIn',
  title: 'Manage Digital Twins',
  load: () => import('./index.tsx'),
  nav: [{ menu: 'main', label: 'Digital Twins', position: 40 }],
});

/** `/manage-avatars-clean`: the same without prompts to buy (DECISIONS section 1). */
export const manageAvatarsClean = defineScreen({
  path: '/manage-avatars-clean',
  group: 'signedIn',
  title: 'Manage Digital Twins',
  load: () => import('./Clean.tsx'),
});
