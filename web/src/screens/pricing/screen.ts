import { defineScreen } from '../../app/define.ts';

/** `/pricing`: the plan and the bundles. */
export const pricing = defineScreen({
  path: '/pricing',
  group: 'public',
  title: 'Pricing',
  description:
    'One monthly plan and four credit bundles: 1 credit pays for 1 minute of video. See what a month of videos takes.',
  load: () => import('./index.tsx'),
  nav: [
    { menu: 'public', label: 'Pricing', position: 20 },
    { menu: 'footerProduct', label: 'Pricing', position: 20 },
  ],
});
