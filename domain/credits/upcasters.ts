import { liftReversal, rename } from '../upcasting.ts';

/** From version 1, with titles and reasons in clear text and no units in field names, to version 2. */
export const upcasters = {
  CreditsGranted: rename(
    { debtPaid: 'debtPaidHalfCredits', expiresAt: 'expiresAtMs', description: 'itemName' },
    { currency: 'usd' },
  ),
  CreditsReserved: rename({ expiresAt: 'expiresAtMs', fingerprint: 'requestHash', description: null }),
  CreditsCaptured: rename(
    { captured: 'capturedHalfCredits', expired: 'expiredHalfCredits', description: null, seconds: null },
    ({ seconds }) => ({ durationMs: Math.round(Number(seconds) * 1_000) }),
  ),
  CreditsReleased: rename({ expired: 'expiredHalfCredits', description: null }),
  CreditsClawedBack: rename(
    { taken: 'takenHalfCredits', debt: 'debtHalfCredits', disputedCents: null, dispute: null },
    liftReversal,
  ),
  CreditsRestored: rename(
    {
      debtCancelled: 'debtCancelledHalfCredits',
      debtWrittenOff: 'debtWrittenOffHalfCredits',
      expired: 'expiredHalfCredits',
      disputedCents: null,
      dispute: null,
    },
    liftReversal,
  ),
  CreditReversalNoted: rename({ disputedCents: null, dispute: null }, liftReversal),
  CreditsAdjusted: rename({
    before: 'beforeHalfCredits',
    after: 'afterHalfCredits',
    added: 'addedHalfCredits',
    debtCleared: 'debtClearedHalfCredits',
  }),
};

/** A grant of version 2 was all that its payment bought. */
export const withPaidCents = rename({}, ({ priceCents = 0 }) => ({ paidCents: priceCents }));
