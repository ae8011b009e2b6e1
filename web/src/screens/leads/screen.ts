import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/leads`: the people who asked for a tour on a share page. */
export const leads = defineScreen({
  path: '/leads',
  group: 'signedIn',
  title: t('Leads'),
  texts: ['leads'],
  load: () => import('./index.tsx'),
  nav: [{ menu: 'main', label: t('Leads'), position: 35 }],
});
