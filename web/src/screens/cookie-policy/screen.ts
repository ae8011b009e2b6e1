import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/cookie-policy`. */
export const cookiePolicy = defineScreen({
  path: '/cookie-policy',
  group: 'public',
  title: t('Cookie Policy'),
  description: t('Every cookie and browser-storage entry that Curbcast sets, what it is for, and how long it lasts.'),
  texts: ['cookiePolicy'],
  load: () => import('./index.tsx'),
  nav: [{ menu: 'footerLegal', label: t('Cookie Policy'), position: 20 }],
});
