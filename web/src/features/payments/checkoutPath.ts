/** The parameters of `/checkout`; amounts in dollars. */
export interface CheckoutOrder {
  /** The plan, the twin, or the bundle when it is bought without a plan. */
  readonly plan: string;
  readonly type: string | undefined;
  readonly amount: number;
  readonly credits: number | undefined;
  readonly customAvatar: boolean;
  readonly bundleId: string | undefined;
  readonly bundleName: string | undefined;
  readonly bundlePrice: number | undefined;
}

/** The address of the checkout of an order. */
export function checkoutPath(order: Pick<CheckoutOrder, 'plan' | 'amount'> & Partial<CheckoutOrder>): string {
  const given = Object.entries(order).filter(([, value]) => value !== undefined && value !== false);
  return `/checkout?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** Reads the order from the address. Null without a plan, or if an amount is not above 0. */
export function readOrder(search: URLSearchParams): CheckoutOrder | null {
  const text = (name: string): string | undefined => search.get(name) || undefined;
  const number = (name: string): number | undefined => {
    const value = Number(text(name) ?? Number.NaN);
    return Number.isFinite(value) ? value : undefined;
  };
  const plan = text('plan');
  const amount = number('amount') ?? 0;
  if (plan === undefined || amount <= 0) return null;
  return {
    plan,
    type: text('type'),
    amount,
    credits: number('credits'),
    customAvatar: search.get('customAvatar') === 'true',
    bundleId: text('bundleId'),
    bundleName: text('bundleName'),
    bundlePrice: number('bundlePrice'),
  };
}
