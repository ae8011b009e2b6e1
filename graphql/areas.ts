import { accessTokens } from './areas/access-tokens/index.ts';
import { accountSettings } from './areas/account-settings/index.ts';
import { account } from './areas/account/index.ts';
import { adminLog } from './areas/admin-log/index.ts';
import { adminUsers } from './areas/admin-users/index.ts';
import { adminVideos } from './areas/admin-videos/index.ts';
import { administrators } from './areas/administrators/index.ts';
import { analytics } from './areas/analytics/index.ts';
import { audit } from './areas/audit/index.ts';
import { avatars } from './areas/avatars/index.ts';
import { consents } from './areas/consents/index.ts';
import { billing } from './areas/billing/index.ts';
import { catalog } from './areas/catalog/index.ts';
import { causation } from './areas/causation/index.ts';
import { creditActs } from './areas/credit-acts/index.ts';
import { console } from './areas/console/index.ts';
import { creditAudit } from './areas/credit-audit/index.ts';
import { credits } from './areas/credits/index.ts';
import { dataExport } from './areas/data-export/index.ts';
import { drafts } from './areas/drafts/index.ts';
import { failures } from './areas/failures/index.ts';
import { feeSheets } from './areas/fee-sheets/index.ts';
import { finance } from './areas/finance/index.ts';
import { materials } from './areas/materials/index.ts';
import { integrations } from './areas/integrations/index.ts';
import { leads } from './areas/leads/index.ts';
import { library } from './areas/library/index.ts';
import { lifecycle } from './areas/lifecycle/index.ts';
import { live } from './live/index.ts';
import { mail } from './areas/mail/index.ts';
import { createOpenApi } from './openapi/index.ts';
import { payments } from './areas/payments/index.ts';
import { pictures } from './areas/pictures/index.ts';
import { platform } from './areas/platform/index.ts';
import { quotes } from './areas/quotes/index.ts';
import { samples } from './areas/samples/index.ts';
import { scripts } from './areas/scripts/index.ts';
import { security } from './areas/security/index.ts';
import { sessions } from './areas/sessions/index.ts';
import { shares } from './areas/shares/index.ts';
import { signIn } from './areas/sign-in/index.ts';
import { signInFactors } from './areas/sign-in-factors/index.ts';
import { stepUp } from './areas/step-up/index.ts';
import { testRuns } from './areas/test-runs/index.ts';
import { videoExports } from './areas/video-exports/index.ts';
import { videos } from './areas/videos/index.ts';
import { webhooks } from './areas/webhooks/index.ts';
import type { GatewayModule } from './module.ts';
import type { Routes } from './rest/routes.ts';

/** Every area of the gateway. `areas.test.ts` fails when an area with GraphQL fields is not listed. */
export const areas: readonly GatewayModule[] = [
  accessTokens,
  account,
  accountSettings,
  adminLog,
  adminUsers,
  adminVideos,
  administrators,
  analytics,
  audit,
  avatars,
  consents,
  billing,
  catalog,
  causation,
  creditActs,
  console,
  creditAudit,
  credits,
  dataExport,
  drafts,
  failures,
  feeSheets,
  finance,
  materials,
  integrations,
  leads,
  library,
  lifecycle,
  live,
  mail,
  createOpenApi(() => routes),
  payments,
  pictures,
  platform,
  quotes,
  samples,
  scripts,
  security,
  sessions,
  shares,
  signIn,
  signInFactors,
  stepUp,
  testRuns,
  videoExports,
  videos,
  webhooks,
];

/** The REST calls of all areas. */
export const routes: readonly Routes[] = areas.flatMap((area) => area.routes ?? []);
