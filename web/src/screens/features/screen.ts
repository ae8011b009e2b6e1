import { defineScreen } from '../../app/define.ts';

/** `/features`: what the product does (spec part 3 section 2). */
export const features = defineScreen({
  path: '/features',
  group: 'public',
  title: 'Features',
  description:
    'Scripts from a listing, presenters, Digital Twins, captions, credits with a statement, and a library of expert videos: what Curbcast does.',
  load: () => import('./index.tsx'),
  nav: [
    { menu: 'public', label: 'Features', position: 30 },
    { menu: 'footerProduct', label: 'Features', position: 30 },
  ],
});
