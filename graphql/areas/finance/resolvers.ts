import { comparePositions, type Position } from '../../../domain/envelope.ts';
import { rowStatuses, statuses } from '../../../domain/finance/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { readInstant } from '../../../domain/time.ts';
import { pageSize } from '../../cursor.ts';
import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import {
  accountInput,
  closePeriodInput,
  daysInput,
  decideAdjustmentInput,
  monthInput,
  noteExceptionInput,
  paymentInput,
  rangeInput,
  reopenAdjustmentInput,
  reopenExceptionInput,
  reopenPeriodInput,
  repairExceptionInput,
  settleExceptionInput,
  statusInput,
  takeExceptionInput,
} from './input.ts';
import { listAdjustments, listEntries, listPayments, paymentRow } from './journal-reads.ts';
import { readMonths } from './month-reads.ts';
import { readAlarms, readBalances, readDays, readLegs } from './overview-reads.ts';
import { accountAt, customerIdOf, exceptionOf, listExceptions, listPeriods } from './reads.ts';
import { typeResolvers } from './type-resolvers.ts';
import { meanings } from './wording.ts';
import { say } from '../../../words/index.ts';

const defaultPage = 25;
const lower = <Text extends string>(text: Text) => text.toLowerCase() as Lowercase<Text>;

async function requireRecent(context: GatewayContext): Promise<void> {
  await context.requireFinance();
  await context.requireRecentAuthentication();
}

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
      return rowStatuses.map((id) => ({ id, meaning: context.inWords(meanings[id]), severity: statuses[id].severity }));
    },
    ledgerAccount: async (_root, { userId: asked, position, time }, context) => {
      await context.requireFinance();
      const { userId: wanted } = readInput(accountInput, { userId: asked });
      const userId = await customerIdOf(context, wanted);
      if (position && time) throw new Refusal('INVALID_INPUT', say('POSITION_OR_TIME'));
      const until = time ? (readInstant(time) ?? Infinity) : Infinity;
      const found = await accountAt(context, userId, (row) =>
        position ? comparePositions(row.position, position as Position) <= 0 : row.time <= until,
      );
      return found ?? null;
    },
    bookEntries: async (_root, { from, to, account, part, first, after }, context) => {
      await context.requireFinance();
      const range = readInput(rangeInput, {
        from,
        to: to ?? undefined,
        account: account ?? undefined,
        part: part ?? undefined,
      });
      const list = await listEntries(context, range, { limit: pageSize(first, defaultPage), after });
      return { ...list, range };
    },
    financePayments: async (_root, { first, after, order }, context) => {
      await context.requireFinance();
      return listPayments(context, order ?? 'LAST_CHANGED', { limit: pageSize(first, defaultPage), after });
    },
    financeAdjustments: async (_root, { state, first, after }, context) => {
      await context.requireFinance();
      return listAdjustments(context, lower(state ?? 'WAITING'), { limit: pageSize(first, defaultPage), after });
    },
    financeMonths: async (_root, _args, context) => {
      await context.requireFinance();
      return [...(await readMonths(context))];
    },
    financeMonth: async (_root, args, context) => {
      await context.requireFinance();
      const { id } = readInput(monthInput, args);
      return (await readMonths(context)).find((month) => month.id === id) ?? null;
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
      const { recorded, exceptions, settled, pending, accounts } =
        await context.services.commands.finance.reconcile(caller);
      return {
        recorded,
        exceptions: exceptions.length,
        settled: settled.length,
        pending,
        accounts: accounts.compared,
      };
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
    reopenException: async (_root, { input }, context) => {
      await requireRecent(context);
      const { exceptionId, reason } = readInput(reopenExceptionInput, input);
      const caller = context.caller(input.idempotencyKey, 'admin');
      const { position } = await context.services.commands.finance.reopenException(exceptionId, reason, caller);
      return { exceptionId, position };
    },
    decideAdjustment: async (_root, { input }, context) => {
      await requireRecent(context);
      const { adjustmentId, outcome, reason } = readInput(decideAdjustmentInput, input);
      const caller = context.caller(input.idempotencyKey, 'admin');
      const { finance } = context.services.commands;
      const { position } = await finance.decideAdjustment(adjustmentId, lower(outcome), reason, caller);
      return { adjustmentId, position };
    },
    reopenAdjustment: async (_root, { input }, context) => {
      await requireRecent(context);
      const { adjustmentId, reason } = readInput(reopenAdjustmentInput, input);
      const caller = context.caller(input.idempotencyKey, 'admin');
      const { position } = await context.services.commands.finance.reopenAdjustment(adjustmentId, reason, caller);
      return { adjustmentId, position };
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
  ...typeResolvers,
};
