import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/my-videos`: the user's videos. */
export const myVideos = defineScreen({
  path: '/my-videos',
  group: 'signedIn',
  title: t('My Videos'),
  texts: ['myVideos'],
  load: () => import('./index.tsx'),
  nav: [
    {
      menu: 'main',
      group: t('Videos'),
      label: t('My Videos'),
      description: t('Everything you have made'),
      position: 30,
    },
  ],
});
