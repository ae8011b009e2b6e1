import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/billing`: the plan, the payment history and the usage. */
export const billing = defineScreen({
  path: '/billing',
  group: 'signedIn',
  title: t('Billing & Payments'),
  texts: ['billing'],
  load: () => import('./index.tsx'),
  nav: [{ menu: 'account', label: t('Billing'), position: 20 }],
  onAccountUpdate: ({ __typename: type }) =>
    type === 'PaymentCompleted' || type === 'SubscriptionUpdated'
      ? ['billingSubscription', 'billingHistory', 'savedCard']
      : [],
});
