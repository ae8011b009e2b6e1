import { z } from 'zod';
import { adminCredits, limits } from '../../../domain/catalog.ts';
import { actPurposes, type Asset } from '../../../domain/credits/index.ts';
import { instant } from '../../../domain/time.ts';
import { id, reason } from '../../../domain/fields.ts';
import { issue } from '../../../domain/issue.ts';
import { seenBalance, seenIn, units } from '../../input/seen-balance.ts';

const { min, max } = limits.reasonCharacters;
const optionalText = z
  .string()
  .trim()
  .max(max, issue('REASON_LENGTH', { min, max }))
  .refine((text) => text === '' || text.length >= min, issue('REASON_LENGTH', { min, max }))
  .nullish()
  .transform((text) => text || null);

const steps = { minutes: 0.5, twins: 1 } as const;
const wrongAmount = {
  minutes: issue('AMOUNT_NOT_HALVES', { max: adminCredits.max }),
  twins: issue('AMOUNT_NOT_WHOLE', { max: adminCredits.max }),
} as const;

const target = {
  userId: id,
  asset: z.enum(['CREDITS', 'DIGITAL_TWINS']).transform((asset): Asset => (asset === 'CREDITS' ? 'minutes' : 'twins')),
  seen: seenBalance,
  note: optionalText,
};
const change = {
  ...target,
  amount: z.number(),
  purpose: z.string().toLowerCase().pipe(z.enum(actPurposes)),
  customerText: reason,
};

const giveFields = z.object({
  ...change,
  expiresAt: instant(issue('EXPIRY_NOT_AHEAD'))
    .nullish()
    .transform((time) => time ?? null),
});

/** `giveCredits` and `takeCredits`, in the units of the ledger. */
export const changeCreditsInput = giveFields.transform(({ amount, asset, seen, customerText, ...rest }, context) => {
  const step = steps[asset];
  if (amount < step || amount > adminCredits.max || !Number.isInteger(amount / step)) {
    context.addIssue({ code: 'custom', path: ['amount'], message: wrongAmount[asset] });
    return z.NEVER;
  }
  return { ...rest, asset, amount: units[asset](amount), seen: seenIn(asset, seen), reason: customerText };
});

/** `undoCredits`. */
export const undoCreditsInput = z
  .object({ ...target, id, customerText: optionalText })
  .transform(({ id: adjustmentId, asset, seen, customerText, ...rest }) => ({
    ...rest,
    adjustmentId,
    asset,
    seen: seenIn(asset, seen),
    reason: customerText,
  }));
