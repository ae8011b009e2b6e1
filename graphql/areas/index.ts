import { accessTokens } from './access-tokens/index.ts';
import { accountSettings } from './account-settings/index.ts';
import { account } from './account/index.ts';
import { adminLog } from './admin-log/index.ts';
import { adminUsers } from './admin-users/index.ts';
import { adminVideos } from './admin-videos/index.ts';
import { administrators } from './administrators/index.ts';
import { analytics } from './analytics/index.ts';
import { audit } from './audit/index.ts';
import { avatars } from './avatars/index.ts';
import { consents } from './consents/index.ts';
import { billing } from './billing/index.ts';
import { catalog } from './catalog/index.ts';
import { causation } from './causation/index.ts';
import { creditActs } from './credit-acts/index.ts';
import { console } from './console/index.ts';
import { creditAudit } from './credit-audit/index.ts';
import { credits } from './credits/index.ts';
import { dataExport } from './data-export/index.ts';
import { drafts } from './drafts/index.ts';
import { failures } from './failures/index.ts';
import { feeSheets } from './fee-sheets/index.ts';
import { finance } from './finance/index.ts';
import { films } from './films/index.ts';
import { integrations } from './integrations/index.ts';
import { library } from './library/index.ts';
import { lifecycle } from './lifecycle/index.ts';
import { live } from '../live/index.ts';
import { mail } from './mail/index.ts';
import { createOpenApi } from '../openapi/index.ts';
import { payments } from './payments/index.ts';
import { pictures } from './pictures/index.ts';
import { platform } from './platform/index.ts';
import { quotes } from './quotes/index.ts';
import { samples } from './samples/index.ts';
import { scripts } from './scripts/index.ts';
import { security } from './security/index.ts';
import { sessions } from './sessions/index.ts';
import { shares } from './shares/index.ts';
import { signIn } from './sign-in/index.ts';
import { signInFactors } from './sign-in-factors/index.ts';
import { stepUp } from './step-up/index.ts';
import { testRuns } from './test-runs/index.ts';
import { videoExports } from './video-exports/index.ts';
import { videos } from './videos/index.ts';
import { webhooks } from './webhooks/index.ts';
import type { GatewayModule } from '../module.ts';
import type { Routes } from '../rest/routes.ts';

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
  films,
  integrations,
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
