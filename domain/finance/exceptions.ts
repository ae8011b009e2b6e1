import type { Aggregate } from '../aggregate.ts';
import { Refusal } from '../refusal.ts';
import {
  exceptionStream,
  type ExceptionEvent,
  type ExceptionOpened,
  type Repair,
  type Settlement,
} from './exception-events.ts';
import { say } from '../../words/index.ts';

/** In cents: a second person must approve the end of an exception above this, or of one without an amount. */
export const twoPersonLimitCents = 10_000;

export interface ExceptionState {
  readonly status: 'unknown' | 'open' | 'matched' | Settlement;
  readonly opened?: ExceptionOpened['data'];
  readonly assigneeId?: string;
  readonly repairProposal?: { readonly byId: string; readonly repair: Repair };
  readonly proposal?: { readonly byId: string; readonly how: Settlement; readonly reason: string | null };
}

interface Named<Kind extends string> {
  readonly kind: Kind;
  readonly exceptionId: string;
}

export type ExceptionCommand =
  | (Named<'open'> & { readonly details: ExceptionOpened['data'] })
  | Named<'match'>
  | (Named<'assign'> & { readonly assigneeId: string })
  | (Named<'note'> & { readonly byId: string; readonly note: string })
  | (Named<'repair'> & { readonly byId: string; readonly repair: Repair })
  | (Named<'reopen'> & { readonly byId: string; readonly reason: string })
  | (Named<'settle'> & { readonly byId: string; readonly how: Settlement; readonly reason: string });

function evolve(state: ExceptionState, event: ExceptionEvent): ExceptionState {
  switch (event.type) {
    case 'ExceptionOpened':
      return withoutProposals({ ...state, status: 'open', opened: event.data });
    case 'ExceptionAssigned':
      return { ...state, assigneeId: event.data.assigneeId };
    case 'RepairProposed': {
      const { byId, repair } = event.data;
      return { ...state, repairProposal: { byId, repair } };
    }
    case 'ExceptionRepairTried': {
      const { repairProposal: _repair, ...kept } = state;
      return kept;
    }
    case 'SettlementProposed': {
      const { byId, how, reason } = event.data;
      return { ...state, proposal: { byId, how, reason } };
    }
    case 'ExceptionSettled':
      return withoutProposals({ ...state, status: event.data.how });
    case 'ExceptionReopened':
      return { ...state, status: 'open' };
    case 'ExceptionMatched':
      return withoutProposals({ ...state, status: 'matched' });
    default:
      return state;
  }
}

function withoutProposals({ proposal: _proposal, repairProposal: _repair, ...kept }: ExceptionState): ExceptionState {
  return kept;
}

/** Whether a second person has to approve that an exception with this amount ends by hand. */
export const needsTwoPersons = (amountCents: number | null): boolean =>
  amountCents === null || Math.abs(amountCents) > twoPersonLimitCents;

/** Decides a command on one exception. Throws a Refusal. */
function decide(command: ExceptionCommand, state: ExceptionState): readonly ExceptionEvent[] {
  const { exceptionId } = command;
  if (command.kind === 'open') {
    const { details } = command;
    // An exception that a person ended stays ended, unless its amount changed.
    const isKnown = state.status !== 'unknown' && state.status !== 'matched';
    if (isKnown && state.opened?.amountCents === details.amountCents) return [];
    return [{ type: 'ExceptionOpened', data: details }];
  }
  if (state.opened === undefined) throw new Refusal('NOT_FOUND', say('EXCEPTION_NOT_FOUND'));
  if (command.kind === 'match')
    // This ends even an exception that a person had ended: a write-off must not count on top of money that came after
    // all.
    return state.status === 'matched' ? [] : [{ type: 'ExceptionMatched', data: { exceptionId } }];
  if (command.kind === 'note') {
    const { byId, note } = command;
    return [{ type: 'ExceptionNoted', data: { exceptionId, byId, note } }];
  }
  if (command.kind === 'reopen') {
    const { byId, reason } = command;
    if (state.status !== 'resolved_by_hand' && state.status !== 'written_off')
      throw new Refusal('NOT_ALLOWED_NOW', say('EXCEPTION_NOT_SETTLED'));
    return [{ type: 'ExceptionReopened', data: { exceptionId, byId, reason } }];
  }
  if (state.status !== 'open') throw new Refusal('NOT_ALLOWED_NOW', say('EXCEPTION_CLOSED'));
  switch (command.kind) {
    case 'assign': {
      const { assigneeId } = command;
      return state.assigneeId === assigneeId ? [] : [{ type: 'ExceptionAssigned', data: { exceptionId, assigneeId } }];
    }
    case 'repair':
      return repairOf(command, state);
    case 'settle':
      return settle(command, state, state.opened);
  }
}

/** Repairs that decide against the rules, or move money: two persons have to ask for them. */
const twoPersonRepairs: readonly Repair[] = ['grant_period', 'refund_payment'];

function repairOf(
  { exceptionId, byId, repair }: Extract<ExceptionCommand, { readonly kind: 'repair' }>,
  { repairProposal }: ExceptionState,
): readonly ExceptionEvent[] {
  if (!twoPersonRepairs.includes(repair))
    return [{ type: 'ExceptionRepairTried', data: { exceptionId, byId, approvedById: null, repair } }];
  if (repairProposal?.repair !== repair) return [{ type: 'RepairProposed', data: { exceptionId, byId, repair } }];
  if (repairProposal.byId === byId) throw new Refusal('NOT_ALLOWED_NOW', say('SECOND_PERSON_NEEDED'));
  const data = { exceptionId, byId: repairProposal.byId, approvedById: byId, repair };
  return [{ type: 'ExceptionRepairTried', data }];
}

function settle(
  { exceptionId, byId, how, reason }: Extract<ExceptionCommand, { readonly kind: 'settle' }>,
  { proposal }: ExceptionState,
  { amountCents }: ExceptionOpened['data'],
): readonly ExceptionEvent[] {
  if (!needsTwoPersons(amountCents))
    return [{ type: 'ExceptionSettled', data: { exceptionId, byId, approvedById: null, how, reason } }];
  if (proposal?.how !== how) return [{ type: 'SettlementProposed', data: { exceptionId, byId, how, reason } }];
  if (proposal.byId === byId) throw new Refusal('NOT_ALLOWED_NOW', say('SECOND_PERSON_NEEDED'));
  const data = { exceptionId, byId: proposal.byId, approvedById: byId, how, reason: proposal.reason };
  return [{ type: 'ExceptionSettled', data }];
}

/** One row that does not match, until it does or a person ends it. */
export const exceptionAggregate: Aggregate<ExceptionState, ExceptionCommand, ExceptionEvent> = {
  version: 'exception-3',
  snapshots: false,
  initial: { status: 'unknown' },
  streamOf: exceptionStream,
  evolve,
  decide,
};
