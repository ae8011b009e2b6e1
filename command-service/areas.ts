import type { Dependencies } from './dependencies.ts';
import { createAccessTokenCommands } from './commands/access-tokens.ts';
import { createAvatarCommands } from './commands/avatars.ts';
import { createCreditCommands } from './commands/credits.ts';
import { createExportCommands } from './commands/exports.ts';
import { createFailureCommands } from './commands/failures.ts';
import { createFeeSheetCommands } from './commands/fee-sheets.ts';
import { createFinanceCommands } from './commands/finance.ts';
import { createLifecycleCommands } from './commands/lifecycle.ts';
import { createLeadCommands } from './commands/leads.ts';
import { createLibraryCommands } from './commands/library.ts';
import { createMailCommands } from './commands/mail.ts';
import { createPaymentCommands } from './commands/payments.ts';
import { createSubscriptionCommands } from './commands/subscriptions.ts';
import { createProfileCommands } from './commands/profile.ts';
import { createSecurityCommands } from './commands/security.ts';
import { createShareCommands } from './commands/shares.ts';
import { createSupportCommands } from './commands/support.ts';
import { createTableExportCommands } from './commands/table-exports.ts';
import { createTestRunCommands } from './commands/test-runs.ts';
import { createUserCommands } from './commands/users.ts';
import { createVideoCommands } from './commands/videos.ts';
import { createWebhookCommands } from './commands/webhooks.ts';
import { administratorRights } from './processes/administrator-rights.ts';
import { consentClips } from './processes/consent-clips.ts';
import { conversions } from './processes/conversions.ts';
import { creditGrants } from './processes/credit-grants.ts';
import type { BackgroundWork } from './processes/engine/background-work.ts';
import { deletedVideos } from './processes/deleted-videos.ts';
import { deletions, erasure, openErasures } from './processes/erasure.ts';
import { expiryWarnings } from './processes/expiry-warnings.ts';
import { creditExpiry } from './processes/expiry.ts';
import { feeSheetDeletions } from './processes/fee-sheet-deletions.ts';
import { freeCredits } from './processes/free-credits.ts';
import { holdTimeouts } from './processes/holds.ts';
import { libraryLessons } from './processes/lessons.ts';
import { libraryFiles } from './processes/library-files.ts';
import { mailDelivery } from './processes/mail-delivery.ts';
import { mailRequests } from './processes/mail-requests.ts';
import { oldUploads } from './processes/old-uploads.ts';
import { onboardingTests } from './processes/onboarding-tests.ts';
import { ownPictureDeletions } from './processes/own-picture-deletions.ts';
import { planGrants } from './processes/plan-grants.ts';
import { reconciliation } from './processes/reconciliation.ts';
import { renewalPause } from './processes/renewal-pause.ts';
import { rendering } from './processes/rendering.ts';
import { settlement } from './processes/settlement.ts';
import { subscriptionChecks } from './processes/subscription-checks.ts';
import { suspiciousAddresses } from './processes/suspicious-addresses.ts';
import { twinSettlement } from './processes/twin-settlement.ts';
import { twinTraining } from './processes/twin-training.ts';
import { usernames } from './processes/usernames.ts';
import { weeklyResults } from './processes/weekly-results.ts';
import { webhookDeliveries, webhookMessages, webhookRetries } from './processes/webhooks.ts';

/** One area of the command side. */
interface Area {
  /** The commands that the gateway may call, also from another process: plain JSON in and out, safe to repeat. */
  readonly commands: (dependencies: Dependencies) => object;
  /** Processes that follow the log and jobs that follow the clock. */
  readonly background: readonly ((dependencies: Dependencies) => BackgroundWork)[];
}

/**
 * Every area of the command side. Remote commands, leases, status and metrics derive from this table: a new area adds
 * its line here and nowhere else.
 */
export const areas = {
  accessTokens: { commands: createAccessTokenCommands, background: [] },
  users: { commands: createUserCommands, background: [administratorRights] },
  lifecycle: { commands: createLifecycleCommands, background: [deletions, erasure, openErasures] },
  profile: { commands: createProfileCommands, background: [usernames] },
  credits: { commands: createCreditCommands, background: [creditGrants, freeCredits, holdTimeouts, creditExpiry] },
  payments: { commands: createPaymentCommands, background: [] },
  subscriptions: { commands: createSubscriptionCommands, background: [planGrants, renewalPause, subscriptionChecks] },
  finance: { commands: createFinanceCommands, background: [reconciliation] },
  library: { commands: createLibraryCommands, background: [libraryLessons, libraryFiles] },
  feeSheets: { commands: createFeeSheetCommands, background: [feeSheetDeletions] },
  mail: { commands: createMailCommands, background: [mailRequests, expiryWarnings, weeklyResults, mailDelivery] },
  security: { commands: createSecurityCommands, background: [suspiciousAddresses] },
  testRuns: { commands: createTestRunCommands, background: [onboardingTests] },
  avatars: {
    commands: createAvatarCommands,
    background: [twinTraining, twinSettlement, oldUploads, consentClips],
  },
  videos: { commands: createVideoCommands, background: [rendering, settlement, deletedVideos, ownPictureDeletions] },
  webhooks: { commands: createWebhookCommands, background: [webhookMessages, webhookDeliveries, webhookRetries] },
  shares: { commands: createShareCommands, background: [] },
  leads: { commands: createLeadCommands, background: [] },
  tableExports: { commands: createTableExportCommands, background: [] },
  exports: { commands: createExportCommands, background: [conversions] },
  failures: { commands: createFailureCommands, background: [] },
  support: { commands: createSupportCommands, background: [] },
} as const satisfies Readonly<Record<string, Area>>;

export type AreaName = keyof typeof areas;

/** The commands of all areas: `commands.videos.startVideo(...)`. */
export type Commands = { readonly [Name in AreaName]: ReturnType<(typeof areas)[Name]['commands']> };

export const areaNames = Object.keys(areas) as readonly AreaName[];

export function createCommands(dependencies: Dependencies): Commands {
  return Object.fromEntries(areaNames.map((name) => [name, areas[name].commands(dependencies)])) as object as Commands;
}

/** The background work of all areas. Throws when two share a name, because checkpoints are kept under it. */
export function createBackgroundWork(dependencies: Dependencies): readonly BackgroundWork[] {
  const all = areaNames.flatMap((name): readonly Area['background'][number][] => areas[name].background);
  const works = all.map((create) => create(dependencies));
  const twice = works.find(({ name }, index) => works.findIndex((other) => other.name === name) !== index);
  if (twice) throw new Error(`Two processes or jobs are named ${twice.name}`);
  return works;
}
