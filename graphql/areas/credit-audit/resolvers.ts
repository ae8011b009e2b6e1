import { availableCredits, type CreditState, heldCredits, sumOf } from '../../../domain/credits/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { readInstant } from '../../../domain/time.ts';
import { defined } from '../../../lib/defined.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { reasonOf } from '../credits/wording.ts';
import { actorLabel, describeEvent, requireAuditable } from './reads.ts';
import { credits, dateTime } from '../../scalars.ts';
import { say } from '../../../words/index.ts';

const rows = { earlier: 25, later: 10, most: 200 } as const;

function rowsOf(name: 'earlier' | 'later', requested: number | null | undefined): number {
  const count = requested ?? rows[name];
  if (count < 0 || count > rows.most)
    throw new Refusal('INVALID_INPUT', say('FIELD_OUT_OF_RANGE', { field: name, least: 0, most: rows.most }));
  return count;
}

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

/** The replay of a credit account, for administrators. */
export const creditAuditResolvers: Resolvers = {
  Query: {
    creditAudit: async (_root, { userId, revision, time, earlier, later }, context) => {
      await requireAuditable(context, userId);
      const [atRevision, atTime] = [revision ?? undefined, time ?? undefined];
      if (atRevision !== undefined && atTime !== undefined) throw new Refusal('INVALID_INPUT', say('REVISION_OR_TIME'));
      return context.services.auditor.at({
        userId,
        earlier: rowsOf('earlier', earlier),
        later: rowsOf('later', later),
        ...defined({ revision: atRevision, time: atTime === undefined ? undefined : readInstant(atTime) }),
      });
    },
    creditVerification: async (_root, { userId }, context) => {
      await requireAuditable(context, userId);
      return context.services.auditor.verify(userId);
    },
  },
  CreditAudit: {
    obstacle: ({ obstacle }, _args, { inWords }) => obstacle && inWords(obstacle),
    firstEventAt: ({ firstEventAt }) => optionalTime(firstEventAt),
    lastEventAt: ({ lastEventAt }) => optionalTime(lastEventAt),
    replayedTo: ({ replayedTo }) => optionalTime(replayedTo),
    moment: ({ moment }) => dateTime(moment),
    balance: ({ state, moment }) => balanceAt(state, moment),
    events: ({ events }) => [...events],
    curve: ({ curve }) => [...curve],
  },
  CreditAuditPoint: {
    time: ({ time }) => dateTime(time),
    available: ({ available }) => credits(available),
    held: ({ held }) => credits(held),
  },
  CreditAuditEvent: {
    time: ({ time }) => dateTime(time),
    kind: ({ movement }) => movement?.kind ?? null,
    amount: ({ movement }) => credits(movement?.amount ?? 0),
    change: ({ change }) => credits(change),
    availableAfter: ({ availableAfter }) => credits(availableAfter),
    heldAfter: ({ heldAfter }) => credits(heldAfter),
    debtAfter: ({ debtAfter }) => credits(debtAfter),
    description: (event, _args, context) => describeEvent(event, context),
    reason: ({ movement }, _args, context) => {
      const reason = movement && reasonOf(movement);
      return reason && context.inWords(reason);
    },
    videoId: ({ movement }) => movement?.videoId ?? null,
    paymentId: ({ movement }) => movement?.paymentId ?? null,
  },
  CreditVerification: {
    checkedAt: ({ checkedAt }) => dateTime(checkedAt),
    differences: ({ differences }, _args, { inWords }) => differences.map(inWords),
    finding: ({ finding }, _args, { inWords }) => finding && inWords(finding),
  },
  Actor: { label: (actor, _args, context) => actorLabel(actor, context) },
};
