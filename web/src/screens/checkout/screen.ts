import { defineScreen } from '../../app/define.ts';

/** `/checkout`: the order of the address, and the card form (spec part 2 section 2). */
export const checkout = defineScreen({
  path: '/checkout',
  group: 'checkout',
  title: 'Checkout',
  load: () => import('./index.tsx'),
});
