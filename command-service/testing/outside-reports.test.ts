import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { Aggregate } from '../../domain/aggregate.ts';
import { avatarAggregate } from '../../domain/avatars/index.ts';
import type { DomainEvent } from '../../domain/envelope.ts';
import { eventRegistry } from '../../domain/events.ts';
import { statementAggregate } from '../../domain/finance/index.ts';
import { invoiceAggregate } from '../../domain/invoices/index.ts';
import { card, issuedInvoice } from '../../domain/invoices/testing/monthly-invoice.ts';
import { mailAggregate } from '../../domain/mail/index.ts';
import { paymentAggregate } from '../../domain/payments/index.ts';
import { mergeReversal, noReversal } from '../../domain/reversal.ts';
import { videoAggregate } from '../../domain/videos/index.ts';
import { requestData } from '../../domain/videos/testing/transitions.ts';
import { retryPauses, webhookDeliveryAggregate } from '../../domain/webhooks/index.ts';
import { createMemoryEventStore } from '../../event-store/testing/index.ts';
import { createExecutor } from '../executor/executor.ts';

const at = 1_800_000_000_000;

type Recorded = Pick<DomainEvent, 'type' | 'data'>;

/** The contents that one kind of outside report may have, and the log's expected answer in any order of arrival. */
interface Outside<Command> {
  readonly id: string;
  readonly begin: readonly Command[];
  readonly reports: fc.Arbitrary<Command>;
  readonly holds: (events: readonly Recorded[], reports: readonly Command[]) => void;
}

const countOf = (events: readonly Recorded[], ...types: readonly string[]): number =>
  events.filter(({ type }) => types.includes(type)).length;

/**
 * Sends reports that are late, repeated, contradictory and older than the last one from two command processes, two at a
 * time, and compares the recorded events.
 */
const inAnyOrder = async <State extends object, Command, Event extends DomainEvent>(
  aggregate: Aggregate<State, Command, Event>,
  { id, begin, reports, holds }: Outside<Command>,
): Promise<void> => {
  const histories = fc.array(reports, { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const eventStore = createMemoryEventStore();
      const open = () => createExecutor({ eventStore, registry: eventRegistry, now: () => at });
      const processes = [open(), open()] as const;
      let sent = 0;
      const send = (process: 0 | 1, command: Command) =>
        processes[process].execute(aggregate, id, command, {
          actor: { kind: 'process', id: 'test' },
          commandId: `report-${(sent += 1)}`,
          correlationId: 'test',
        });
      for (const command of begin) await send(0, command);
      const wave = [...history, ...history.toReversed()];
      for (let n = 0; n < wave.length; n += 2) {
        const [one, two = one] = wave.slice(n, n + 2);
        if (one !== undefined && two !== undefined) await Promise.all([send(0, one), send(1, two)]);
      }
      const events = await eventStore.readStream(aggregate.streamOf(id), { limit: 1_000 });
      holds(events, history);
      const [first, second] = await Promise.all(processes.map((each) => each.load(aggregate, id)));
      expect(first?.state).toEqual(second?.state);
    }),
    { numRuns: 60 },
  );
};

test('a render ends once, whatever its provider reports', () =>
  inAnyOrder(videoAggregate, {
    id: 'v1',
    begin: [{ kind: 'start', request: requestData }],
    reports: fc.oneof(
      fc.record({
        kind: fc.constant('beginRender' as const),
        attempt: fc.integer({ min: 1, max: 2 }),
        provider: fc.constant('heygen'),
      }),
      fc.record({
        kind: fc.constant('complete' as const),
        attempt: fc.integer({ min: 1, max: 2 }),
        durationMs: fc.integer({ min: 1_000, max: 60_000 }),
        videoKey: fc.constant('v'),
        thumbnailKey: fc.constant('t'),
        captionsKey: fc.constant('c'),
        picturesLeftOut: fc.constant(0),
      }),
      fc.record({
        kind: fc.constant('fail' as const),
        attempt: fc.integer({ min: 1, max: 2 }),
        code: fc.constant('renderer_failed' as const),
        timedOut: fc.boolean(),
      }),
    ),
    holds: (events) => {
      expect([countOf(events, 'VideoCompleted') <= 1, countOf(events, 'VideoFailed') <= 1]).toEqual([true, true]);
      // A video after a failure is only the late one of an attempt that timed out.
      const [end, afterwards] = events.filter(({ type }) => type === 'VideoCompleted' || type === 'VideoFailed');
      if (afterwards !== undefined)
        expect([end, afterwards]).toMatchObject([
          { type: 'VideoFailed', data: { timedOut: true } },
          { type: 'VideoCompleted', data: { late: true } },
        ]);
    },
  }));

test('a Digital Twin ends once, whatever its provider reports', () => {
  const recording = {
    uploadKey: 'uploads/a/whole',
    contentType: 'video/webm',
    bytes: 1,
    sha256: 'a'.repeat(64),
    durationMs: 20_000,
  };
  return inAnyOrder(avatarAggregate, {
    id: 't1',
    begin: [
      { kind: 'request', avatarId: 't1', userId: 'ann', name: 'Ann', footage: recording, consentClip: recording },
    ],
    reports: fc.oneof(
      fc.constant({ kind: 'beginTraining' as const, provider: 'heygen' }),
      fc.record({
        kind: fc.constant('changeConsentPage' as const),
        consentUrl: fc.constantFrom(null, 'https://a.example', 'https://b.example'),
      }),
      fc.constant({ kind: 'complete' as const, provider: 'heygen', modelId: 'm1', modelFiles: [] }),
      fc.record({
        kind: fc.constant('fail' as const),
        code: fc.constant('no_face' as const),
        timedOut: fc.boolean(),
      }),
    ),
    holds: (events) => {
      expect([countOf(events, 'AvatarReady') <= 1, countOf(events, 'AvatarFailed') <= 1]).toEqual([true, true]);
      const [end, afterwards] = events.filter(({ type }) => type === 'AvatarReady' || type === 'AvatarFailed');
      if (afterwards !== undefined)
        expect([end, afterwards]).toMatchObject([
          { type: 'AvatarFailed', data: { timedOut: true } },
          { type: 'AvatarReady', data: { late: true } },
        ]);
    },
  });
});

test('a payment succeeds once, and its refunds and disputes end as all reports together say', () => {
  const cents = fc.integer({ min: 0, max: 4 });
  const list = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { maxLength: 2 });
  const reversal = fc.record({
    kind: fc.constant('reversal' as const),
    paymentId: fc.constant('pi_1'),
    refundedCents: cents,
    failedRefunds: list(fc.record({ refundId: fc.constantFrom('re_1', 're_2'), amountCents: cents })),
    disputes: list(
      fc.record({
        disputeId: fc.constantFrom('dp_1', 'dp_2'),
        status: fc.constantFrom('open' as const, 'won' as const, 'lost' as const),
        amountCents: cents,
        movements: fc.nat(3),
      }),
    ),
  });
  const facts = { status: 'succeeded' as const, amountCents: 500, currency: 'usd', userId: 'ann' };
  const item = {
    kind: 'bundle',
    id: 'b',
    name: 'B',
    halfCredits: 2,
    twinCredits: 0,
    priceCents: 500,
    catalogVersion: '1',
  } as const;
  const ids = { paymentId: 'pi_1', userId: 'ann', purchaseId: null, invoiceId: null };
  return inAnyOrder(paymentAggregate, {
    id: 'pi_1',
    begin: [{ kind: 'initiate', ...ids, items: [item], currency: 'usd', provider: 'stripe' }],
    reports: fc.oneof(
      fc.constant({
        kind: 'confirm' as const,
        paymentId: 'pi_1',
        claimedBy: undefined,
        reportedBy: 'provider' as const,
        facts,
      }),
      fc.record({
        kind: fc.constant('decline' as const),
        paymentId: fc.constant('pi_1'),
        code: fc.constantFrom('card_declined', 'expired_card'),
        message: fc.constant(''),
      }),
      reversal,
    ),
    holds: (events, reports) => {
      const isPaid = reports.some(({ kind }) => kind === 'confirm');
      expect(countOf(events, 'PaymentSucceeded')).toBe(isPaid ? 1 : 0);
      const wanted = reports.reduce(
        (known, report) => (report.kind === 'reversal' ? mergeReversal(known, report) : known),
        noReversal,
      );
      const told = events.findLast(({ type }) => type === 'PaymentReversed')?.data ?? noReversal;
      expect(told).toMatchObject({ refundedCents: wanted.refundedCents, failedRefunds: wanted.failedRefunds });
      expect(told).toMatchObject({ disputes: wanted.disputes });
    },
  });
});

test('an invoice is issued once and settled once, and the amount that it credits only grows', () =>
  inAnyOrder(invoiceAggregate, {
    id: 'in_1',
    begin: [],
    reports: fc.record({
      kind: fc.constant('report' as const),
      invoice: fc.constant(issuedInvoice(at)),
      status: fc.constantFrom('open' as const, 'paid' as const, 'void' as const),
      parts: fc.constantFrom([card(9_900)], [card(5_000), card(4_900, 'pi_2')]),
      paidAt: fc.constantFrom(at, at + 1),
      failedAttempts: fc.integer({ min: 0, max: 3 }),
      failureCode: fc.constant('declined'),
      toBalanceCents: fc.integer({ min: 0, max: 3 }),
      outOfBandCents: fc.integer({ min: 0, max: 3 }),
    }),
    holds: (events, reports) => {
      expect(countOf(events, 'InvoiceIssued')).toBe(1);
      expect(countOf(events, 'InvoicePaid')).toBe(reports.some(({ status }) => status === 'paid') ? 1 : 0);
      const credited = events.flatMap(({ type, data }) =>
        type === 'InvoiceCredited'
          ? [data as { readonly toBalanceCents: number; readonly outOfBandCents: number }]
          : [],
      );
      const most = (name: 'toBalanceCents' | 'outOfBandCents'): number =>
        Math.max(...reports.map((report) => report[name]));
      const last = credited.at(-1) ?? { toBalanceCents: 0, outOfBandCents: 0 };
      expect([last.toBalanceCents, last.outOfBandCents]).toEqual([most('toBalanceCents'), most('outOfBandCents')]);
    },
  }));

test('a mail is sent, given up or bounced once, whatever its server says', () =>
  inAnyOrder(mailAggregate, {
    id: 'm1',
    begin: [
      {
        kind: 'request',
        request: {
          mailId: 'm1',
          ownerId: 'ann',
          template: 'video_completed',
          isTest: false,
          to: 'ann@example.com',
          name: 'Ann',
          data: { videoId: 'v1', title: 'A home' },
        },
      },
    ],
    reports: fc.oneof(
      fc.constant({ kind: 'start_transfer' as const }),
      fc.constant({ kind: 'record_sent' as const, service: 'smtp' as const }),
      fc.record({
        kind: fc.constant('defer' as const),
        code: fc.constant('451 4.3.0'),
        retryAt: fc.integer({ min: 1, max: 9 }),
      }),
      fc.constant({ kind: 'fail' as const, reason: 'rejected' as const, code: '554 5.6.0' }),
      fc.record({
        kind: fc.constant('record_bounce' as const),
        permanent: fc.boolean(),
        code: fc.constant('550 5.1.1'),
      }),
    ),
    holds: (events) => {
      const ends = events
        .map(({ type }) => type)
        .filter((type) => ['MailSent', 'MailFailed', 'MailBounced'].includes(type));
      expect([[], ['MailSent'], ['MailFailed'], ['MailBounced'], ['MailSent', 'MailBounced']]).toContainEqual(ends);
    },
  }));

test('a webhook message is tried until its receiver accepts it, and then settled', () => {
  const ids = { deliveryId: 'msg_1', webhookId: 'w1', ownerId: 'ann' };
  const message = { ...ids, eventType: 'video.completed' as const, body: '{}' };
  return inAnyOrder(webhookDeliveryAggregate, {
    id: 'msg_1',
    begin: [{ kind: 'request', message }],
    reports: fc.oneof(
      fc
        .tuple(
          fc.constantFrom(200, 204, 302, 410, 429, 500, 503),
          fc.constantFrom(0, 1),
          fc.constantFrom(0, 60_000, 86_400_000),
        )
        .map(([status, random, waitMs]) => ({
          kind: 'record_attempt' as const,
          attempt: {
            outcome: status < 300 ? ('delivered' as const) : ('failed' as const),
            status,
            code: null,
            durationMs: 5,
            answer: '',
          },
          gone: status === 410,
          random,
          waitMs,
        })),
      fc.constant({ kind: 'drop' as const, reason: 'deleted' as const }),
    ),
    holds: (events) => {
      const told = events.slice(1).map(({ type, data }) => {
        const { outcome, retryAtMs } = data as { readonly outcome?: string; readonly retryAtMs?: number | null };
        return type === 'WebhookDeliveryDropped' || outcome === 'delivered' || retryAtMs === null ? 'end' : 'again';
      });
      expect(told.length).toBeLessThanOrEqual(retryPauses.length + 1);
      // No report can add anything after the end.
      expect(told.indexOf('end')).toBe(told.includes('end') ? told.length - 1 : -1);
      expect(countOf(events, 'WebhookDeliveryRequested')).toBe(1);
    },
  });
});

test('an entry of the provider is recorded once, and a payout is compared once', () => {
  const entry = (entryId: string, kind: 'charge' | 'payout') => ({
    provider: 'stripe',
    entryId,
    kind,
    paymentId: kind === 'charge' ? 'pi_1' : null,
    ownerId: null,
    customerId: null,
    amountCents: kind === 'charge' ? 500 : -500,
    feeCents: 0,
    netCents: kind === 'charge' ? 500 : -500,
    currency: 'usd',
    bookedAtMs: at,
    settledCents: null,
  });
  const entries = [entry('txn_1', 'charge'), entry('txn_2', 'charge'), entry('po_1', 'payout')];
  return inAnyOrder(statementAggregate, {
    id: 'stripe',
    begin: [],
    reports: fc.oneof(
      fc.record({
        kind: fc.constant('record' as const),
        provider: fc.constant('stripe'),
        entries: fc.subarray(entries, { minLength: 1 }),
        untilMs: fc.constantFrom(at, at + 1),
        isFull: fc.boolean(),
      }),
      fc.record({
        kind: fc.constant('payout' as const),
        provider: fc.constant('stripe'),
        entryId: fc.constantFrom('po_1', 'po_2'),
        settledCents: fc.constantFrom(500, 400, null),
      }),
    ),
    holds: (events, reports) => {
      const recorded = events.flatMap(({ type, data }) =>
        type === 'ProviderEntryRecorded' ? [(data as { readonly entryId: string }).entryId] : [],
      );
      const told = new Set(
        reports.flatMap((report) => (report.kind === 'record' ? report.entries.map(({ entryId }) => entryId) : [])),
      );
      expect(recorded.toSorted()).toEqual([...told].toSorted());
      expect(countOf(events, 'PayoutReconciled')).toBeLessThanOrEqual(told.has('po_1') ? 1 : 0);
    },
  });
});
