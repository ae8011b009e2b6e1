import { defineScreen } from '../../app/define.ts';

/** `/terms-of-service` (spec part 3 section 2). */
export const terms = defineScreen({
  path: '/terms-of-service',
  group: 'public',
  title: 'Terms of Service',
  description:
    'The terms of Curbcast in plain words: accounts, content, payments and credits, refunds, termination and changes.',
  load: () => import('./index.tsx'),
  nav: [{ menu: 'footerLegal', label: 'Terms of Service', position: 10 }],
});
