import { availableCredits, type CreditState, heldCredits, sumOf } from '../../../domain/credits/index.ts';
import { creditStepOf, isSelfCredit } from '../../../projection-service/index.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { assetOf } from '../audit/reads.ts';
import { reasonOf } from '../credits/wording.ts';
import { actorLabel, describeStep } from './reads.ts';
import { credits, dateTime } from '../../scalars.ts';

const optionalTime = (time: number | null): string | null => (time === null ? null : dateTime(time));

/** The account at an instant, in credits. */
function balanceAt(state: CreditState, moment: number) {
  const available = availableCredits(state, moment);
  const recorded = state.lots.reduce((sum, lot) => sum + lot.available, 0);
  const held = heldCredits(state);
  const heldOf = (lotId: string): number =>
    sumOf(state.holds.flatMap((hold) => hold.lots).filter((part) => part.lotId === lotId));
  const lots = state.lots
    .map((lot) => ({ ...lot, held: heldOf(lot.lotId) }))
    .filter((lot) => lot.available > 0 || lot.held > 0)
    .toSorted((a, b) => (a.expiresAt ?? Infinity) - (b.expiresAt ?? Infinity) || 0);
  return {
    available: credits(available),
    held: credits(held),
    total: credits(available + held),
    debt: credits(state.debt),
    lapsed: credits(recorded - available),
    issued: credits(state.totals.issued),
    used: credits(state.totals.consumed),
    expired: credits(state.totals.expired),
    clawedBack: credits(state.totals.clawedBack),
    adjustedOut: credits(state.totals.adjustedOut),
    writtenOff: credits(state.totals.writtenOff),
    lots: lots.map(({ lotId, source, available, held, expiresAt }) => ({
      lotId,
      source: source.toUpperCase() as Uppercase<typeof source>,
      available: credits(available),
      held: credits(held),
      expiresAt: optionalTime(expiresAt),
      lapsed: expiresAt !== null && expiresAt <= moment,
    })),
    holds: state.holds.map(({ heldFor: videoId, lots, placedAt }) => ({
      videoId,
      credits: credits(sumOf(lots)),
      placedAt: dateTime(placedAt),
    })),
  };
}

/** What histories of credit accounts have beside the rest. */
export const creditAuditResolvers: Resolvers = {
  AuditHistory: {
    balance: ({ kind, state, moment }) => (kind === 'credits' ? balanceAt(state as CreditState, moment) : null),
    curve: async ({ kind, id }, _args, { services }) =>
      kind === 'credits' ? [...(await services.auditor.curve(id))] : null,
  },
  CreditAuditPoint: {
    time: ({ time }) => dateTime(time),
    available: ({ available }) => credits(available),
    held: ({ held }) => credits(held),
  },
  AuditEvent: {
    credits: (event) => (event.history.kind === 'credits' ? creditStepOf(event, event.after as CreditState) : null),
    selfCredit: ({ history: { kind, id }, actor }) => assetOf(kind) !== undefined && isSelfCredit(actor, id),
  },
  CreditStep: {
    kind: ({ movement }) => movement?.kind ?? null,
    amount: ({ movement }) => credits(movement?.amount ?? 0),
    change: ({ change }) => credits(change),
    availableAfter: ({ availableAfter }) => credits(availableAfter),
    heldAfter: ({ heldAfter }) => credits(heldAfter),
    debtAfter: ({ debtAfter }) => credits(debtAfter),
    description: (step, _args, context) => describeStep(step, context),
    reason: ({ movement }, _args, context) => {
      const reason = movement && reasonOf(movement);
      return reason && context.inWords(reason);
    },
    videoId: ({ movement }) => movement?.videoId ?? null,
    paymentId: ({ movement }) => movement?.paymentId ?? null,
  },
  Actor: { label: (actor, _args, context) => actorLabel(actor, context) },
};
