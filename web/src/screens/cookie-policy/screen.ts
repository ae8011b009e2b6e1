import { defineScreen } from '../../app/define.ts';

/** `/cookie-policy` (spec part 3 section 2). */
export const cookiePolicy = defineScreen({
  path: '/cookie-policy',
  group: 'public',
  title: 'Cookie Policy',
  description:
    'Every cookie and every entry in the storage of your browser that Curbcast sets, what for, and how long.',
  load: () => import('./index.tsx'),
  nav: [{ menu: 'footerLegal', label: 'Cookie Policy', position: 20 }],
});
