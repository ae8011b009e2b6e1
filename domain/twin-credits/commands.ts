import type { CreditsReleased } from '../credits/index.ts';
import type { ReversePayment } from '../credits/index.ts';

export interface GrantTwinCredits {
  readonly kind: 'grant';
  readonly lotId: string;
  readonly twinCredits: number;
  readonly paymentId: string;
  readonly priceCents: number;
  /** What the whole payment cost, of which `priceCents` is a part. */
  readonly paidCents: number;
  readonly currency: string;
  readonly catalogVersion: string;
  readonly itemName: string;
}

/** Sets one credit aside for a twin. */
export interface ReserveTwinCredit {
  readonly kind: 'reserve';
  readonly holdId: string;
  readonly avatarId: string;
  /** When the hold times out if nothing settles it, milliseconds. */
  readonly expiresAt: number;
  readonly requestHash: string;
  readonly keyed: boolean;
}

export interface CaptureTwinCredit {
  readonly kind: 'capture';
  readonly holdId: string;
}

export interface ReleaseTwinCredit {
  readonly kind: 'release';
  readonly holdId: string;
  readonly reason: CreditsReleased['data']['reason'];
}

export type TwinCreditCommand =
  | GrantTwinCredits
  | ReserveTwinCredit
  | CaptureTwinCredit
  | ReleaseTwinCredit
  | ReversePayment;
