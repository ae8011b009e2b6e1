import { defineScreen } from '../../app/define.ts';

/** `/profile`: the account settings (spec part 3 section 2). */
export const profile = defineScreen({
  path: '/profile',
  group: 'signedIn',
  title: 'Account settings',
  load: () => import('./index.tsx'),
  nav: [{ menu: 'account', label: 'Profile', position: 10 }],
});
