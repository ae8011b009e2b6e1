import { defineScreen } from '../../app/define.ts';

/** `/my-videos`: the user's videos. */
export const myVideos = defineScreen({
  path: '/my-videos',
  group: 'signedIn',
  title: 'My Videos',
  load: () => import('./index.tsx'),
  nav: [{ menu: 'main', group: 'Videos', label: 'My Videos', description: 'Everything you have made', position: 30 }],
});
