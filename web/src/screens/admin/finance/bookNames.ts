import { t } from '../../../i18n/t.ts';

const accounts: Readonly<Record<string, string>> = {
  clearing: t('clearing'),
  bank: t('bank'),
  receivable: t('receivable'),
  deferred_revenue: t('deferred revenue'),
  revenue: t('revenue'),
  refunds: t('refunds'),
  fees: t('fees'),
  tax_payable: t('tax payable'),
  discounts: t('discounts'),
  credit_balance: t('credit balance'),
  credit_notes: t('credit notes'),
  out_of_band: t('out of band'),
  suspense: t('suspense'),
  breakage: t('breakage'),
  adjustments: t('adjustments'),
  write_offs: t('write-offs'),
  test_runs: t('test runs'),
};

const parts: Readonly<Record<string, string>> = {
  sold: t('Sold'),
  used: t('Used'),
  expired: t('Expired'),
  refunded: t('Refunded'),
  adjusted: t('Adjusted'),
  received: t('Received'),
  givenBack: t('Given back'),
  feesPaid: t('Fees'),
  paidOut: t('Paid out'),
  writtenOff: t('Written off'),
  testRuns: t('Test runs'),
};

/** Every account of the books, with its name, in the order of the books. */
export const bookAccounts = Object.entries(accounts).map(([value, label]) => ({ value, label }));

/** The name of an account of the books. */
export const accountName = (account: string): string => accounts[account] ?? account;

/** The name of a part of a balance; empty for the account as a whole. */
export const partName = (part: string): string => parts[part] ?? part;

/** This browser's time zone. */
export const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
