import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/checkout`: the order of the address, and the card form. */
export const checkout = defineScreen({
  path: '/checkout',
  group: 'checkout',
  title: t('Checkout'),
  texts: ['checkout'],
  load: () => import('./index.tsx'),
});
