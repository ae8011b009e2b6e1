import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/`: the landing page. It sets its own title, which begins with the product's name. */
export const landing = defineScreen({
  path: '/',
  group: 'public',
  description: t(
    'Curbcast makes personalized AI presenter videos for real-estate agents, builders and mortgage lenders, in minutes.',
  ),
  texts: ['landing'],
  load: () => import('./index.tsx'),
  nav: [{ menu: 'public', label: t('Home'), position: 10 }],
});
