import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/pricing`: the plan and the bundles. */
export const pricing = defineScreen({
  path: '/pricing',
  group: 'public',
  title: t('Pricing'),
  description: t(
    'One monthly plan and four credit bundles: 1 credit pays for 1 minute of video. See what a month of videos takes.',
  ),
  texts: ['pricing'],
  load: () => import('./index.tsx'),
  nav: [
    { menu: 'public', label: t('Pricing'), position: 20 },
    { menu: 'footerProduct', label: t('Pricing'), position: 20 },
  ],
});
