import { defineScreen } from '../../app/define.ts';

/** `/`: the landing page. It sets its own title, which begins with the product's name. */
export const landing = defineScreen({
  path: '/',
  group: 'public',
  load: () => import('./index.tsx'),
  nav: [{ menu: 'public', label: 'Home', position: 10 }],
});
