import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/profile`: the account settings. */
export const profile = defineScreen({
  path: '/profile',
  group: 'signedIn',
  title: t('Account settings'),
  texts: ['profile'],
  load: () => import('./index.tsx'),
  nav: [{ menu: 'account', label: t('Profile'), position: 10 }],
});
