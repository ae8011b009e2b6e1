import type { StatementPage } from '../../../domain/finance/index.ts';

/** The payment provider's records: charges, refunds, disputes, fees and payouts. The truth about money. */
export interface ProviderRecords {
  /**
   * One page of the bookings in [since, until), UTC milliseconds, newest first, at most 100 a page. The caller checks
   * that the page can be right (`faultOfPage`): an answer that ends early or is not a page is `isCutOff`.
   *
   * @throws PaymentProviderError
   */
  listEntries(range: {
    readonly since: number;
    readonly until: number;
    readonly after?: string | undefined;
  }): Promise<StatementPage>;
  /**
   * The content of a payout: the net amounts of its entries in cents, null when the provider will never
   * say. Undefined while it still assigns them.
   *
   * @throws PaymentProviderError
   */
  settledCents(entryId: string): Promise<number | null | undefined>;
  /** The provider's clock, UTC milliseconds: ahead of ours while a test clock is advanced. */
  billingTime(): number;
}
