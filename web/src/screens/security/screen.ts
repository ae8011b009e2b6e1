import { defineScreen } from '../../app/define.ts';
import { pagedField } from '../../app/apollo/pagedField.ts';

/** `/security`: the security dashboard for administrators; everybody else sees the own alerts and sessions. */
export const security = defineScreen({
  path: '/security',
  group: 'signedIn',
  title: 'Security',
  load: () => import('./index.tsx'),
  nav: [{ menu: 'admin', label: 'Security', position: 25 }],
  fields: { securityAlerts: pagedField(false) },
});
