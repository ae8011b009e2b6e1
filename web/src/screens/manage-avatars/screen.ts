import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/manage-avatars`: Digital Twin credits and the presenters. */
export const manageAvatars = defineScreen({
  path: '/manage-avatars',
  group: 'signedIn',
  title: t('Manage Digital Twins'),
  texts: ['manageAvatars'],
  load: () => import('./index.tsx'),
  nav: [{ menu: 'main', label: t('Digital Twins'), position: 40 }],
});

/** `/manage-avatars-clean`: the same without prompts to buy. */
export const manageAvatarsClean = defineScreen({
  path: '/manage-avatars-clean',
  group: 'signedIn',
  title: t('Manage Digital Twins'),
  texts: ['manageAvatars'],
  load: () => import('./Clean.tsx'),
});
