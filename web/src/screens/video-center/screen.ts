import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/video-center`: the library of educational videos, MLS Unlocked. */
export const videoCenter = defineScreen({
  path: '/video-center',
  group: 'signedIn',
  title: t('MLS Unlocked'),
  texts: ['videoCenter'],
  load: () => import('./index.tsx'),
  nav: [
    {
      menu: 'main',
      group: t('Videos'),
      label: t('MLS Unlocked'),
      description: t('Short lessons on markets and property'),
      position: 31,
    },
  ],
});
