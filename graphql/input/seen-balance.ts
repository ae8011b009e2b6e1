import { z } from 'zod';
import { toHalfCredits } from '../../domain/catalog.ts';

/** A number of credits or Digital Twins in the unit of the ledger. */
export const units = {
  minutes: (amount: number): number => toHalfCredits(amount),
  twins: (amount: number): number => amount,
} as const;

/** The account as an administrator saw it, in credits or whole Digital Twins. */
export const seenBalance = z.object({ revision: z.int().min(-1), available: z.number().min(0).multipleOf(0.5) });

/** The same in the unit of the ledger. */
export const seenIn = (asset: keyof typeof units, { revision, available }: z.infer<typeof seenBalance>) => ({
  revision,
  available: units[asset](available),
});
