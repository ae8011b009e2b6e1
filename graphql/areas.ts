import { accessTokenResolvers } from './areas/access-tokens/resolvers.ts';
import { accountSettingsResolvers } from './areas/account-settings/resolvers.ts';
import { accountSettingsRoutes } from './areas/account-settings/rest.ts';
import { accountResolvers } from './areas/account/resolvers.ts';
import { accountRoutes } from './areas/account/rest.ts';
import { adminLogResolvers } from './areas/admin-log/resolvers.ts';
import { adminLogRoutes } from './areas/admin-log/rest.ts';
import { adminUserResolvers } from './areas/admin-users/resolvers.ts';
import { adminUserRoutes } from './areas/admin-users/rest.ts';
import { adminVideoResolvers } from './areas/admin-videos/resolvers.ts';
import { administratorResolvers } from './areas/administrators/resolvers.ts';
import { analyticsResolvers } from './areas/analytics/resolvers.ts';
import { analyticsRoutes } from './areas/analytics/rest.ts';
import { auditResolvers } from './areas/audit/resolvers.ts';
import { auditRoutes } from './areas/audit/rest.ts';
import { avatarResolvers } from './areas/avatars/resolvers.ts';
import { avatarRoutes } from './areas/avatars/rest.ts';
import { billingResolvers } from './areas/billing/resolvers.ts';
import { billingRoutes } from './areas/billing/rest.ts';
import { catalogResolvers } from './areas/catalog/resolvers.ts';
import { causationResolvers } from './areas/causation/resolvers.ts';
import { consentRoutes } from './areas/consents/rest.ts';
import { consoleResolvers } from './areas/console/resolvers.ts';
import { consoleRoutes } from './areas/console/rest.ts';
import { creditActResolvers } from './areas/credit-acts/resolvers.ts';
import { creditAuditResolvers } from './areas/credit-audit/resolvers.ts';
import { creditHistoryRoutes } from './areas/credit-audit/rest.ts';
import { creditResolvers } from './areas/credits/resolvers.ts';
import { creditRoutes } from './areas/credits/rest.ts';
import { dataExportResolvers } from './areas/data-export/resolvers.ts';
import { dataExportRoutes } from './areas/data-export/rest.ts';
import { draftResolvers } from './areas/drafts/resolvers.ts';
import { failureResolvers } from './areas/failures/resolvers.ts';
import { feeSheetResolvers } from './areas/fee-sheets/resolvers.ts';
import { feeSheetRoutes } from './areas/fee-sheets/rest.ts';
import { financeResolvers } from './areas/finance/resolvers.ts';
import { financeRoutes } from './areas/finance/rest.ts';
import { integrationResolvers } from './areas/integrations/resolvers.ts';
import { integrationRoutes } from './areas/integrations/rest.ts';
import { leadResolvers } from './areas/leads/resolvers.ts';
import { leadRoutes } from './areas/leads/rest.ts';
import { libraryResolvers } from './areas/library/resolvers.ts';
import { libraryRoutes } from './areas/library/rest.ts';
import { lifecycleResolvers } from './areas/lifecycle/resolvers.ts';
import { mailResolvers } from './areas/mail/resolvers.ts';
import { mailRoutes } from './areas/mail/rest.ts';
import { materialResolvers } from './areas/materials/resolvers.ts';
import { materialRoutes } from './areas/materials/rest.ts';
import { paymentResolvers } from './areas/payments/resolvers.ts';
import { paymentRoutes } from './areas/payments/rest.ts';
import { paymentWebhookRoutes } from './areas/payments/webhooks.ts';
import { createPictureRoutes } from './areas/pictures/rest.ts';
import { platformResolvers } from './areas/platform/resolvers.ts';
import { platformRoutes } from './areas/platform/rest.ts';
import { quoteResolvers } from './areas/quotes/resolvers.ts';
import { sampleResolvers } from './areas/samples/resolvers.ts';
import { sampleRoutes } from './areas/samples/rest.ts';
import { scriptResolvers } from './areas/scripts/resolvers.ts';
import { scriptRoutes } from './areas/scripts/rest.ts';
import { securityResolvers } from './areas/security/resolvers.ts';
import { securityRoutes } from './areas/security/rest.ts';
import { sessionResolvers } from './areas/sessions/resolvers.ts';
import { shareResolvers } from './areas/shares/resolvers.ts';
import { shareRoutes } from './areas/shares/rest.ts';
import { signInFactorResolvers } from './areas/sign-in-factors/resolvers.ts';
import { signInResolvers } from './areas/sign-in/resolvers.ts';
import { signInRoutes } from './areas/sign-in/rest.ts';
import { stepUpResolvers } from './areas/step-up/resolvers.ts';
import { testRunResolvers } from './areas/test-runs/resolvers.ts';
import { testRunRoutes } from './areas/test-runs/rest.ts';
import { videoExportResolvers } from './areas/video-exports/resolvers.ts';
import { videoExportRoutes } from './areas/video-exports/rest.ts';
import { videoResolvers } from './areas/videos/resolvers.ts';
import { videoRoutes } from './areas/videos/rest.ts';
import { videoWebhookRoutes } from './areas/videos/webhooks.ts';
import { webhookResolvers } from './areas/webhooks/resolvers.ts';
import { webhookRoutes } from './areas/webhooks/rest.ts';
import { liveResolvers } from './live/resolvers.ts';
import type { GatewayModule } from './module.ts';
import { createOpenApi } from './openapi/index.ts';
import type { Routes } from './rest/routes.ts';

/** Every area of the gateway. `areas.test.ts` fails when an area with GraphQL fields is not listed. */
export const areas: readonly GatewayModule[] = [
  { resolvers: accessTokenResolvers },
  { resolvers: accountResolvers, routes: accountRoutes },
  { resolvers: accountSettingsResolvers, routes: accountSettingsRoutes },
  { resolvers: adminLogResolvers, routes: adminLogRoutes },
  { resolvers: adminUserResolvers, routes: adminUserRoutes },
  { resolvers: adminVideoResolvers },
  { resolvers: administratorResolvers },
  { resolvers: analyticsResolvers, routes: analyticsRoutes },
  { resolvers: auditResolvers, routes: auditRoutes },
  { resolvers: avatarResolvers, routes: avatarRoutes },
  { routes: consentRoutes },
  { resolvers: billingResolvers, routes: billingRoutes },
  { resolvers: catalogResolvers },
  { resolvers: causationResolvers },
  { resolvers: creditActResolvers },
  { resolvers: consoleResolvers, routes: consoleRoutes },
  { resolvers: creditAuditResolvers, routes: creditHistoryRoutes },
  { resolvers: creditResolvers, routes: creditRoutes },
  { resolvers: dataExportResolvers, routes: dataExportRoutes },
  { resolvers: draftResolvers },
  { resolvers: failureResolvers },
  { resolvers: feeSheetResolvers, routes: feeSheetRoutes },
  { resolvers: financeResolvers, routes: financeRoutes },
  { resolvers: materialResolvers, routes: materialRoutes },
  { resolvers: integrationResolvers, routes: integrationRoutes },
  { resolvers: leadResolvers, routes: leadRoutes },
  { resolvers: libraryResolvers, routes: libraryRoutes },
  { resolvers: lifecycleResolvers },
  { resolvers: liveResolvers },
  { resolvers: mailResolvers, routes: mailRoutes },
  createOpenApi(() => routes),
  { resolvers: paymentResolvers, routes: { ...paymentRoutes, ...paymentWebhookRoutes } },
  { routes: createPictureRoutes() },
  { resolvers: platformResolvers, routes: platformRoutes },
  { resolvers: quoteResolvers },
  { resolvers: sampleResolvers, routes: sampleRoutes },
  { resolvers: scriptResolvers, routes: scriptRoutes },
  { resolvers: securityResolvers, routes: securityRoutes },
  { resolvers: sessionResolvers },
  { resolvers: shareResolvers, routes: shareRoutes },
  { resolvers: signInResolvers, routes: signInRoutes },
  { resolvers: signInFactorResolvers },
  { resolvers: stepUpResolvers },
  { resolvers: testRunResolvers, routes: testRunRoutes },
  { resolvers: videoExportResolvers, routes: videoExportRoutes },
  { resolvers: videoResolvers, routes: { ...videoRoutes, ...videoWebhookRoutes } },
  { resolvers: webhookResolvers, routes: webhookRoutes },
];

/** The REST calls of all areas. */
export const routes: readonly Routes[] = areas.flatMap((area) => area.routes ?? []);
