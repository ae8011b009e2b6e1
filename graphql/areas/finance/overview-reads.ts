import {
  bucketOf,
  exceptionIdOf,
  isOwnCurrency,
  legs,
  pageFaultWords,
  type Leg,
} from '../../../domain/finance/index.ts';
import type {
  DayDocument,
  EntryRowDocument,
  LegDocument,
  PaymentRowDocument,
  PeriodRowDocument,
} from '../../../projection-service/index.ts';
import { dayMs, dayOf } from '../../../domain/time.ts';
import type { GatewayContext } from '../../context.ts';
import { inDollars } from '../../../lib/dollars.ts';
import { credits } from '../../scalars.ts';
import { clearingAlarm, legNames, severeAlarm, inCredits } from './wording.ts';

type Context = Pick<GatewayContext, 'services'>;

const written = {
  payments: inDollars,
  credits: inCredits,
  accounts: undefined,
  usage: inCredits,
  payouts: inDollars,
} as const;
const wordedBy =
  ({ inWords }: Pick<GatewayContext, 'inWords'>, leg: Leg) =>
  (sum: number): string | null => {
    const words = written[leg]?.(sum);
    return words === undefined ? null : inWords(words);
  };

const rows = ({ services }: Context) => services.projections.reader('finance');
const queue = ({ services }: Context) => services.projections.reader('finance-queue');

/** How many rows that differ the overview reads for its counts. */
const mostOpen = 1_000;

/** The rows that differ now: how many in each leg, and how many that no run has turned into an exception yet. */
async function readOpenRows(context: Context) {
  const query = { index: 'byOpen', equal: { kind: 'row', open: true }, limit: mostOpen } as const;
  const collections = ['paymentRows', 'usageRows', 'entryRows', 'invoiceRows', 'periodRows', 'changedRows'] as const;
  const found = await Promise.all(collections.map(async (name) => rows(context).query(name, query)));
  const statement = await rows(context).get('statements', 'stripe');
  const accounts = Object.keys(statement?.differingSince ?? {}).map((id) => ({
    faults: [
      {
        leg: 'accounts' as const,
        exceptionId: exceptionIdOf({ leg: 'accounts', status: 'balance_mismatch', key: id }),
      },
    ],
    differenceIn: () => 0,
  }));
  const open = [
    ...found.flat().map(({ id, doc }) => ({
      faults: doc.faults.map(({ leg, status }) => ({ leg, exceptionId: exceptionIdOf({ leg, status, key: id }) })),
      differenceIn: (leg: Leg) => differenceOf(doc, leg),
    })),
    ...accounts,
  ];
  const ids = open.flatMap(({ faults }) => faults.map(({ exceptionId }) => exceptionId));
  const exceptions = await queue(context).getMany('exceptions', ids);
  const states = new Map(exceptions.map(({ id, doc }) => [id, doc.state] as const));
  return (leg: Leg) => {
    const differing = open.filter(({ faults }) => faults.some((fault) => fault.leg === leg));
    const stateOf = (faults: (typeof open)[number]['faults']) => {
      const own = faults.filter((fault) => fault.leg === leg).map(({ exceptionId }) => states.get(exceptionId));
      if (own.includes('open')) return 'open';
      return own.some((state) => state === undefined || state === 'matched') ? 'pending' : 'settled';
    };
    const settled = differing.filter(({ faults }) => stateOf(faults) === 'settled');
    return {
      differing: differing.length,
      pending: differing.filter(({ faults }) => stateOf(faults) === 'pending').length,
      settled: settled.length,
      accepted: settled.reduce((sum, { differenceIn }) => sum + differenceIn(leg), 0),
    };
  };
}

/** By how much the sides of a row differ, in the unit of its leg. */
function differenceOf(doc: object, leg: Leg): number {
  if ('ledger' in doc && leg === 'payments') {
    const { provider, ledger } = doc as PaymentRowDocument;
    const there = provider && isOwnCurrency(provider.currency) ? (provider.paidCents ?? 0) : 0;
    return there - (ledger?.paidCents ?? 0);
  }
  if ('ledger' in doc && leg === 'credits') {
    const { ledger, granted } = doc as PaymentRowDocument;
    return (ledger?.dueUnits ?? 0) + (ledger?.duePlanUnits ?? 0) - granted.units;
  }
  if ('dueUnits' in doc && leg === 'credits') return (doc as PeriodRowDocument).dueUnits;
  if ('entryKind' in doc && leg === 'payouts') {
    const { settledCents, amountCents } = doc as EntryRowDocument;
    return -amountCents - (settledCents ?? -amountCents);
  }
  return 0;
}

/** The five legs with their sums and open exceptions. */
export async function readLegs(context: Context & Pick<GatewayContext, 'inWords'>) {
  const [docs, openRows] = await Promise.all([rows(context).getMany('legs', [...legs]), readOpenRows(context)]);
  const sums = new Map<string, Partial<LegDocument>>(docs.map(({ id, doc }) => [id, doc]));
  return Promise.all(
    legs.map(async (id) => {
      const { rows: count = 0, left = 0, right = 0 } = sums.get(id) ?? {};
      const inUnit = wordedBy(context, id);
      const { differing, pending, settled, accepted } = openRows(id);
      return {
        id,
        name: context.inWords(legNames[id]),
        rows: count,
        matched: Math.max(0, count - differing),
        pending,
        settled,
        exceptions: await queue(context).count('exceptions', 'byLeg', { kind: 'exception', state: 'open', leg: id }),
        left: inUnit(left),
        right: inUnit(right),
        drift: inUnit(left - right),
        acceptedDrift: inUnit(accepted),
      };
    }),
  );
}

const figure = (doc: Partial<DayDocument> | undefined, field: keyof DayDocument): number => doc?.[field] ?? 0;

/** Balances of the books at this moment, and how far the provider was read. */
export async function readBalances(context: Context) {
  const [total, statement, accounts] = await Promise.all([
    rows(context).get('days', 'total'),
    rows(context).get('statements', 'stripe'),
    rows(context).count('accounts', 'byChange', { kind: 'account' }),
  ]);
  return {
    deferredRevenueCents: -figure(total, 'deferred_revenue') || 0,
    clearingCents: figure(total, 'clearing'),
    adjustmentsCents: -figure(total, 'adjustments') || 0,
    accounts,
    accountsComparedSince:
      statement && statement.allComparedAt > 0 ? new Date(statement.allComparedAt).toISOString() : null,
    owedCredits: credits(figure(total, 'owedHalfCredits')),
    providerReadTo: statement && statement.lastEntryAt > 0 ? new Date(statement.lastEntryAt).toISOString() : null,
    pageFault: statement?.fault ? pageFaultWords[statement.fault] : null,
  };
}

const severeAfterMs = 3_600_000;
const clearingDays = 4;

/** The alarms of finance: a severe exception of more than an hour, money that is not paid out. */
export async function readAlarms(context: Context & Pick<GatewayContext, 'inWords'>) {
  const now = context.services.now();
  const ids = Array.from({ length: clearingDays }, (_, index) => dayOf(now - index * dayMs));
  const [[oldest], total, latest] = await Promise.all([
    queue(context).query('exceptions', {
      index: 'byState',
      equal: { kind: 'exception', state: 'open' },
      limit: 1,
    }),
    rows(context).get('days', 'total'),
    rows(context).getMany('days', ids),
  ]);
  const balance = figure(total, 'clearing');
  // First in, first out: the money of the last days is still there, the rest is older.
  const cameIn = latest.reduce((sum, { doc }) => sum + figure(doc, 'clearing') + figure(doc, 'clearingOutCents'), 0);
  const stale = Math.max(0, balance - cameIn);
  // The payments simulator pays out only on request.
  const isLive = context.services.providers.payments.mode === 'live';
  const isSevere = oldest?.doc.severity === 1 && now - oldest.doc.sinceMs > severeAfterMs;
  return [
    ...(isSevere ? [{ id: 'SEVERE', message: context.inWords(severeAlarm(bucketOf(now - oldest.doc.sinceMs))) }] : []),
    ...(isLive && (stale > 0 || balance < 0)
      ? [{ id: 'CLEARING', message: context.inWords(clearingAlarm(inDollars(stale || balance))) }]
      : []),
  ];
}

/** The last days, the oldest first; balances at the end of each day are counted back from those of now. */
export async function readDays(context: Context, count: number, now: number) {
  const ids = Array.from({ length: count }, (_, index) => dayOf(now - (count - 1 - index) * dayMs));
  const [found, total] = await Promise.all([rows(context).getMany('days', ids), rows(context).get('days', 'total')]);
  const docs = new Map<string, Partial<DayDocument>>(found.map(({ id, doc }) => [id, doc]));
  let owed = figure(total, 'owedHalfCredits');
  let deferred = -figure(total, 'deferred_revenue');
  return ids
    .toReversed()
    .map((id) => {
      const doc = docs.get(id);
      const [owedCredits, deferredRevenueCents] = [credits(owed), deferred || 0];
      owed -= figure(doc, 'owedHalfCredits');
      deferred += figure(doc, 'deferred_revenue');
      return {
        day: id,
        revenueCents: -figure(doc, 'revenue') || 0,
        soldCents: figure(doc, 'received'),
        refundsCents: figure(doc, 'refunds'),
        feesCents: figure(doc, 'fees'),
        soldCredits: credits(figure(doc, 'soldHalfCredits')),
        usedCredits: credits(figure(doc, 'usedHalfCredits')),
        expiredCredits: credits(figure(doc, 'expiredHalfCredits')),
        owedCredits,
        deferredRevenueCents,
      };
    })
    .toReversed();
}
