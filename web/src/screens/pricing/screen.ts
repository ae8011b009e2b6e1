import { defineScreen } from '../../app/define.ts';

/** `/pricing`: the plan and the bundles. */
export const pricing = defineScreen({
  path: '/pricing',
  group: 'public',
  title: 'Pricing',
  load: () => import('./index.tsx'),
  nav: [
    { menu: 'public', label: 'Pricing', position: 20 },
    { menu: 'footerProduct', label: 'Pricing', position: 20 },
  ],
});
