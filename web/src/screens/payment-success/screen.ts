import { defineScreen } from '../../app/define.ts';

/** `/payment-success`: after a purchase (spec part 2 section 2). */
export const paymentSuccess = defineScreen({
  path: '/payment-success',
  group: 'signedIn',
  title: 'Payment successful',
  load: () => import('./index.tsx'),
});
