import type { Stripe } from 'stripe';
import type { entryKinds, ProviderEntry, StatementPage } from '../../../../domain/finance/index.ts';
import type { ProviderRecords } from '../records-port.ts';

const pageSize = 100;
type Kind = (typeof entryKinds)[number];

/** By reporting category: it splits Stripe's `adjustment` into disputes, their reversals and failed refunds. */
const kinds: Readonly<Record<string, Kind>> = {
  charge: 'charge',
  refund: 'refund',
  partial_capture_reversal: 'refund',
  refund_failure: 'dispute_reversal',
  dispute: 'dispute',
  dispute_reversal: 'dispute_reversal',
  fee: 'fee',
  network_cost: 'fee',
  tax: 'fee',
  payout: 'payout',
  payout_reversal: 'payout',
};

type Call = <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>;

/** Stripe's balance transactions: its own accounting truth. */
export function stripeRecords(call: Call, mode: 'test' | 'live'): ProviderRecords {
  return {
    listEntries: ({ since, until, after }) =>
      call(async (stripe): Promise<StatementPage> => {
        const page = await stripe.balanceTransactions.list({
          created: { gte: Math.ceil(since / 1000), lt: Math.ceil(until / 1000) },
          limit: pageSize,
          expand: ['data.source'],
          ...(after ? { starting_after: after } : {}),
        });
        const entries: ProviderEntry[] = [];
        for (const transaction of page.data) {
          const entry = entryOf(transaction);
          entries.push(
            entry.kind === 'payout' ? { ...entry, settledCents: await settled(stripe, transaction) } : entry,
          );
        }
        // A record of the other mode would be one of another account.
        const livemode = page.data.map((transaction) => livemodeOf(transaction)).find((each) => each !== undefined);
        const last = page.data.at(-1);
        return {
          livemode: livemode ?? mode === 'live',
          entries,
          ...(page.has_more ? { next: last?.id ?? '' } : {}),
        };
      }),
  };
}

type Source = Exclude<Stripe.BalanceTransaction['source'], string | null>;
const sourceOf = ({ source }: Stripe.BalanceTransaction): Source | undefined =>
  typeof source === 'object' && source !== null ? source : undefined;

function livemodeOf(transaction: Stripe.BalanceTransaction): boolean | undefined {
  const source = sourceOf(transaction);
  return source !== undefined && 'livemode' in source ? source.livemode : undefined;
}

const idOf = (reference: string | { readonly id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

function entryOf(transaction: Stripe.BalanceTransaction): ProviderEntry {
  const source = sourceOf(transaction);
  const metadata = source !== undefined && 'metadata' in source ? (source.metadata ?? {}) : {};
  return {
    entryId: transaction.id,
    provider: 'stripe',
    kind: kinds[transaction.reporting_category] ?? 'other',
    paymentId: source !== undefined && 'payment_intent' in source ? idOf(source.payment_intent) : null,
    ownerId: metadata['user_id'] ?? null,
    amountCents: transaction.amount,
    feeCents: transaction.fee,
    netCents: transaction.net,
    currency: transaction.currency,
    bookedAtMs: transaction.created * 1000,
    settledCents: null,
  };
}

/** What an automatic payout pays out: the net amounts of its transactions, without the payout itself. */
async function settled(stripe: Stripe, { source, net }: Stripe.BalanceTransaction): Promise<number | null> {
  const payout = idOf(source);
  if (payout === null) return null;
  let sum = 0;
  for await (const transaction of stripe.balanceTransactions.list({ payout, limit: pageSize })) sum += transaction.net;
  // The list holds the payout's own transaction, too.
  return sum - net;
}
