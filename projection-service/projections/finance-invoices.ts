import type { RecordedEvent } from '../../domain/envelope.ts';
import { isEvent, type RecordedEventOf } from '../../domain/events.ts';
import { bookCredited, bookInvoice, isOwnCurrency, transfer } from '../../domain/finance/index.ts';
import { grantRules, type GrantRule } from '../../domain/invoices/index.ts';
import { mainPayment } from '../../domain/subscriptions/index.ts';
import type { InvoiceRowDocument } from './finance-documents.ts';
import { leg, post, type Changes, type Read } from './finance-journal.ts';
import { row } from './finance-rows.ts';

type Unexplained = Pick<InvoiceRowDocument, 'userId' | 'rule' | 'reason'>;
type Returned = InvoiceRowDocument['returned'];

const byNotes = 'credit notes';

/** A settled invoice or an object of the provider that finance has to look at. */
export function unexplained(
  event: RecordedEvent,
  id: string,
  about: Unexplained,
  amountCents: number | null,
  returned: Returned = {},
): Changes {
  if (isReturned(amountCents, returned)) return [];
  const fault =
    about.rule === null
      ? { leg: 'payments' as const, status: 'not_understood' as const, amountCents }
      : { leg: 'credits' as const, status: 'invoice_unexplained' as const, amountCents };
  const doc = { kind: 'row' as const, ...about, returned, faults: [fault], open: true, sinceMs: event.time };
  return [{ op: 'put', collection: 'invoiceRows', id, doc }];
}

/** Whether all the money of an invoice was given back, so that nobody has a claim. */
const isReturned = (amountCents: number | null, returned: Returned): boolean =>
  amountCents !== null &&
  amountCents > 0 &&
  Object.values(returned).reduce((sum, cents) => sum + cents, 0) >= amountCents;

/** Money of an invoice that no rule explains was given back. Giving back all of it settles the invoice. */
function returnedOf(read: Read, id: string | null, by: string, cents: number): Changes {
  const before = id === null ? undefined : read('invoiceRows', id);
  if (id === null || !before || before.rule === null) return [];
  const returned = { ...before.returned, [by]: cents };
  const isOver = before.faults.every(({ amountCents }) => isReturned(amountCents, returned));
  return isOver
    ? [{ op: 'delete', collection: 'invoiceRows', id }]
    : [{ op: 'put', collection: 'invoiceRows', id, doc: { ...before, returned } }];
}

/** A payment of an invoice was refunded; a dispute may still be won. */
export const refunded = ({ data }: RecordedEventOf<'PaymentReversed'>, read: Read): Changes =>
  returnedOf(read, data.invoiceId, data.paymentId, data.refundedCents);

/** A period is granted: the credits are owed for its payment, or for the invoice itself if no card paid. */
export function periodGranted(event: RecordedEventOf<'PlanPeriodGranted'>, read: Read): Changes {
  const { data } = event;
  const { userId, invoiceId, rule, byHand, plan, lotId, paymentId, paidCents } = data;
  const isException = !byHand && grantRules[rule].isException;
  const noted: Changes = isException
    ? unexplained(event, invoiceId, { userId, rule, reason: null }, paidCents)
    : [{ op: 'delete', collection: 'invoiceRows', id: invoiceId }];
  const stored: Changes = [{ op: 'put', collection: 'periods', id: paymentId ?? lotId, doc: data }];
  const posted = post(
    event,
    read,
    byHand && inSuspense.has(rule) ? transfer('suspense', 'deferred_revenue', plan.priceCents) : [],
    { userId, paymentId },
  );
  const due = leg('credits', { rows: paymentId === null ? 1 : 0, left: plan.halfCredits });
  if (paymentId !== null && read('paymentRows', paymentId)?.ledger) {
    const compared = row(event, read, userId, ({ ledger, ...rest }) => ({
      ...rest,
      ledger: ledger && {
        ...ledger,
        awaitsPeriod: false,
        duePlanUnits: ledger.duePlanUnits + plan.halfCredits,
      },
    }));
    return [...compared, ...noted, ...stored, ...posted, ...due];
  }
  const faults = [{ leg: 'credits' as const, status: 'missing_grant' as const, amountCents: paidCents }];
  const doc = { kind: 'row' as const, userId, dueUnits: plan.halfCredits, faults, open: true, sinceMs: event.time };
  const periodRow: Changes = plan.halfCredits === 0 ? [] : [{ op: 'put', collection: 'periodRows', id: lotId, doc }];
  return [...periodRow, ...noted, ...stored, ...posted, ...due];
}

/** A settled invoice grants no period: finance looks at those that no rule explains. */
export function periodWithheld(event: RecordedEventOf<'PlanPeriodWithheld'>, read: Read): Changes {
  const { invoiceId, userId, rule, isException, amountCents, paymentId } = event.data;
  const known = paymentId === null ? null : read('paymentRows', paymentId)?.ledger;
  const returned: Returned = paymentId && known?.takenBackCents ? { [paymentId]: known.takenBackCents } : {};
  const decided = known
    ? row(event, read, userId, ({ ledger, ...rest }) => ({
        ...rest,
        ledger: ledger && { ...ledger, awaitsPeriod: false },
      }))
    : [];
  return [
    ...decided,
    ...(isException ? unexplained(event, invoiceId, { userId, rule, reason: null }, amountCents, returned) : []),
  ];
}

/** Rules whose invoices have their money in suspense until somebody decides. */
const inSuspense: ReadonlySet<GrantRule> = new Set(['unknown_subscription', 'unknown_item']);

/** Credits for a period that no card paid have arrived. */
export function periodFilled(event: RecordedEvent, read: Read): Changes {
  if (!isEvent(event, 'CreditsGranted')) return [];
  const { lotId, amount: halfCredits } = event.data;
  const before = read('periodRows', lotId);
  if (!before) return [];
  if (before.dueUnits === halfCredits)
    return [{ op: 'delete', collection: 'periodRows', id: lotId }, ...leg('credits', { right: halfCredits })];
  const faults = [{ leg: 'credits' as const, status: 'grant_mismatch' as const, amountCents: null }];
  return [{ op: 'put', collection: 'periodRows', id: lotId, doc: { ...before, faults, sinceMs: event.time } }];
}

/** A settled invoice; its amount in suspense waits for a decision. */
export function invoicePaid(event: RecordedEventOf<'InvoicePaid'>, read: Read): Changes {
  const { userId, invoiceId } = event.data;
  const lines = bookInvoice(event.data);
  const cents = lines.find(({ account }) => account === 'suspense')?.cents ?? 0;
  return [
    ...(cents === 0 ? [] : [{ op: 'put', collection: 'suspense', id: invoiceId, doc: { cents } } as const]),
    ...post(event, read, lines, { userId, paymentId: mainPayment(event.data) }),
  ];
}

/** Credit notes gave back a part of an invoice, except to the card. */
export function credited(event: RecordedEventOf<'InvoiceCredited'>, read: Read): Changes {
  const { userId, invoiceId, toBalanceCents, outOfBandCents, currency } = event.data;
  const before = read('credited', invoiceId) ?? { toBalanceCents: 0, outOfBandCents: 0 };
  const lines = bookCredited(toBalanceCents - before.toBalanceCents, outOfBandCents - before.outOfBandCents);
  return [
    { op: 'put', collection: 'credited', id: invoiceId, doc: { toBalanceCents, outOfBandCents } },
    ...returnedOf(read, invoiceId, byNotes, toBalanceCents + outOfBandCents),
    ...post(event, read, isOwnCurrency(currency) ? lines : [], { userId, paymentId: null }),
  ];
}
