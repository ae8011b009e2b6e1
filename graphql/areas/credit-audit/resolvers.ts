import { availableCredits, type Asset, type CreditState, heldCredits, sumOf } from '../../../domain/credits/index.ts';
import { creditStepOf, isSelfCredit } from '../../../projection-service/index.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { assetOf } from '../audit/reads.ts';
import { reasonOf } from '../credits/wording.ts';
import { actorLabel, describeStep } from './reads.ts';
import { credits, dateTime } from '../../scalars.ts';

const optionalTime = (time: number | null): string | null => (time === null ? null : dateTime(time));

/** How amounts of an asset are shown: Digital Twins are counted, credits are stored in halves. */
const unitOf = (asset: Asset): ((amount: number) => number) => (asset === 'minutes' ? credits : (amount) => amount);

/** The account at an instant. */
function balanceAt(state: CreditState, moment: number, asset: Asset) {
  const told = unitOf(asset);
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
    available: told(available),
    held: told(held),
    total: told(available + held),
    debt: told(state.debt),
    lapsed: told(recorded - available),
    issued: told(state.totals.issued),
    used: told(state.totals.consumed),
    expired: told(state.totals.expired),
    clawedBack: told(state.totals.clawedBack),
    adjustedOut: told(state.totals.adjustedOut),
    writtenOff: told(state.totals.writtenOff),
    lots: lots.map(({ lotId, source, available, held, expiresAt }) => ({
      lotId,
      source: source.toUpperCase() as Uppercase<typeof source>,
      available: told(available),
      held: told(held),
      expiresAt: optionalTime(expiresAt),
      lapsed: expiresAt !== null && expiresAt <= moment,
    })),
    holds: state.holds.map(({ heldFor: videoId, lots, placedAt }) => ({
      videoId,
      credits: told(sumOf(lots)),
      placedAt: dateTime(placedAt),
    })),
  };
}

/** The fields that only histories of credit accounts have. */
export const creditAuditResolvers: Resolvers = {
  AuditHistory: {
    balance: ({ kind, state, moment }) => {
      const asset = assetOf(kind);
      return asset === undefined ? null : balanceAt(state as CreditState, moment, asset);
    },
    curve: async ({ kind, id }, _args, { services }) =>
      kind === 'credits' ? [...(await services.auditor.curve(id))] : null,
  },
  CreditAuditPoint: {
    time: ({ time }) => dateTime(time),
    available: ({ available }) => credits(available),
    held: ({ held }) => credits(held),
  },
  AuditEvent: {
    credits: (event) => {
      const asset = assetOf(event.history.kind);
      return asset === undefined ? null : { ...creditStepOf(event, event.after as CreditState), asset };
    },
    selfCredit: ({ history: { kind, id }, actor }) => assetOf(kind) !== undefined && isSelfCredit(actor, id),
  },
  CreditStep: {
    kind: ({ movement }) => movement?.kind ?? null,
    amount: ({ movement, asset }) => unitOf(asset)(movement?.amount ?? 0),
    change: ({ change, asset }) => unitOf(asset)(change),
    availableAfter: ({ availableAfter, asset }) => unitOf(asset)(availableAfter),
    heldAfter: ({ heldAfter, asset }) => unitOf(asset)(heldAfter),
    debtAfter: ({ debtAfter, asset }) => unitOf(asset)(debtAfter),
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
