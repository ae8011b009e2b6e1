import { bucketOf, needsTwoPersons } from '../../../domain/finance/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { say } from '../../../words/index.ts';
import type { GatewayContext } from '../../context.ts';
import type {
  FinanceAdjustmentOutcome,
  FinanceAdjustmentState,
  FinanceExceptionState,
  FinancePaymentStatus,
  FinanceRepair,
  Resolvers,
} from '../../generated/resolvers.ts';
import { credits, dateTime } from '../../scalars.ts';
import { adjustmentOf, entriesOfPayment, moneyOf, paymentRow, totalsOf } from './journal-reads.ts';
import { accountsIn, bridgesIn, canClose, checksOf, reportOf } from './month-reads.ts';
import { exceptionsOfPayment, findException, findPeriod, linesOf } from './reads.ts';
import { readSettlement } from './settlement.ts';
import { readSides } from './sides.ts';
import { goodsOf, meanings, movementOf, repairsOf, stepOf } from './wording.ts';

const upper = <Text extends string>(text: Text) => text.toUpperCase() as Uppercase<Text>;

const personOf = async ({ loaders }: GatewayContext, id: string): Promise<string> =>
  (await loaders.users.load(id))?.email || id;

const customerOf = (context: GatewayContext, id: string | null): Promise<string> | null =>
  id === null ? null : personOf(context, id);

function statusOf({ paidCents, takenBackCents }: ReturnType<typeof moneyOf>): FinancePaymentStatus {
  if (paidCents === null) return 'NOT_PAID';
  if (takenBackCents === 0) return 'PAID';
  return takenBackCents >= paidCents ? 'REFUNDED' : 'PARTLY_REFUNDED';
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The fields of finance's types. */
export const typeResolvers: Omit<Resolvers, 'Query' | 'Mutation'> = {
  LedgerAccount: {
    name: ({ userId }, _args, context) => personOf(context, userId),
    revision: ({ row }) => row?.revision ?? -1,
    position: ({ row }) => row?.position ?? null,
    time: ({ row }) => (row ? dateTime(row.time) : null),
    available: ({ row }) => credits(row?.balanceAfter ?? 0),
    held: ({ row }) => credits(row?.heldAfter ?? 0),
    debt: ({ row }) => credits(row?.debtAfter ?? 0),
  },
  FinanceException: {
    leg: ({ doc }) => doc.leg,
    status: ({ doc }) => doc.status,
    meaning: ({ doc }, _args, { inWords }) => inWords(meanings[doc.status]),
    severity: ({ doc }) => doc.severity,
    state: ({ doc }): FinanceExceptionState => upper(doc.state),
    key: ({ doc }) => doc.key,
    userId: ({ doc }) => doc.userId,
    customer: ({ doc }, _args, context) => customerOf(context, doc.userId),
    amountCents: ({ doc }) => doc.amountCents,
    since: ({ doc }) => dateTime(doc.sinceMs),
    age: ({ doc }, _args, { services }) => bucketOf(services.now() - doc.sinceMs),
    assigneeId: ({ doc }) => doc.assigneeId,
    assignee: ({ doc }, _args, context) => (doc.assigneeId === null ? null : personOf(context, doc.assigneeId)),
    proposedBy: ({ doc }, _args, context) => (doc.proposal === null ? null : personOf(context, doc.proposal.byId)),
    proposedByMe: ({ doc }, _args, { userId }) => doc.proposal !== null && doc.proposal.byId === userId,
    proposal: ({ doc }): FinanceExceptionState | null => (doc.proposal === null ? null : upper(doc.proposal.how)),
    repairProposal: async ({ doc: { repairProposal } }, _args, context) =>
      repairProposal && {
        repair: upper(repairProposal.repair),
        by: await personOf(context, repairProposal.byId),
        time: dateTime(repairProposal.time),
      },
    settlement: async ({ id, doc }, _args, context) => readSettlement(context, id, doc),
    payment: async ({ doc: { key } }, _args, context) => {
      const doc = key.startsWith('pi_') ? await paymentRow(context, key) : undefined;
      return doc ? { id: key, doc } : null;
    },
    sides: async ({ doc }, _args, context) => readSides(context, doc),
    needsTwo: ({ doc }) => needsTwoPersons(doc.amountCents),
    repairs: ({ doc }): FinanceRepair[] => (doc.state === 'open' ? repairsOf(doc.status).map(upper) : []),
    steps: async ({ id }, _args, context) =>
      Promise.all(
        (await context.services.finance.history(id)).map(async ({ time, type, data, metadata: { actor } }) => ({
          time: dateTime(time),
          action: context.inWords(stepOf(type)),
          by: actor.kind === 'admin' || actor.kind === 'user' ? await personOf(context, actor.id) : actor.id,
          note: textOf(data['note'] ?? data['reason']),
        })),
      ),
  },
  FinanceExceptionPayload: {
    exception: async ({ exceptionId, position }, _args, context) => {
      await context.seen(position);
      return findException(context, exceptionId);
    },
  },
  FinancePeriodPayload: {
    period: async ({ periodId, position }, _args, context) => {
      await context.seen(position);
      return findPeriod(context, periodId);
    },
  },
  FinanceAdjustmentPayload: {
    adjustment: async ({ adjustmentId, position }, _args, context) => {
      await context.seen(position);
      const found = await adjustmentOf(context, adjustmentId);
      if (!found) throw new Refusal('NOT_FOUND', say('ADJUSTMENT_NOT_FOUND'));
      return found;
    },
  },
  FinanceAdjustment: {
    state: ({ doc }): FinanceAdjustmentState => upper(doc.state),
    userId: ({ doc }) => doc.userId,
    customer: ({ doc }, _args, context) => personOf(context, doc.userId),
    cents: ({ doc }) => doc.cents,
    time: ({ doc }) => dateTime(doc.time),
    eventId: ({ doc }) => doc.eventId,
    outcome: ({ doc }): FinanceAdjustmentOutcome | null => (doc.outcome === null ? null : upper(doc.outcome)),
    decidedBy: ({ doc }, _args, context) => customerOf(context, doc.decidedById),
  },
  FinanceMonth: {
    salesCents: ({ figures }) => reportOf(figures).salesCents,
    refundsCents: ({ figures }) => reportOf(figures).refundsCents,
    netCents: ({ figures }) => reportOf(figures).netCents,
    revenueCents: ({ figures }) => reportOf(figures).revenueCents,
    breakageCents: ({ figures }) => reportOf(figures).breakageCents,
    feesCents: ({ figures }) => reportOf(figures).feesCents,
    bridges: (month) => [...bridgesIn(month)],
    accounts: (month) => [...accountsIn(month)],
    checks: async (month, _args, context) =>
      (await checksOf(context, month)).map(({ message, ...check }) => ({
        ...check,
        message: context.inWords(message),
      })),
    canClose: async (month, _args, context) => canClose(context, month),
    canReopen: ({ state, isBehindClosed }) => state === 'CLOSED' && !isBehindClosed,
  },
  BookEntryConnection: {
    totals: async ({ range }, _args, context) => totalsOf(context, range),
  },
  BookEntry: {
    day: ({ doc }) => doc.day,
    time: ({ doc }) => dateTime(doc.time),
    eventId: ({ doc }) => doc.eventId,
    description: ({ doc }, _args, { inWords }) => inWords(movementOf(doc)),
    userId: ({ doc }) => doc.userId,
    customer: ({ doc }, _args, context) => customerOf(context, doc.userId),
    paymentId: ({ doc }) => doc.paymentId,
    lines: ({ doc }) => [...doc.lines],
  },
  FinancePayment: {
    userId: ({ doc }) => doc.userId,
    customer: ({ doc }, _args, context) => customerOf(context, doc.userId),
    status: ({ doc }) => statusOf(moneyOf(doc)),
    time: ({ doc }) => dateTime(doc.sinceMs),
    amountCents: ({ doc }) => moneyOf(doc).paidCents,
    exceptions: async ({ id, doc }, _args, context) => [...(await exceptionsOfPayment(context, id, doc))],
    provider: ({ doc }) => doc.provider,
    ledger: ({ doc }) => doc.ledger,
    paidFor: ({ doc }, _args, { inWords }) => inWords(goodsOf(doc.ledger?.dueUnits ?? 0, doc.ledger?.dueTwins ?? 0)),
    granted: ({ doc }, _args, { inWords }) => inWords(goodsOf(doc.granted.units, doc.granted.twins)),
    debt: ({ doc }, _args, { inWords }) => inWords(goodsOf(doc.granted.debtUnits, doc.granted.debtTwins)),
    faults: ({ doc }, _args, { inWords }) => doc.faults.map(({ status }) => inWords(meanings[status])),
    entries: async ({ id }, _args, context) => [...(await entriesOfPayment(context, id))],
  },
  FinancePeriod: {
    isClosed: ({ doc }) => doc.isClosed,
    closedAt: ({ doc }) => dateTime(doc.closedAt),
    closedBy: ({ doc }, _args, context) => personOf(context, doc.byId),
    reopenedAt: ({ doc }) => (doc.reopenedAt === null ? null : dateTime(doc.reopenedAt)),
    position: ({ doc }) => doc.position,
    headHash: ({ doc }) => doc.headHash,
    totals: ({ doc }) => [...linesOf(doc.totals)],
    balances: ({ doc }) => [...linesOf(doc.balances)],
    openExceptions: ({ doc }) => [...doc.openExceptions],
  },
};
