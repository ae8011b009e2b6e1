import type { RecordedEvent } from '../../../domain/envelope.ts';
import { isEvent } from '../../../domain/events.ts';
import type { GatewayContext } from '../../context.ts';
import type { FinanceExceptionState } from '../../generated/resolvers.ts';
import { dateTime } from '../../scalars.ts';
import type { FinanceAdjustmentParent, FinanceExceptionParent } from './parents.ts';

const upper = <Text extends string>(text: Text) => text.toUpperCase() as Uppercase<Text>;

/** How someone ended an exception by hand, or proposes to. The person and the reason are read from its stream. */
export async function readSettlement(
  { services, loaders }: Pick<GatewayContext, 'services' | 'loaders'>,
  id: string,
  { state, proposal }: FinanceExceptionParent['doc'],
) {
  const isEnded = state === 'resolved_by_hand' || state === 'written_off';
  if (!isEnded && proposal === null) return null;
  const isWanted = (event: RecordedEvent): boolean =>
    isEvent(event, isEnded ? 'ExceptionSettled' : 'SettlementProposed');
  const event = (await services.finance.history(id)).findLast(isWanted);
  if (!event || !isEvent(event, 'ExceptionSettled', 'SettlementProposed')) return null;
  const personOf = async (userId: string) => (await loaders.users.load(userId))?.email || userId;
  const { how, byId, reason } = event.data;
  const approvedById = isEvent(event, 'ExceptionSettled') ? event.data.approvedById : null;
  return {
    how: upper(how) satisfies FinanceExceptionState,
    by: await personOf(byId),
    approvedBy: approvedById === null ? null : await personOf(approvedById),
    reason,
    time: dateTime(event.time),
  };
}

/** The first person's proposal for taken credits, with the reason; null without an open proposal. */
export async function proposalOf(
  { services, loaders, userId }: Pick<GatewayContext, 'services' | 'loaders' | 'userId'>,
  { id, doc: { proposal } }: FinanceAdjustmentParent,
) {
  if (proposal === null) return null;
  const events = await services.finance.decisionHistory(id);
  const event = events.findLast((each) => isEvent(each, 'AdjustmentProposed'));
  if (!event || !isEvent(event, 'AdjustmentProposed')) return null;
  const { outcome, byId } = proposal;
  return {
    outcome: upper(outcome),
    by: (await loaders.users.load(byId))?.email || byId,
    byMe: byId === userId,
    reason: event.data.reason,
    time: dateTime(event.time),
  };
}
