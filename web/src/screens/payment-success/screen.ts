import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/payment-success`: after a purchase. */
export const paymentSuccess = defineScreen({
  path: '/payment-success',
  group: 'signedIn',
  title: t('Payment successful'),
  texts: ['paymentSuccess'],
  load: () => import('./index.tsx'),
});
