import { pagedField } from '../../app/apollo/pagedField.ts';
import { defineScreen } from '../../app/define.ts';

/** `/integrations/api`: access tokens, code samples and the descriptions of the API. */
export const integrationsApi = defineScreen({
  path: '/integrations/api',
  group: 'signedIn',
  title: 'API',
  load: () => import('./api/index.tsx'),
});

/** `/integrations`: webhooks, exports, sharing and e-mails (spec part 3 section 2). */
export const integrations = defineScreen({
  path: '/integrations',
  group: 'signedIn',
  title: 'Integrations',
  load: () => import('./index.tsx'),
  nav: [{ menu: 'account', label: 'Integrations', position: 30 }],
  fields: { webhookDeliveries: pagedField(['webhookId']) },
});
