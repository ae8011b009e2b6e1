import { defineScreen } from '../../app/define.ts';

/** `/video-center`: the library of educational videos, MLS Unlocked. */
export const videoCenter = defineScreen({
  path: '/video-center',
  group: 'signedIn',
  title: 'MLS Unlocked',
  load: () => import('./index.tsx'),
  nav: [
    {
      menu: 'main',
      group: 'Videos',
      label: 'MLS Unlocked',
      description: 'Short lessons on markets and property',
      position: 31,
    },
  ],
});
