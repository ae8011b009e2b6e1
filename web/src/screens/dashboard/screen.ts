import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/dashboard`: the state of the user's videos and credits. */
export const dashboard = defineScreen({
  path: '/dashboard',
  aliases: ['/enhanced-dashboard'],
  group: 'signedIn',
  title: t('Dashboard'),
  texts: ['dashboard'],
  load: () => import('./index.tsx'),
  nav: [{ menu: 'main', label: t('Dashboard'), position: 10 }],
});
