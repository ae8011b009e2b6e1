import { pagedField } from '../../app/apollo/pagedField.ts';
import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/statement`: the balance and every movement of it. */
export const statement = defineScreen({
  path: '/statement',
  group: 'signedIn',
  title: t('Credit statement'),
  texts: ['statement'],
  load: () => import('./index.tsx'),
  fields: { statement: pagedField(['kind', 'before']) },
  onAccountUpdate: (update) => ('account' in update ? ['statement'] : []),
});
