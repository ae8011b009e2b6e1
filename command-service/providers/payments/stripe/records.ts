import { Stripe } from 'stripe';
import { z } from 'zod';
import type { entryKinds, ProviderEntry, StatementPage } from '../../../../domain/finance/index.ts';
import type { ProviderRecords } from '../records-port.ts';

const pageSize = 100;
/** Ids of users, as the events hold them. */
const mostIdLength = 200;
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
export function stripeRecords(
  call: Call,
  mode: 'test' | 'live',
): Pick<ProviderRecords, 'listEntries' | 'settledCents'> {
  return {
    listEntries: ({ since, until, after }) =>
      call(async (stripe): Promise<StatementPage> => {
        const page = await unlessCutOff(
          stripe.balanceTransactions.list({
            created: { gte: Math.ceil(since / 1000), lt: Math.ceil(until / 1000) },
            limit: pageSize,
            expand: ['data.source'],
            ...(after ? { starting_after: after } : {}),
          }),
        );
        if (page === 'cut off') return { livemode: mode === 'live', entries: [], isCutOff: true };
        const entries: ProviderEntry[] = [];
        for (const transaction of page.data) {
          const entry = entryOf(transaction);
          entries.push({ ...entry, settledCents: (await settled(stripe, transaction)) ?? null });
        }
        // A single record of the other mode is one of another account.
        const isLive = mode === 'live';
        const isForeign = page.data.some((transaction) => (livemodeOf(transaction) ?? isLive) !== isLive);
        const last = page.data.at(-1);
        return {
          livemode: isForeign ? !isLive : isLive,
          entries,
          ...(page.has_more ? { next: last?.id ?? '' } : {}),
        };
      }),
    settledCents: (entryId) =>
      call(async (stripe) =>
        settled(stripe, await stripe.balanceTransactions.retrieve(entryId, { expand: ['source'] })),
      ),
  };
}

/** The fields that a record must have to be booked. A page without them is refused. */
const wholePage = z.object({
  has_more: z.boolean(),
  data: z.array(
    z.object({
      id: z.string().min(1),
      amount: z.int(),
      fee: z.int(),
      net: z.int(),
      created: z.int(),
      currency: z.string(),
      reporting_category: z.string(),
    }),
  ),
});

/** Stripe's client reports a body that is not JSON as an error of the API without a status. */
async function unlessCutOff<Page>(reading: Promise<Page>): Promise<Page | 'cut off'> {
  try {
    const page = await reading;
    return wholePage.safeParse(page).success ? page : 'cut off';
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAPIError && error.statusCode === undefined) return 'cut off';
    throw error;
  }
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

/** The payment behind a record: its intent, or the charge when it has no intent. */
function paymentOf(source: Source | undefined): string | null {
  if (source === undefined || !('payment_intent' in source)) return null;
  const charge = source.object === 'charge' ? source.id : 'charge' in source ? idOf(source.charge) : null;
  return idOf(source.payment_intent) ?? charge;
}

function entryOf(transaction: Stripe.BalanceTransaction): ProviderEntry {
  const source = sourceOf(transaction);
  const metadata = source !== undefined && 'metadata' in source ? (source.metadata ?? {}) : {};
  const owner = metadata['user_id'];
  return {
    entryId: transaction.id,
    provider: 'stripe',
    kind: kinds[transaction.reporting_category] ?? 'other',
    paymentId: paymentOf(source),
    // Another product of the account may write any text here: it does not name a user of ours.
    ownerId: owner !== undefined && owner !== '' && owner.length <= mostIdLength ? owner : null,
    customerId: source !== undefined && 'customer' in source ? idOf(source.customer) : null,
    amountCents: transaction.amount,
    feeCents: transaction.fee,
    netCents: transaction.net,
    currency: transaction.currency.slice(0, 20) || 'none',
    bookedAtMs: transaction.created * 1000,
    settledCents: null,
  };
}

/**
 * The content of an automatic payout: the net amounts of its transactions, without the payout itself. Undefined while
 * Stripe still assigns them; null for any other payout: Stripe can't list the content of a manual one.
 */
async function settled(stripe: Stripe, transaction: Stripe.BalanceTransaction): Promise<number | null | undefined> {
  const source = sourceOf(transaction);
  const isOwn = source?.object === 'payout' && transaction.reporting_category === 'payout';
  if (!isOwn || !source.automatic || source.reconciliation_status === 'not_applicable') return null;
  if (source.reconciliation_status === 'in_progress') return undefined;
  let sum = 0;
  for await (const { net } of stripe.balanceTransactions.list({ payout: source.id, limit: pageSize })) sum += net;
  // The list holds the payout's own transaction, too.
  return sum - transaction.net;
}
