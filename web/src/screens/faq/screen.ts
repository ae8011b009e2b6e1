import { defineScreen } from '../../app/define.ts';

/** `/faq`: questions and answers (spec part 3 section 2). */
export const faq = defineScreen({
  path: '/faq',
  group: 'public',
  title: 'FAQ',
  description:
    'Thirty questions and answers about videos, presenters, Digital Twins, prices, credits, languages and troubleshooting.',
  load: () => import('./index.tsx'),
  nav: [
    { menu: 'public', label: 'FAQ', position: 40 },
    { menu: 'footerProduct', label: 'Help Center / FAQ', position: 40 },
  ],
});
