import { statementAggregate } from '../../domain/finance/index.ts';
import type { Dependencies } from '../dependencies.ts';
import type { ProviderEvent } from '../providers/payments/port.ts';
import { contextFor, type Caller } from './context.ts';
import { isPermanent } from './provider-errors.ts';

/** The objects that a webhook names; all are read from the provider again. */
export type PaymentReport = {
  readonly [Field in 'paymentId' | 'subscriptionId' | 'customerId' | 'notUnderstood']: ProviderEvent[Field] | undefined;
};

/**
 * Records the effects of a webhook, for its payment and its subscription separately. A failure that no retry can fix is
 * recorded as not understood, for finance; any other is thrown at the end.
 */
export function createPaymentReports(
  {
    executor,
    paymentProvider,
    billingSync,
    customerSync,
  }: Pick<Dependencies, 'executor' | 'paymentProvider' | 'billingSync' | 'customerSync'>,
  syncPayment: (paymentId: string, caller: Caller) => Promise<void>,
): (report: PaymentReport, caller: Caller) => Promise<void> {
  const note = async (objectId: string, reason: string | null, caller: Caller): Promise<void> => {
    const { name: provider } = paymentProvider;
    const { notUnderstood } = (await executor.load(statementAggregate, provider)).state;
    if (notUnderstood.includes(objectId) === (reason !== null)) return;
    const command = { kind: 'object' as const, provider, objectId, userId: null, reason };
    await executor.execute(statementAggregate, provider, command, contextFor(caller, `note-object-${objectId}`));
  };

  return async ({ paymentId, subscriptionId, customerId, notUnderstood }, caller) => {
    if (notUnderstood) return note(notUnderstood.objectId, notUnderstood.reason, caller);
    const failed: unknown[] = [];
    const run = async (objectId: string, work: Promise<void>, isOver = true): Promise<void> => {
      try {
        await work;
        if (isOver) await note(objectId, null, caller);
      } catch (error) {
        if (isPermanent(error)) await note(objectId, String(error).slice(0, 500), caller);
        else failed.push(error);
      }
    };
    if (paymentId !== undefined) await run(paymentId, syncPayment(paymentId, caller));
    // Reading a subscription records by itself whether it was understood.
    if (subscriptionId !== undefined) await run(subscriptionId, billingSync(subscriptionId, caller), false);
    // A payment names its account, too; the account's other objects have separate webhooks.
    else if (customerId !== undefined && paymentId === undefined)
      await run(customerId, customerSync(customerId, caller));
    if (failed.length > 0) throw failed[0];
  };
}
