import { expect, test } from '@jest/globals';
import type { Json, JsonObject } from '../../domain/envelope.ts';
import type { EventTypeDefinition } from '../../domain/event-type.ts';
import { eventRegistry } from '../../domain/events.ts';
import { withCodec } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { createRecordMapper } from './cloud-event.ts';
import { publishedSchema, type DataSchema } from './published-data.ts';
import { eventOf, samples, streamOf } from './testing/samples.ts';
import { readModelTopics } from './state-publisher.ts';
import { stateSchema } from './state-topics.ts';
import { publishedTopics } from './topics.ts';

/**
 * All published fields, listed a second time: a developer who adds an event type or a field confirms here that it
 * contains no personal data.
 */
const published: Readonly<Record<string, string>> = {
  CreditsGranted:
    'asset lotId source amount debtPaidAmount expiresAtMs isApart paymentId priceCents paidCents currency catalogVersion',
  CreditsReserved: 'asset holdId heldFor amount lots.lotId lots.amount expiresAtMs',
  CreditsCaptured:
    'asset holdId heldFor held.lotId held.amount capturedAmount debtPaid.lotId debtPaid.amount returned.lotId returned.amount expiredAmount durationMs',
  CreditsReleased:
    'asset holdId heldFor held.lotId held.amount debtPaid.lotId debtPaid.amount returned.lotId returned.amount expiredAmount reason',
  CreditsExpired: 'asset lotId amount cause',
  CreditsClawedBack:
    'asset paymentId lotId refundedCents failedRefunds.refundId failedRefunds.amountCents disputes.disputeId disputes.status disputes.amountCents disputes.movements currency takenAmount fromOthers.lotId fromOthers.amount debtAmount',
  CreditsRestored:
    'asset paymentId lotId refundedCents failedRefunds.refundId failedRefunds.amountCents disputes.disputeId disputes.status disputes.amountCents disputes.movements currency debtCancelledAmount debtWrittenOffAmount debtPaid.lotId debtPaid.amount returned.lotId returned.amount expiredAmount',
  CreditReversalNoted:
    'asset paymentId refundedCents failedRefunds.refundId failedRefunds.amountCents disputes.disputeId disputes.status disputes.amountCents disputes.movements currency',
  CreditsAdjusted:
    'asset adjustmentId act purpose beforeAmount afterAmount removed.lotId removed.amount lotId addedAmount expiresAtMs debtPaidAmount debtClearedAmount',
  CreditsUndone:
    'asset undoId adjustmentId beforeAmount afterAmount returned.lotId returned.amount lotId withdrawnAmount debtPaidAmount debtClearedAmount',
  PaymentInitiated:
    'paymentId purchaseId invoiceId userId items.kind items.id items.halfCredits items.twinCredits items.priceCents items.catalogVersion currency provider',
  PaymentSucceeded:
    'paymentId purchaseId invoiceId userId items.kind items.id items.halfCredits items.twinCredits items.priceCents items.catalogVersion amountCents currency paidAtMs reportedBy',
  PaymentDeclined: 'paymentId userId code',
  PaymentReversed:
    'paymentId invoiceId userId refundedCents failedRefunds.refundId failedRefunds.amountCents disputes.disputeId disputes.status disputes.amountCents disputes.movements currency',
  PurchaseRequested:
    'purchaseId userId items.kind items.id items.halfCredits items.twinCredits items.priceCents items.catalogVersion currency',
  PurchaseRefused: 'purchaseId userId call code',
  PaymentReported: 'purchaseId userId paymentId',
  AvatarRequested: 'avatarId userId holdId',
  AvatarConsentRecorded: 'avatarId userId method',
  AvatarFootageReceived: 'avatarId userId',
  AvatarTrainingStarted: 'avatarId userId provider',
  AvatarConsentPageChanged: 'avatarId userId',
  AvatarReady: 'avatarId userId provider late',
  AvatarFailed: 'avatarId userId code timedOut',
  AvatarConsentRevoked: 'avatarId userId statusBefore',
  AvatarDeleted: 'avatarId userId statusBefore',
  AvatarConsentDiscarded: 'avatarId userId',
  VideoRequested:
    'videoId userId language avatarId look.format look.placement look.captions look.resolution look.music estimatedMs halfCredits availableAfterHalfCredits holdId attempt template',
  VideoRenderStarted: 'videoId userId attempt provider',
  VideoCompleted: 'videoId userId attempt durationMs picturesLeftOut late costCents renderMs',
  VideoFailed: 'videoId userId attempt code timedOut',
  VideoRenamed: 'videoId userId',
  VideoRestored: 'videoId userId attempt',
  VideoPurged: 'videoId userId',
  VideoRetried: 'videoId userId attempt holdId halfCredits',
  VideoDeleted: 'videoId userId attempt statusBefore',
  ShareLinkCreated: 'videoId userId takesTours',
  ShareLinkChanged: 'videoId userId expiresAtMs isProtected showsAddress takesTours',
  ShareLinkRevoked: 'videoId userId',
  AudienceCounted: 'videoId userId day views viewers reached25 reached50 reached75 reached100',
  LeadReceived: 'leadId userId videoId language confirms',
  LeadOpened: 'leadId userId',
  LeadDeleted: 'leadId userId',
  ExportRequested: 'videoId userId format attempt',
  ExportMade: 'videoId userId format attempt bytes',
  ExportFailed: 'videoId userId format attempt code',
  VideoExported: 'videoId userId format day',
  UserRegistered: 'userId emailVerified language',
  UserIdentityUpdated: 'userId emailVerified',
  AdminRoleGranted: 'userId role',
  AdminRoleRevoked: 'userId role',
  FinanceRoleGranted: 'userId role',
  FinanceRoleRevoked: 'userId role',
  ProfileChanged: 'userId',
  ProfilePictureChanged: 'userId',
  EmailChangeRequested: 'userId expiresAt',
  EmailChanged: 'userId undoUntil',
  EmailChangeUndone: 'userId',
  PasswordChanged: 'userId reset',
  BrandChanged: 'userId',
  LanguageChanged: 'userId language',
  SecondFactorEnabled: 'userId',
  SecondFactorDisabled: 'userId byOperator',
  SecondFactorMoved: 'userId',
  RecoveryCodesRenewed: 'userId',
  PasskeyAdded: 'userId',
  PasskeyRemoved: 'userId byOperator',
  UsernameClaimed: 'userId',
  UsernameReleased: 'userId',
  AccountSuspended: 'userId by',
  AccountReactivated: 'userId by',
  DeletionRequested: 'userId eraseAtMs',
  SupportActed: 'userId act videoId',
  DeletionCancelled: 'userId',
  ErasureStarted: 'userId',
  ErasureStepFailed: 'userId outside problem code failures retryAtMs',
  ErasureStepRetried: 'userId',
  ErasureStepFinished: 'userId',
  UserErased: 'userId',
  DataExported: 'userId',
  LibraryVideoAdded: 'libraryVideoId category durationSeconds isActive',
  LibraryVideoChanged: 'libraryVideoId category durationSeconds isActive',
  LibraryVideoRemoved: 'libraryVideoId',
  LibraryFileCheckRequested: 'libraryVideoId',
  LibraryFileChecked: 'libraryVideoId durationSeconds chapters.startMs',
  LibraryFileCheckFailed: 'libraryVideoId code',
  LibraryVideoWatched: 'libraryVideoId userId day',
  LibraryReordered: 'libraryVideoIds',
  MailPreferencesChanged: 'userId',
  MailRequested: 'mailId ownerId template isTest language',
  MailTransferStarted: 'mailId ownerId attempt',
  MailSent: 'mailId ownerId attempt service',
  MailDeferred: 'mailId ownerId attempt code retryAtMs',
  MailFailed: 'mailId ownerId attempt reason code',
  MailBounced: 'mailId ownerId permanent code',
  CustomerOpened: 'userId provider',
  SubscriptionStarted:
    'userId subscriptionId plan.id plan.priceCents plan.currency plan.halfCredits plan.catalogVersion provider paymentId invoiceId',
  SubscriptionActivated: 'userId subscriptionId periodStartMs periodEndMs invoiceId trial',
  SubscriptionRenewed: 'userId subscriptionId periodStartMs periodEndMs invoiceId',
  SubscriptionTrialBegan: 'userId subscriptionId periodStartMs periodEndMs',
  PlanPeriodGranted:
    'userId subscriptionId invoiceId rule byHand plan.planId plan.priceCents plan.halfCredits plan.quantity plan.catalogVersion plan.periodStartMs plan.periodEndMs lotId expiresAtMs isLate paymentId paidCents',
  PlanPeriodWithheld: 'userId subscriptionId invoiceId rule isException paymentId amountCents paidAtMs',
  SubscriptionPaymentFailed: 'userId subscriptionId invoiceId attempt failedAtMs nextAttemptAtMs',
  SubscriptionPastDue: 'userId subscriptionId invoiceId sinceMs pausesAtMs',
  SubscriptionRecovered: 'userId subscriptionId invoiceId',
  CancellationScheduled: 'userId subscriptionId endsAtMs',
  SubscriptionReactivated: 'userId subscriptionId',
  SubscriptionPaused: 'userId subscriptionId reason',
  SubscriptionResumed: 'userId subscriptionId reason',
  SubscriptionItemAdded: 'userId subscriptionId itemId priceCents',
  SubscriptionItemRemoved: 'userId subscriptionId itemId',
  SubscriptionEnded: 'userId subscriptionId reason endedAtMs',
  InvoiceIssued:
    'userId invoiceId subscriptionId createdAtMs lines.kind lines.itemId lines.amountCents lines.quantity lines.period lines.period.startMs lines.period.endMs amountCents currency plan plan.planId plan.priceCents plan.halfCredits plan.quantity plan.catalogVersion plan.periodStartMs plan.periodEndMs',
  InvoicePaid:
    'userId invoiceId subscriptionId paidAtMs parts.kind parts.amountCents parts.paymentId lines.kind lines.itemId lines.amountCents lines.quantity lines.period lines.period.startMs lines.period.endMs amountCents currency plan plan.planId plan.priceCents plan.halfCredits plan.quantity plan.catalogVersion plan.periodStartMs plan.periodEndMs',
  InvoiceCredited: 'userId invoiceId subscriptionId toBalanceCents outOfBandCents currency',
  InvoicePaymentFailed: 'userId invoiceId subscriptionId attempt code',
  InvoiceVoided: 'userId invoiceId subscriptionId',
  FeeSheetUploaded: 'feeSheetId userId format bytes pages figures questions deleteAtMs',
  FeeSheetDeleted: 'feeSheetId userId reason',
};

/** The same for the states of the compacted topics. */
const publishedStates: Readonly<Record<string, string>> = {
  AccountState:
    'userId registeredAtMs emailVerified isAdmin customerKind suspendedBy deletionRequested credits.availableHalfCredits credits.heldHalfCredits credits.debtHalfCredits credits.issuedHalfCredits credits.consumedHalfCredits credits.expiredHalfCredits credits.clawedBackHalfCredits credits.adjustedOutHalfCredits credits.writtenOffHalfCredits twinCredits.available twinCredits.held twinCredits.used twinCredits.debt payments.succeeded payments.paidCents payments.refundedCents subscription subscription.planId subscription.status',
  VideoState:
    'videoId userId status attempt language avatarId template requestedAtMs finishedAtMs durationMs heldHalfCredits usedHalfCredits',
  BookEntry: 'day eventId eventType userId paymentId lines.account lines.cents',
};

const canary = 'jane.doe@realty.example';
const user = '4b7e21c0-93df-8e6a-a1b5-7c08d94fe633';
const toRecord = createRecordMapper({ topics: publishedTopics, source: 'https://app.curbcast.example' });

function definitionOf(type: string): EventTypeDefinition {
  const definition = eventRegistry.get(type);
  if (!definition) throw new Error(`${type} is not registered`);
  return definition;
}

/** Returns the paths of the values without array indexes, e.g. `held.lotId`. */
function pathsOf(value: Json, path = ''): readonly string[] {
  if (Array.isArray(value))
    return value.length === 0
      ? [path]
      : [...new Set((value as readonly Json[]).flatMap((each) => pathsOf(each, path)))];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, path === '' ? name : `${path}.${name}`));
}

/** Returns the paths of the values that a schema describes. */
function pathsOfSchema({ type, anyOf, items, properties }: DataSchema, path = ''): readonly string[] {
  if (anyOf) return [...new Set(anyOf.flatMap((option) => pathsOfSchema(option, path)))];
  if (type === 'array' && items) return pathsOfSchema(items, path);
  if (type !== 'object' || !properties) return [path];
  return Object.entries(properties).flatMap(([name, inner]) =>
    pathsOfSchema(inner, path === '' ? name : `${path}.${name}`),
  );
}

/** Replaces every string and null outside the allowed paths by a canary. */
function withCanaries(value: Json, allowed: ReadonlySet<string>, path = ''): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map((each) => withCanaries(each, allowed, path));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        withCanaries(inner, allowed, path === '' ? name : `${path}.${name}`),
      ]),
    );
  }
  return (typeof value === 'string' || value === null) && !allowed.has(path)
    ? `https://pages.example/${canary}/${path}`
    : value;
}

const publishedTypes = publishedTopics.flatMap(({ types }) => types);

test.each(publishedTypes)('$type is published with exactly the listed fields', (definition) => {
  expect(pathsOfSchema(publishedSchema(definition)).toSorted()).toEqual(
    (published[definition.type] ?? '').split(' ').toSorted(),
  );
});

test.each(readModelTopics)('$type is published with exactly the listed fields', (topic) => {
  expect(pathsOfSchema(stateSchema(topic)).toSorted()).toEqual(
    (publishedStates[topic.type] ?? '').split(' ').toSorted(),
  );
});

test.each(publishedTypes.map(({ type }) => type))(
  '%s is published without personal data, even if every text field contains some',
  async (type) => {
    const sample = samples.find((each) => each.type === type && each.version === definitionOf(type).version);
    if (!sample) throw new Error(`No golden file of ${type}`);
    const fields = (published[type] ?? '').split(' ');

    const raw = createMemoryEventStore();
    const log = withCodec(raw, { registry: eventRegistry, keyRing: createMemoryKeyRing() });
    const event = eventOf(sample, user);
    const withPersonalData = {
      ...event,
      data: withCanaries(event.data, new Set(fields)) as JsonObject,
      metadata: {
        ...event.metadata,
        actor: { kind: 'admin', id: canary },
        commandId: canary,
        correlationId: canary,
        causationId: canary,
        requestHash: canary,
        subject: user,
      } as const,
    };
    await log.append(streamOf(sample, user), 'no_stream', [withPersonalData]);

    // Reads both the stored log and the decrypted one: neither may leak personal data.
    for (const store of [raw, log]) {
      const [stored] = await store.readStream(streamOf(sample, user));
      if (!stored) throw new Error('Nothing was stored');
      const { value, key } = toRecord(stored);
      expect(value).not.toContain(canary);
      expect(value).not.toContain('sealed');
      expect(key).toBe(user);
      const { data } = JSON.parse(value) as { data: JsonObject };
      for (const field of definitionOf(type).personal) expect(data).not.toHaveProperty([field]);
      // An empty list has a path without fields.
      for (const path of pathsOf(data)) expect(fields.map((field) => field.slice(0, path.length))).toContain(path);
    }
  },
);

test('a client-chosen correlation id is hashed, and still correlates events', async () => {
  const correlations = await Promise.all(
    ['CreditsExpired', 'VideoDeleted'].map(async (type) => {
      const sample = samples.find((each) => each.type === type);
      if (!sample) throw new Error(`No sample of ${type}`);
      const store = createMemoryEventStore();
      const event = eventOf(sample, user);
      await store.append(streamOf(sample, user), 'no_stream', [
        { ...event, metadata: { ...event.metadata, correlationId: 'jane.doe' } },
      ]);
      const [stored] = await store.readStream(streamOf(sample, user));
      return stored && (JSON.parse(toRecord(stored).value) as { correlationid: string }).correlationid;
    }),
  );
  expect(correlations[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(correlations[1]).toBe(correlations[0]);
});
