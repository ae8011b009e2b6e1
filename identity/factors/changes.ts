import { z } from 'zod';

export const factorChangeSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('SecondFactorEnabled') }),
  z.object({ type: z.literal('SecondFactorDisabled'), byOperator: z.boolean() }),
  z.object({ type: z.literal('SecondFactorMoved'), changeId: z.string() }),
  z.object({ type: z.literal('RecoveryCodesRenewed'), changeId: z.string() }),
  z.object({ type: z.literal('PasskeyAdded'), passkeyId: z.string(), name: z.string() }),
  z.object({ type: z.literal('PasskeyRemoved'), passkeyId: z.string(), byOperator: z.boolean() }),
]);

/** A change in the way an account signs in; the log records it as an event of the user. */
export type FactorChange = z.infer<typeof factorChangeSchema>;

/** Records a change as an event; repeated with the same id it changes nothing. */
export type RecordFactorChange = (accountId: string, change: FactorChange, id: string) => Promise<void>;

/** Stores a change in the transaction that makes it; it is recorded even if the process dies in between. */
export type AddFactorChange = (accountId: string, change: FactorChange) => void;
