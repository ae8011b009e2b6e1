import type { SubscriptionDocument } from '../../../../projection-service/index.ts';
import { subscriptionStream } from '../../../../domain/subscriptions/index.ts';
import { invoiceDocument } from '../../billing/invoice.ts';
import type { BillingEntryParent } from '../../billing/parents.ts';
import { invoicePath } from '../../billing/reads.ts';
import { dateTime } from '../../../scalars.ts';
import { allPages } from '../../../../lib/all-pages.ts';
import { eventsOf, json, jsonList, type ExportFile, type ExportPart, type ExportSource } from '../part.ts';

export const subscription: ExportPart = {
  name: 'subscription.json',
  readModels: ['billing.subscriptions', 'billing.customers'],
  about: 'Your plan as it is now (null without one), and how it began, renewed, failed and ended.',
  files: async function* ({ user, context }) {
    const doc = await context.services.projections.reader('billing').get('subscriptions', user.id);
    const history: object[] = [];
    for await (const { type, time, data } of eventsOf(context, subscriptionStream(user.id)))
      history.push({ time: dateTime(time), type, data });
    yield { name: 'subscription.json', content: json({ now: doc === undefined ? null : planOf(doc), history }) };
  },
};

function planOf({ position: _position, open: _open, checkAt: _checkAt, ...plan }: SubscriptionDocument) {
  const { periodStart, periodEnd, pausesAt, endsAt } = plan;
  const time = (at: number | null): string | null => (at === null ? null : dateTime(at));
  return {
    ...plan,
    periodStart: time(periodStart),
    periodEnd: time(periodEnd),
    pausesAt: time(pausesAt),
    endsAt: time(endsAt),
  };
}

export const invoices: ExportPart = {
  name: 'invoices/',
  readModels: ['billing.billingRows'],
  about: 'Every invoice and receipt: a list with its lines, and each document as a PDF file.',
  files: async function* (source) {
    yield { name: 'invoices/invoices.json', content: jsonList(invoiceRows(source)) };
    for await (const row of ownInvoices(source, true)) if (invoicePath(row) !== null) yield pdf(source, row);
  },
};

/**
 * Rows of the payment history, the oldest first.
 *
 * @param shown true: those that the screen shows; false: invoices and payments that are still open
 */
export function ownInvoices({ user, context }: ExportSource, shown: boolean) {
  const reader = context.services.projections.reader('billing');
  return allPages(
    (page) => reader.query('billingRows', { index: 'byOwner', equal: { ownerId: user.id, shown }, ...page }),
    ({ doc }) => [doc.createdAt],
  );
}

async function* invoiceRows(source: ExportSource): AsyncIterable<object> {
  for await (const { id, doc } of ownInvoices(source, true)) {
    const { ownerId: _ownerId, shown: _shown, createdAt, lines, ...invoice } = doc;
    yield { id, ...invoice, lines: lines.map(lineOf), createdAt: dateTime(createdAt) };
  }
}

const lineOf = ({ period, ...line }: BillingEntryParent['doc']['lines'][number]) => ({
  ...line,
  ...(period && { periodStart: dateTime(period.start), periodEnd: dateTime(period.end) }),
});

function pdf({ user, context }: ExportSource, row: BillingEntryParent): ExportFile {
  return { name: `invoices/${row.id}.pdf`, content: pages() };
  // Drawn when the ZIP file gets to it, so that one document at a time is in memory.
  async function* pages(): AsyncIterable<Uint8Array> {
    yield (await invoiceDocument(context, row, user)).document;
  }
}
