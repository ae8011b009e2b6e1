import { pagedField } from '../../app/apollo/pagedField.ts';
import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/**
 * `/outbox`: every email with its status, for administrators; in a development start for anyone on the machine, also
 * signed out.
 */
export const outbox = defineScreen({
  path: '/outbox',
  group: 'public',
  title: t('Email outbox'),
  texts: ['outbox'],
  load: () => import('./index.tsx'),
  inConsole: true,
  fields: { outbox: pagedField(['status', 'template']) },
});
