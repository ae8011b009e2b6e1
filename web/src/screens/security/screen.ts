import { defineScreen } from '../../app/define.ts';
import { pagedField } from '../../app/apollo/pagedField.ts';
import { t } from '../../i18n/t.ts';

/** `/security`: the security dashboard for administrators; everybody else sees their own alerts and sessions. */
export const security = defineScreen({
  path: '/security',
  group: 'signedIn',
  title: t('Security'),
  texts: ['security'],
  load: () => import('./index.tsx'),
  inConsole: true,
  fields: { securityAlerts: pagedField(false), signIns: pagedField(['address', 'userId', 'outcome']) },
});
