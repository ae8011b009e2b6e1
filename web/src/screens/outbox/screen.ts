import { pagedField } from '../../app/apollo/pagedField.ts';
import { defineScreen } from '../../app/define.ts';

/**
 * `/outbox`: every e-mail and its fate, for administrators; in a development start for anyone on the machine, also
 * signed out (DECISIONS 12).
 */
export const outbox = defineScreen({
  path: '/outbox',
  group: 'public',
  title: 'E-mail outbox',
  load: () => import('./index.tsx'),
  nav: [{ menu: 'admin', label: 'E-mail outbox', position: 30 }],
  fields: { outbox: pagedField(['status', 'template']) },
});
