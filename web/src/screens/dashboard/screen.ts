import { defineScreen } from '../../app/define.ts';

/** `/dashboard`: where the user's videos and credits stand. */
export const dashboard = defineScreen({
  path: '/dashboard',
  aliases: ['/enhanced-dashboard'],
  group: 'signedIn',
  title: 'Dashboard',
  load: () => import('./index.tsx'),
  nav: [{ menu: 'main', label: 'Dashboard', position: 10 }],
});
