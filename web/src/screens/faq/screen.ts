import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/faq`: questions and answers. */
export const faq = defineScreen({
  path: '/faq',
  group: 'public',
  title: t('FAQ'),
  description: t(
    'Thirty questions and answers about videos, presenters, Digital Twins, prices, credits, languages and troubleshooting.',
  ),
  texts: ['faq'],
  load: () => import('./index.tsx'),
  nav: [
    { menu: 'public', label: t('FAQ'), position: 40 },
    { menu: 'footerProduct', label: t('Help Center / FAQ'), position: 40 },
  ],
});
