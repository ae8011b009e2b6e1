import { comparePositions, type Position } from '../../domain/envelope.ts';
import { bucketOf, needsTwoPersons, rowStatuses, statuses } from '../../domain/finance/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import { readInstant } from '../../domain/time.ts';
import { pageSize } from '../cursor.ts';
import type { GatewayContext } from '../context.ts';
import type { FinanceExceptionState, FinanceRepair, Resolvers } from '../generated/resolvers.ts';
import { readInput } from '../input/read.ts';
import { credits, dateTime } from '../scalars.ts';
import {
  accountInput,
  closePeriodInput,
  dayInput,
  daysInput,
  noteExceptionInput,
  paymentInput,
  reopenPeriodInput,
  repairExceptionInput,
  settleExceptionInput,
  statusInput,
  takeExceptionInput,
} from './input.ts';
import {
  accountAt,
  entriesOfPayment,
  exceptionOf,
  findException,
  findPeriod,
  listEntries,
  listExceptions,
  listPeriods,
  paymentRow,
  readAlarms,
  readBalances,
  readDays,
  readLegs,
  totalsOf,
} from './reads.ts';
import { readSides } from './sides.ts';
import { goodsInWords, meanings, movementOf, repairsOf, stepOf } from './wording.ts';
import { say } from '../../words/index.ts';

const defaultPage = 25;
const upper = <Text extends string>(text: Text) => text.toUpperCase() as Uppercase<Text>;
const lower = <Text extends string>(text: Text) => text.toLowerCase() as Lowercase<Text>;

async function requireRecent(context: GatewayContext): Promise<void> {
  await context.requireFinance();
  await context.requireRecentAuthentication();
}

const personOf = async ({ loaders }: GatewayContext, id: string): Promise<string> =>
  (await loaders.users.load(id))?.email || id;

/** Finance: exceptions, the books and periods. Each root field checks the role. */
export const financeResolvers: Resolvers = {
  Query: {
    financeSummary: async (_root, _args, context) => {
      await context.requireFinance();
      const [legs, alarms, balances] = await Promise.all([
        readLegs(context),
        readAlarms(context),
        readBalances(context),
      ]);
      return { legs, alarms, ...balances, isLive: context.services.providers.payments.mode === 'live' };
    },
    financeDays: async (_root, args, context) => {
      await context.requireFinance();
      const { days } = readInput(daysInput, { days: args.days ?? 30 });
      return readDays(context, days, context.services.now());
    },
    financeExceptions: async (_root, { state, status: wanted, first, after }, context) => {
      await context.requireFinance();
      const { status } = readInput(statusInput, { status: wanted ?? undefined });
      const page = { limit: pageSize(first, defaultPage), after };
      return listExceptions(context, { state: lower(state ?? 'OPEN'), status }, page);
    },
    financeException: async (_root, args, context) => {
      await context.requireFinance();
      const { exceptionId } = readInput(takeExceptionInput, { exceptionId: args.id });
      return (await exceptionOf(context, exceptionId)) ?? null;
    },
    financeStatuses: async (_root, _args, context) => {
      await context.requireFinance();
      return rowStatuses.map((id) => ({ id, meaning: meanings[id], severity: statuses[id].severity }));
    },
    ledgerAccount: async (_root, { userId: asked, position, time }, context) => {
      await context.requireFinance();
      const { userId } = readInput(accountInput, { userId: asked });
      if (position && time) throw new Refusal('INVALID_INPUT', say('POSITION_OR_TIME'));
      const until = time ? (readInstant(time) ?? Infinity) : Infinity;
      const found = await accountAt(context, userId, (row) =>
        position ? comparePositions(row.position, position as Position) <= 0 : row.time <= until,
      );
      return found ?? null;
    },
    bookEntries: async (_root, { day: wanted, first, after }, context) => {
      await context.requireFinance();
      return listEntries(context, readInput(dayInput, { day: wanted }), { limit: pageSize(first, defaultPage), after });
    },
    financePayment: async (_root, args, context) => {
      await context.requireFinance();
      const { id } = readInput(paymentInput, args);
      const doc = await paymentRow(context, id);
      return doc ? { id, doc } : null;
    },
    financePeriods: async (_root, _args, context) => {
      await context.requireFinance();
      return [...(await listPeriods(context))];
    },
  },
  Mutation: {
    reconcile: async (_root, _args, context) => {
      await context.requireFinance();
      const caller = context.caller(undefined, 'admin');
      const { recorded, exceptions, pending } = await context.services.commands.finance.reconcile(caller);
      return { recorded, exceptions: exceptions.length, pending };
    },
    takeException: async (_root, { input }, context) => {
      const own = await context.requireFinance();
      const { exceptionId } = readInput(takeExceptionInput, input);
      const caller = context.caller(input.idempotencyKey, 'admin');
      const { position } = await context.services.commands.finance.assignException(exceptionId, own, caller);
      return { exceptionId, position };
    },
    noteException: async (_root, { input }, context) => {
      await context.requireFinance();
      const { exceptionId, note } = readInput(noteExceptionInput, input);
      const caller = context.caller(input.idempotencyKey, 'admin');
      const { position } = await context.services.commands.finance.noteException(exceptionId, note, caller);
      return { exceptionId, position };
    },
    repairException: async (_root, { input }, context) => {
      await requireRecent(context);
      const { exceptionId, repair } = readInput(repairExceptionInput, input);
      const caller = context.caller(input.idempotencyKey, 'admin');
      const { finance } = context.services.commands;
      const { position } = await finance.repairException(exceptionId, lower(repair), caller);
      return { exceptionId, position };
    },
    settleException: async (_root, { input }, context) => {
      await requireRecent(context);
      const { exceptionId, how, reason } = readInput(settleExceptionInput, input);
      const caller = context.caller(input.idempotencyKey, 'admin');
      const { finance } = context.services.commands;
      const { position } = await finance.settleException(exceptionId, lower(how), reason, caller);
      return { exceptionId, position };
    },
    closePeriod: async (_root, { input }, context) => {
      await requireRecent(context);
      const { period } = readInput(closePeriodInput, input);
      const caller = context.caller(input.idempotencyKey, 'admin');
      const { position } = await context.services.commands.finance.closePeriod(period, caller);
      return { periodId: period, position };
    },
    reopenPeriod: async (_root, { input }, context) => {
      await requireRecent(context);
      const { period, reason } = readInput(reopenPeriodInput, input);
      const caller = context.caller(input.idempotencyKey, 'admin');
      const { position } = await context.services.commands.finance.reopenPeriod(period, reason, caller);
      return { periodId: period, position };
    },
  },
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
    meaning: ({ doc }) => meanings[doc.status],
    severity: ({ doc }) => doc.severity,
    state: ({ doc }): FinanceExceptionState => upper(doc.state),
    key: ({ doc }) => doc.key,
    userId: ({ doc }) => doc.userId,
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
    sides: async ({ doc }, _args, context) => readSides(context, doc),
    needsTwo: ({ doc }) => needsTwoPersons(doc.amountCents),
    repairs: ({ doc }): FinanceRepair[] => (doc.state === 'open' ? repairsOf(doc.status).map(upper) : []),
    steps: async ({ id }, _args, context) =>
      Promise.all(
        (await context.services.finance.history(id)).map(async ({ time, type, data, metadata: { actor } }) => ({
          time: dateTime(time),
          action: stepOf(type),
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
  BookEntry: {
    day: ({ doc }) => doc.day,
    time: ({ doc }) => dateTime(doc.time),
    eventId: ({ doc }) => doc.eventId,
    description: ({ doc }) => movementOf(doc),
    userId: ({ doc }) => doc.userId,
    paymentId: ({ doc }) => doc.paymentId,
    lines: ({ doc }) => [...doc.lines],
  },
  FinancePayment: {
    userId: ({ doc }) => doc.userId,
    provider: ({ doc }) => doc.provider,
    ledger: ({ doc }) => doc.ledger,
    paidFor: ({ doc }) => goodsInWords(doc.ledger?.dueUnits ?? 0, doc.ledger?.dueTwins ?? 0),
    granted: ({ doc }) => goodsInWords(doc.granted.units, doc.granted.twins),
    debt: ({ doc }) => goodsInWords(doc.granted.debtUnits, doc.granted.debtTwins),
    faults: ({ doc }) => doc.faults.map(({ status }) => meanings[status]),
    entries: async ({ id }, _args, context) => [...(await entriesOfPayment(context, id))],
  },
  FinancePeriod: {
    isClosed: ({ doc }) => doc.isClosed,
    closedAt: ({ doc }) => dateTime(doc.closedAt),
    closedBy: ({ doc }, _args, context) => personOf(context, doc.byId),
    reopenedAt: ({ doc }) => (doc.reopenedAt === null ? null : dateTime(doc.reopenedAt)),
    position: ({ doc }) => doc.position,
    headHash: ({ doc }) => doc.headHash,
    totals: ({ doc }) => [...totalsOf(doc)],
    openExceptions: ({ doc }) => [...doc.openExceptions],
  },
};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
