import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/subscription-addons`: the plan, a bundle and a Digital Twin in one order. */
export const addOns = defineScreen({
  path: '/subscription-addons',
  aliases: ['/add-ons'],
  group: 'signedIn',
  title: t('Complete your subscription'),
  texts: ['addOns'],
  load: () => import('./index.tsx'),
});
