import { monthlyPlan } from '../../domain/catalog.ts';
import type { Position } from '../../domain/envelope.ts';
import type { PurchasedItem } from '../../domain/payments/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import {
  alreadySubscribed,
  isLiveSubscription,
  subscriptionAggregate,
  type Subscription,
  type SubscriptionState,
} from '../../domain/subscriptions/index.ts';
import type { Dependencies } from '../dependencies.ts';
import type { BilledItem, SavedCard } from '../providers/payments/billing-port.ts';
import type { PaymentRequest } from '../providers/payments/port.ts';
import { contextFor, type Caller } from '../support/context.ts';
import { isClosed, isGone, refuse } from '../support/provider-errors.ts';
import { createPurchases, type OpenedPurchase, type Order } from '../support/purchases.ts';
import { say } from '../../words/index.ts';

export interface StartedSubscription extends OpenedPurchase {
  readonly subscriptionId: string;
}

/** The position of the log after a command on a subscription. */
export interface ChangedSubscription {
  readonly position: Position;
}

export interface SubscriptionCommands {
  /**
   * Opens the first payment of the plan, with a bundle and a Digital Twin in the same payment if they are ordered.
   * Throws CONFLICT while the user is subscribed, PRICE_CHANGED for figures that differ from the catalog.
   */
  start(userId: string, email: string | undefined, order: Order, caller: Caller): Promise<StartedSubscription>;
  /** Schedules the end at the end of the period. Throws CONFLICT when there is nothing to cancel. */
  cancel(userId: string, caller: Caller): Promise<ChangedSubscription>;
  /** Undoes `cancel` before the period ends. Throws CONFLICT when no end is scheduled. */
  reactivate(userId: string, caller: Caller): Promise<ChangedSubscription>;
  /**
   * Opens the provider's customer portal of this user, also before the first subscription: a card can be saved there.
   *
   * @param email for the provider's receipts
   * @param returnUrl where the portal leads back to; ours, never from a browser
   */
  openPortal(
    userId: string,
    email: string | undefined,
    returnUrl: string,
    caller: Caller,
  ): Promise<{ readonly url: string; readonly position: Position }>;
  /** The card that renewals are charged to. */
  savedCard(userId: string): Promise<SavedCard | null>;
  /** A webhook or the poller reports a change: reads the subscription from the provider and records what changed, once. */
  sync(subscriptionId: string, caller: Caller): Promise<void>;
}

const nothingToCancel = (): Refusal => new Refusal('CONFLICT', say('NOTHING_TO_CANCEL'));
const nothingToReactivate = (): Refusal => new Refusal('CONFLICT', say('NOTHING_TO_REACTIVATE'));

export function createSubscriptionCommands(
  dependencies: Pick<
    Dependencies,
    'executor' | 'paymentProvider' | 'billingProvider' | 'quoteFor' | 'planPeriod' | 'billingSync'
  >,
): SubscriptionCommands {
  const { executor, paymentProvider, billingProvider: billing, planPeriod, billingSync } = dependencies;
  const purchases = createPurchases(dependencies);

  const stateOf = async (userId: string): Promise<SubscriptionState> =>
    (await executor.load(subscriptionAggregate, userId)).state;
  const currentOf = async (userId: string): Promise<Subscription | undefined> => (await stateOf(userId)).current;

  /** Makes an account at the provider and records its owner. */
  const openCustomer = async (
    userId: string,
    email: string | undefined,
    gone: readonly string[],
    caller: Caller,
  ): Promise<string> => {
    const customerId = await billing.customerOf(userId, email, gone).catch(refuse);
    const opened = { userId, customerId, provider: paymentProvider.name };
    const context = contextFor(caller, 'open-customer', { stableId: customerId, subject: userId });
    await executor.execute(subscriptionAggregate, userId, { kind: 'open_customer', opened }, context);
    return customerId;
  };

  /** Makes way for a new checkout: refuses a second subscription, and closes a checkout that was left open. */
  const makeWay = async (userId: string, paymentKey: string, caller: Caller): Promise<void> => {
    const current = await currentOf(userId);
    if (current?.status === 'incomplete') {
      if (current.order !== paymentKey) await billing.abandonCheckout(current.subscriptionId).catch(refuse);
      // It may be paid or expired by now, before its webhook has arrived.
      await billingSync(current.subscriptionId, caller);
    }
    const left = await currentOf(userId);
    if (left && isLiveSubscription(left)) throw alreadySubscribed();
  };

  const open = async (request: PaymentRequest, items: readonly PurchasedItem[], caller: Caller) => {
    const { userId, paymentKey, currency } = request;
    await makeWay(userId, paymentKey, caller);
    const customerId = (await stateOf(userId)).customers.at(-1);
    const plan = items.find(({ kind }) => kind === 'plan');
    if (!plan) throw new Refusal('INVALID_INPUT', say('PLAN_UNKNOWN'));
    const started = await billing
      .startSubscription({
        ...(customerId === undefined ? {} : { customerId }),
        plan,
        recurring: items.filter(({ kind }) => kind === 'addon').map(billed),
        once: items.filter(({ kind }) => kind === 'bundle' || kind === 'twin').map(billed),
        periodMs: planPeriod,
        payment: request,
      })
      .catch(refuse);
    const { subscriptionId, invoiceId, paymentId, clientSecret } = started;
    const { id, name, priceCents, halfCredits, catalogVersion } = plan;
    const command = {
      kind: 'start' as const,
      started: {
        userId,
        subscriptionId,
        plan: { id, name, priceCents, currency, halfCredits, catalogVersion },
        provider: paymentProvider.name,
        customerId: started.customerId,
        paymentId,
        invoiceId,
        order: paymentKey,
      },
    };
    const context = contextFor(caller, 'start-subscription', { stableId: subscriptionId, subject: userId });
    try {
      await executor.execute(subscriptionAggregate, userId, command, context);
    } catch (error) {
      // Another checkout was faster. Nobody knows the secret of this one.
      if (error instanceof Refusal) await billing.abandonCheckout(subscriptionId).catch(() => undefined);
      throw error;
    }
    // A credit balance or a coupon settled it. Its invoice, which exists already, decides what it grants.
    if (clientSecret === null) await billingSync(subscriptionId, caller);
    return { subscriptionId, invoiceId, providerPaymentId: paymentId, clientSecret };
  };

  const setEnd = async (userId: string, cancel: boolean, caller: Caller): Promise<ChangedSubscription> => {
    const current = await currentOf(userId);
    const isPossible = current && isLiveSubscription(current) && (cancel || current.endsAtPeriodEnd);
    if (!isPossible) throw cancel ? nothingToCancel() : nothingToReactivate();
    const isOver =
      current.endsAtPeriodEnd !== cancel &&
      (await billing.setCancelAtPeriodEnd(current.subscriptionId, cancel).then(
        () => false,
        (error: unknown) => isClosed(error) || refuse(error),
      ));
    await billingSync(current.subscriptionId, caller);
    if (isOver) throw cancel ? nothingToCancel() : nothingToReactivate();
    return { position: (await executor.load(subscriptionAggregate, userId)).position };
  };

  return {
    start: async (userId, email, order, caller) => {
      const current = await currentOf(userId);
      if (current && isLiveSubscription(current)) throw alreadySubscribed();
      let subscriptionId = '';
      // A retired plan gets the quote's sentence; anything else that is not a plan is refused here.
      const planId = order.planId ?? monthlyPlan.id;
      const started = await purchases.start(
        userId,
        email,
        { ...order, planId },
        caller,
        'start-subscription',
        async (request, items) => {
          const opened = await open(request, items, caller);
          ({ subscriptionId } = opened);
          return opened;
        },
      );
      return { ...started, subscriptionId };
    },
    cancel: (userId, caller) => setEnd(userId, true, caller),
    reactivate: (userId, caller) => setEnd(userId, false, caller),
    openPortal: async (userId, email, returnUrl, caller) => {
      const known = (await stateOf(userId)).customers.at(-1);
      const customerId = known ?? (await openCustomer(userId, email, [], caller));
      const url = await billing.openPortal(customerId, returnUrl).catch(async (error: unknown) => {
        if (!isGone(error)) return refuse(error);
        return billing.openPortal(await openCustomer(userId, email, [customerId], caller), returnUrl).catch(refuse);
      });
      return { url, position: (await executor.load(subscriptionAggregate, userId)).position };
    },
    savedCard: async (userId) => {
      const current = await currentOf(userId);
      if (!current || current.status === 'incomplete') return null;
      return (await billing.savedCard(current.customerId, current.subscriptionId).catch(refuse)) ?? null;
    },
    sync: (subscriptionId, caller) => billingSync(subscriptionId, caller),
  };
}

const billed = ({ id, name, priceCents }: PurchasedItem): BilledItem => ({ id, name, priceCents });
