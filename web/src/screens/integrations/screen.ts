import { pagedField } from '../../app/apollo/pagedField.ts';
import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/integrations/api`: access tokens, code samples and the descriptions of the API. */
export const integrationsApi = defineScreen({
  path: '/integrations/api',
  group: 'signedIn',
  title: 'API',
  texts: ['integrations'],
  load: () => import('./api/index.tsx'),
});

/** `/integrations/api/explorer`: GraphQL operations in the user's session. */
export const graphqlExplorer = defineScreen({
  path: '/integrations/api/explorer',
  group: 'signedIn',
  title: t('GraphQL explorer'),
  texts: ['integrations'],
  load: () => import('./explorer/index.tsx'),
});

/** `/integrations`: webhooks, exports, sharing and emails. */
export const integrations = defineScreen({
  path: '/integrations',
  group: 'signedIn',
  title: t('Integrations'),
  texts: ['integrations'],
  load: () => import('./index.tsx'),
  nav: [{ menu: 'account', label: t('Integrations'), position: 30 }],
  fields: { webhookDeliveries: pagedField(['webhookId']) },
});
