import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/cookie-policy` (spec part 3 section 2). */
export const cookiePolicy = defineScreen({
  path: '/cookie-policy',
  group: 'public',
  title: t('Cookie Policy'),
  description: t(
    'Every cookie and every entry in the storage of your browser that Curbcast sets, what for, and how long.',
  ),
  texts: ['cookiePolicy'],
  load: () => import('./index.tsx'),
  nav: [{ menu: 'footerLegal', label: t('Cookie Policy'), position: 20 }],
});
