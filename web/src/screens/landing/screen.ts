import { defineScreen } from '../../app/define.ts';

/** `/`: the landing page. It sets its own title, which begins with the product's name. */
export const landing = defineScreen({
  path: '/',
  group: 'public',
  description:
    'Curbcast makes personalised AI presenter videos for real-estate agents, builders and mortgage lenders, in minutes.',
  load: () => import('./index.tsx'),
  nav: [{ menu: 'public', label: 'Home', position: 10 }],
});
