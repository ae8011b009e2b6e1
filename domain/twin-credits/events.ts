import { z } from 'zod';
import { releaseReasons } from '../credits/index.ts';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent } from '../event-type.ts';
import { reversalFields } from '../reversal.ts';

/** Whole Digital Twin credits: one makes one twin. */
const amount = z.int().min(0);
const positive = z.int().min(1);
const time = z.int();
const id = z.string().min(1).max(200);
const allocation = z.array(z.object({ lotId: id, twinCredits: positive }).readonly()).readonly();

/** A Digital Twin was paid for. The fields mean what those of `CreditsGranted` mean. */
const granted = z.object({
  lotId: id,
  twinCredits: positive,
  debtPaidTwinCredits: amount,
  paymentId: id,
  priceCents: amount,
  paidCents: amount,
  currency: z.string(),
  catalogVersion: z.string(),
  itemName: z.string(),
});

/** A credit was set aside while a twin is trained. */
const reserved = z.object({
  holdId: id,
  avatarId: id,
  twinCredits: positive,
  lots: allocation,
  expiresAtMs: time,
  requestHash: z.string(),
});

const settled = { holdId: id, avatarId: id, held: allocation, debtPaid: allocation, returned: allocation };

/** The twin is ready: its credit is used. */
const captured = z.object({ ...settled, capturedTwinCredits: positive });

/** The training failed or was abandoned: the credit paid a debt or returned. */
const released = z.object({ ...settled, reason: z.enum(releaseReasons) });

/** The payment was refunded or disputed. A credit that was already used is owed. */
const clawedBack = z.object({
  paymentId: id,
  lotId: id,
  ...reversalFields,
  takenTwinCredits: amount,
  fromOthers: allocation,
  debtTwinCredits: amount,
});

/** A dispute was won: what was taken last for this payment is undone. */
const restored = z.object({
  paymentId: id,
  lotId: id,
  ...reversalFields,
  debtCancelledTwinCredits: amount,
  debtWrittenOffTwinCredits: amount,
  debtPaid: allocation,
  returned: allocation,
});

/** A reversal that moved no credit: its payment is not granted yet, or not all of it is reversed. */
const reversalNoted = z.object({ paymentId: id, ...reversalFields });

export const twinCreditEventTypes = [
  defineEvent({ type: 'TwinCreditsGranted', version: 1, schema: granted }),
  defineEvent({ type: 'TwinCreditsReserved', version: 1, schema: reserved }),
  defineEvent({ type: 'TwinCreditsCaptured', version: 1, schema: captured }),
  defineEvent({ type: 'TwinCreditsReleased', version: 1, schema: released }),
  defineEvent({ type: 'TwinCreditsClawedBack', version: 1, schema: clawedBack }),
  defineEvent({ type: 'TwinCreditsRestored', version: 1, schema: restored }),
  defineEvent({ type: 'TwinCreditReversalNoted', version: 1, schema: reversalNoted }),
] as const;

export type TwinCreditEvent =
  | DomainEvent<'TwinCreditsGranted', z.infer<typeof granted>>
  | DomainEvent<'TwinCreditsReserved', z.infer<typeof reserved>>
  | DomainEvent<'TwinCreditsCaptured', z.infer<typeof captured>>
  | DomainEvent<'TwinCreditsReleased', z.infer<typeof released>>
  | DomainEvent<'TwinCreditsClawedBack', z.infer<typeof clawedBack>>
  | DomainEvent<'TwinCreditsRestored', z.infer<typeof restored>>
  | DomainEvent<'TwinCreditReversalNoted', z.infer<typeof reversalNoted>>;

/** The stream that holds one user's Digital Twin credits. */
export const twinCreditStream = (userId: string): string => `twincredits-${userId}`;
