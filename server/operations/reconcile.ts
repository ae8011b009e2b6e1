import {
  creditStream,
  evolveCredits,
  initialCredits,
  type CreditEvent,
  type CreditState,
} from '../../domain/credits/index.ts';
import { START } from '../../domain/envelope.ts';
import { isEvent } from '../../domain/events.ts';
import type { PurchasedItem } from '../../domain/payments/index.ts';
import type { EventStore } from '../../event-store/index.ts';
import type { OperationContext, Report } from './operation.ts';

/** A payment as recorded in the log. */
interface BookedPayment {
  readonly userId: string;
  readonly amountCents: number;
  readonly halfCredits: number;
  readonly refundedCents: number;
}

/** A row that does not match; severity 1 is money without credits or credits without money. */
export interface ReconciliationException {
  readonly leg: 'A' | 'B';
  readonly status:
    | 'missing_in_ledger'
    | 'missing_in_provider'
    | 'amount_mismatch'
    | 'refund_mismatch'
    | 'owner_mismatch'
    | 'missing_grant'
    | 'grant_mismatch';
  readonly paymentId: string;
  readonly detail: string;
}

const pageSize = 1_000;
/** A payment this young may still be on its way into the log, in milliseconds. */
const settling = 15 * 60_000;
const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** `reconcile`: the provider's payments against our payments (A), our payments against the credits granted (B). */
export async function reconcile(
  { eventStore, payments }: OperationContext,
  _args: readonly string[],
  report: Report,
): Promise<boolean> {
  const booked = await bookedPayments(eventStore);
  const found: ReconciliationException[] = [];
  let providerCents = 0;
  let providerRows = 0;
  let pending = 0;
  const seen = new Set<string>();
  const now = Date.now();
  let after: string | undefined;
  do {
    const page = await payments.listPayments({ since: 0, until: now, ...(after === undefined ? {} : { after }) });
    for (const facts of page.payments) {
      if (facts.userId === undefined || facts.status !== 'succeeded') continue;
      providerRows += 1;
      providerCents += facts.amountReceivedCents;
      seen.add(facts.id);
      const ours = booked.get(facts.id);
      const exception = (status: ReconciliationException['status'], detail: string) =>
        found.push({ leg: 'A', status, paymentId: facts.id, detail });
      if (!ours) {
        if (now - facts.createdAt < settling) pending += 1;
        else exception('missing_in_ledger', `${dollars(facts.amountReceivedCents)} of user ${facts.userId}`);
      } else if (ours.userId !== facts.userId)
        exception('owner_mismatch', `provider ${facts.userId}, log ${ours.userId}`);
      else if (ours.amountCents !== facts.amountReceivedCents)
        exception(
          'amount_mismatch',
          `provider ${dollars(facts.amountReceivedCents)}, log ${dollars(ours.amountCents)}`,
        );
      else if (ours.refundedCents !== facts.refundedCents)
        exception('refund_mismatch', `provider ${dollars(facts.refundedCents)}, log ${dollars(ours.refundedCents)}`);
    }
    after = page.next;
  } while (after !== undefined);
  for (const [paymentId, ours] of booked) {
    if (!seen.has(paymentId))
      found.push({
        leg: 'A',
        status: 'missing_in_provider',
        paymentId,
        detail: `${dollars(ours.amountCents)} of user ${ours.userId}`,
      });
  }
  const bookedCents = [...booked.values()].reduce((sum, payment) => sum + payment.amountCents, 0);
  const granted = await checkGrants(eventStore, booked, found);

  report('leg          rows   matched  pending  exceptions          left         right         drift');
  const line = (
    name: string,
    rows: number,
    matched: number,
    waiting: number,
    exceptions: number,
    left: string,
    right: string,
    drift: string,
  ) =>
    report(
      `${name.padEnd(10)} ${String(rows).padStart(6)} ${String(matched).padStart(9)} ${String(waiting).padStart(8)} ${String(exceptions).padStart(11)} ${left.padStart(13)} ${right.padStart(13)} ${drift.padStart(13)}`,
    );
  const ofLeg = (leg: 'A' | 'B') => found.filter((exception) => exception.leg === leg).length;
  line(
    'A payments',
    providerRows,
    providerRows - ofLeg('A') - pending,
    pending,
    ofLeg('A'),
    dollars(providerCents),
    dollars(bookedCents),
    dollars(providerCents - bookedCents),
  );
  line(
    'B credits',
    booked.size,
    booked.size - ofLeg('B'),
    0,
    ofLeg('B'),
    (granted.expected / 2).toFixed(1),
    (granted.actual / 2).toFixed(1),
    ((granted.expected - granted.actual) / 2).toFixed(1),
  );
  for (const { leg, status, paymentId, detail } of found) report(`  ${leg} ${status} ${paymentId}: ${detail}`);
  report(found.length === 0 ? 'Everything matches.' : `${found.length} exceptions.`);
  return found.length === 0;
}

async function bookedPayments(eventStore: EventStore): Promise<ReadonlyMap<string, BookedPayment>> {
  const booked = new Map<string, BookedPayment>();
  let after = START;
  for (;;) {
    const page = await eventStore.readAll({
      after,
      filter: { types: ['PaymentSucceeded', 'PaymentReversed'] },
      limit: pageSize,
    });
    for (const event of page.events) {
      if (isEvent(event, 'PaymentSucceeded')) {
        const { paymentId, userId, amountCents, items } = event.data;
        booked.set(paymentId, {
          userId,
          amountCents,
          halfCredits: bundleCredits(items),
          refundedCents: booked.get(paymentId)?.refundedCents ?? 0,
        });
      } else if (isEvent(event, 'PaymentReversed')) {
        const { paymentId, userId, refundedCents } = event.data;
        booked.set(paymentId, {
          ...(booked.get(paymentId) ?? { userId, amountCents: 0, halfCredits: 0 }),
          refundedCents,
        });
      }
    }
    if (page.end) return booked;
    after = page.position;
  }
}

/** The credits that a payment grants by itself; those of a plan follow from its invoice. */
const bundleCredits = (items: readonly PurchasedItem[]): number =>
  items.reduce((sum, { kind, halfCredits }) => (kind === 'bundle' ? sum + halfCredits : sum), 0);

/** Every payment for a bundle must have opened exactly the lot that it paid for. */
async function checkGrants(
  eventStore: EventStore,
  booked: ReadonlyMap<string, BookedPayment>,
  found: ReconciliationException[],
) {
  const states = new Map<string, CreditState>();
  let expected = 0;
  let actual = 0;
  for (const [paymentId, { userId, halfCredits }] of booked) {
    if (halfCredits === 0) continue;
    const state = states.get(userId) ?? (await foldCredits(eventStore, userId));
    states.set(userId, state);
    expected += halfCredits;
    const paid = state.payments[paymentId];
    actual += paid?.halfCredits ?? 0;
    if (!paid)
      found.push({
        leg: 'B',
        status: 'missing_grant',
        paymentId,
        detail: `${halfCredits / 2} credits of user ${userId}`,
      });
    else if (paid.halfCredits !== halfCredits)
      found.push({
        leg: 'B',
        status: 'grant_mismatch',
        paymentId,
        detail: `paid for ${halfCredits / 2}, granted ${paid.halfCredits / 2}`,
      });
  }
  return { expected, actual };
}

async function foldCredits(eventStore: EventStore, userId: string): Promise<CreditState> {
  let state = initialCredits;
  for (let from = 0; ; from += pageSize) {
    const page = await eventStore.readStream(creditStream(userId), { from, limit: pageSize });
    for (const event of page)
      state = evolveCredits(state, { type: event.type, data: event.data } as object as CreditEvent, event.time);
    if (page.length < pageSize) return state;
  }
}
