import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/terms-of-service`. */
export const terms = defineScreen({
  path: '/terms-of-service',
  group: 'public',
  title: t('Terms of Service'),
  description: t(
    'The terms of Curbcast in plain words: accounts, content, payments and credits, refunds, termination and changes.',
  ),
  texts: ['terms'],
  load: () => import('./index.tsx'),
  nav: [{ menu: 'footerLegal', label: t('Terms of Service'), position: 10 }],
});
