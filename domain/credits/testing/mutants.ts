import type { Mutant, Patch } from '../../testing/mutate.ts';

const decide = (find: string, put: string): Patch => ({ file: 'decide.ts', find, put });
const acts = (find: string, put: string): Patch => ({ file: 'acts.ts', find, put });
const state = (find: string, put: string): Patch => ({ file: 'state.ts', find, put });
const lots = (find: string, put: string): Patch => ({ file: 'lots.ts', find, put });
const reversals = (find: string, put: string): Patch => ({ file: 'reversals.ts', find, put });
const postings = (find: string, put: string): Patch => ({ file: 'postings.ts', find, put });

/** Leaves a captured hold open, as the two mistakes about settling twice require. */
const capturedHoldStays = state(
  'holds: state.holds.filter((hold) => hold.holdId !== holdId),',
  "holds: event.type === 'CreditsCaptured' ? state.holds : state.holds.filter((hold) => hold.holdId !== holdId),",
);

/** Known mistakes of ledgers of this kind: the model test must find every one. */
export const knownMistakes: readonly Mutant[] = [
  {
    name: 'no-payment-dedupe',
    patches: [
      decide(
        'paymentId === null ? state.unpaidLots.includes(lotId) : lookUp(state.payments, paymentId)',
        'paymentId === null && state.unpaidLots.includes(lotId)',
      ),
      decide(
        'state.unpaidLots.includes(lotId) || Object.values(state.payments).some((paid) => paid.lotId === lotId)',
        'state.unpaidLots.includes(lotId)',
      ),
    ],
  },
  {
    name: 'no-balance-check',
    patches: [
      decide('if (missing > 0) {', 'if (missing > 0 && state.debt > 0) {'),
      lots('if (sumOf(parts) < amount) throw', 'if (false) throw'),
    ],
  },
  { name: 'fifo-ignores-expiry', patches: [lots('(a.expiresAt ?? Infinity) - (b.expiresAt ?? Infinity) || 0', '0')] },
  {
    name: 'expiry-forgets',
    patches: [
      postings(
        "      post('lot', -amount, lotId);\n      post('expired', amount);",
        "      post('lot', -amount, lotId);",
      ),
    ],
  },
  {
    name: 'expiry-eats-holds',
    patches: [
      decide(
        'lotId: lot.lotId, amount: lot.available, cause }',
        'lotId: lot.lotId, amount: lot.available + sumOf(state.holds.flatMap((hold) => hold.lots.filter((part) => part.lotId === lot.lotId))), cause }',
      ),
    ],
  },
  {
    name: 'double-capture',
    patches: [
      capturedHoldStays,
      decide('const back = giveBack(', 'if (state.settled.includes(holdId)) return [];\n  const back = giveBack('),
    ],
  },
  {
    name: 'overcapture',
    patches: [decide('const capturedAmount = Math.min(used, sumOf(held));', 'const capturedAmount = used;')],
  },
  {
    name: 'partial-capture-keeps-rest',
    patches: [
      decide(
        'capturedAmount, ...rest, durationMs',
        'capturedAmount, ...rest, debtPaid: [], returned: [], expiredAmount: 0, durationMs',
      ),
    ],
  },
  {
    name: 'release-after-capture',
    patches: [
      capturedHoldStays,
      decide(
        'const capturedAmount = Math.min(',
        'if (state.settled.includes(holdId)) return [];\n  const capturedAmount = Math.min(',
      ),
    ],
  },
  {
    name: 'release-revives-expired',
    patches: [lots('lot.lotId === part.lotId && isLive(lot, now)', 'lot.lotId === part.lotId')],
  },
  {
    name: 'refund-first-lost',
    patches: [decide('paymentId !== null && noted ? reverse(', 'paymentId !== null && noted && false ? reverse(')],
  },
  {
    name: 'clawback-negative',
    patches: [reversals('const taken = Math.min(left, due);', 'const taken = left > 0 ? due : 0;')],
  },
  {
    name: 'set-includes-holds',
    patches: [
      acts(
        'beforeAmount: availableCredits(state, now),',
        'beforeAmount: availableCredits(state, now) + state.holds.flatMap((hold) => hold.lots).reduce((sum, part) => sum + part.amount, 0),',
      ),
    ],
  },
  {
    name: 'hold-leak',
    patches: [
      decide(
        'if (!hold) return [];\n  const { heldFor, lots: held } = hold;\n  const back',
        "if (!hold || reason === 'timed_out') return [];\n  const { heldFor, lots: held } = hold;\n  const back",
      ),
    ],
  },
  {
    name: 'debt-ignored',
    patches: [decide('debtPaidAmount: Math.min(state.debt, amount)', 'debtPaidAmount: 0')],
  },
];

/** Mistakes that are specific to this ledger. */
export const ownMistakes: readonly Mutant[] = [
  { name: 'expires-a-moment-late', patches: [lots('now < lot.expiresAt)', 'now <= lot.expiresAt)')] },
  {
    name: 'clock-that-was-ahead-ends-new-lots',
    patches: [decide('const expired = lapse(state, now);', 'const expired = lapse(state, Math.max(now, state.time));')],
  },
  { name: 'ended-lot-lives-again', patches: [lots('!lot.ended && ', '')] },
  { name: 'double-click-ignored', patches: [decide('sameId ?? (keyed ?', 'sameId ?? (true ?')] },
  { name: 'double-click-lasts-too-long', patches: [decide('hold.placedAt > since', 'hold.placedAt >= since')] },
  {
    name: 'key-reuse-accepted',
    patches: [decide('if (repeated && repeated.requestHash !== command.requestHash) throw idReused();', '')],
  },
  {
    name: 'names-of-objects-are-ids',
    patches: [state('Object.hasOwn(record, id) ? record[id] : undefined', 'record[id]')],
  },
  {
    name: 'reverses-in-proportion-to-the-item',
    patches: [state('amount, paidCents, clawedBack: 0', 'amount, paidCents: grant.priceCents, clawedBack: 0')],
  },
  { name: 'refund-rounds-up', patches: [reversals('return Math.floor(', 'return Math.ceil(')] },
  {
    name: 'refund-and-dispute-both-count-in-full',
    patches: [
      reversals(
        'Math.min(reversal.refundedCents + disputedCents(reversal), paidCents)',
        'reversal.refundedCents + disputedCents(reversal)',
      ),
    ],
  },
  {
    name: 'refund-takes-for-expired-credits',
    patches: [reversals('return Math.min(due, notExpired);', 'return due;')],
  },
  {
    name: 'expiry-after-a-hold-uncounted',
    patches: [state('return withExpired(settled, lapsedOf(rest, [...debtPaid, ...returned]));', 'return settled;')],
  },
  {
    name: 'expiry-after-a-dispute-uncounted',
    patches: [
      state('return withExpired(restored, lapsedOf(lotParts(last), [...debtPaid, ...returned]));', 'return restored;'),
    ],
  },
  {
    name: 'late-report-believed',
    patches: [
      reversals(
        'const reversal = mergeReversal(known, command);',
        'const reversal = { refundedCents: command.refundedCents, failedRefunds: command.failedRefunds, disputes: command.disputes };',
      ),
    ],
  },
  {
    name: 'debt-before-other-lots',
    patches: [
      reversals(
        'fromOthers: allocate(others, covered), debtAmount: due - taken - covered',
        'fromOthers: [], debtAmount: due - taken',
      ),
    ],
  },
  {
    name: 'won-dispute-takes-the-oldest',
    patches: [{ file: 'taken.ts', find: 'taken.toReversed()', put: '[...taken]' }],
  },
  {
    name: 'lost-dispute-is-final',
    patches: [state("status !== 'won'", "status === 'open'")],
  },
  {
    name: 'grant-pays-no-claim',
    patches: [
      state('const taken = payDebts(state.taken, debtPaid > 0 ?', 'const taken = payDebts(state.taken, false ?'),
    ],
  },
  {
    name: 'paid-up-lot-forgotten',
    patches: [state('...taken].map((part) => part.lotId)', '].map((part) => part.lotId)')],
  },
  {
    name: 'written-off-debt-given-back',
    patches: [
      {
        file: 'act-records.ts',
        find: 'debtCleared > 0 ? writeOffDebts(paid) : paid',
        put: "debtCleared > 0 ? paid.filter((piece) => piece.from !== 'debt') : paid",
      },
    ],
  },
  { name: 'renewal-leaves-holds-alive', patches: [state('isRenewedBy(lot, grant) ? { ...lot,', 'false ? { ...lot,')] },
  { name: 'late-renewal-ends-the-current-period', patches: [lots('|| lot.expiresAt < grant.expiresAtMs', '|| true')] },
  { name: 'late-paid-period-ends-others', patches: [lots('if (grant.isApart || lot.isApart) return false;', '')] },
  {
    name: 'act-repeats',
    patches: [acts('state.acts.some((act) => act.adjustmentId === adjustmentId)', 'false')],
  },
  {
    name: 'act-on-a-balance-that-moved',
    patches: [acts('if (seen.revision === revision && seen.available === available) return;', 'return;')],
  },
  { name: 'act-on-a-revision-that-moved', patches: [acts('seen.revision === revision && ', '')] },
  {
    name: 'gift-ignores-its-expiry',
    patches: [
      state(
        'expiresAt: expiresAtMs, ended: false, isApart: false }];\n  }\n  return',
        'expiresAt: null, ended: false, isApart: false }];\n  }\n  return',
      ),
    ],
  },
  { name: 'gift-pays-no-debt', patches: [acts('Math.min(state.debt, addedAmount)', '0')] },
  { name: 'undone-twice', patches: [acts("if (act.undoneBy !== null) return say('UNDO_DONE_BEFORE');", '')] },
  {
    name: 'undo-of-used-credits',
    patches: [acts('if ((own?.available ?? 0) !== opened) return', 'if (false) return')],
  },
  { name: 'undo-revives-expired', patches: [acts('!lot || !isLive(lot, now)', '!lot')] },
  { name: 'undo-after-a-refund', patches: [acts('reversedOf(state, part.lotId) !== part.reversed', 'false')] },
  { name: 'undo-beside-a-debt', patches: [acts('availableCredits(state, now) + undoChange(act) > 0 ?', 'false ?')] },
  {
    name: 'undo-of-a-debt-that-changed',
    patches: [acts('act.debtsReturned || !sameTaken(expected, state.taken)', 'false')],
  },
  {
    name: 'undo-forgets-whose-debt-it-was',
    patches: [state('taken: undone.takenBefore ?? state.taken', 'taken: state.taken')],
  },
  { name: 'emptied-lot-forgotten', patches: [state('|| (!ended && removed.has(lotId))', '')] },
  {
    name: 'undo-puts-all-into-one-lot',
    patches: [
      acts(
        'returned: act.removed.map(({ lotId, amount }) => ({ lotId, amount })),',
        'returned: act.removed.map(({ amount }) => ({ lotId: act.removed[0]?.lotId ?? "", amount })),',
      ),
    ],
  },
];
