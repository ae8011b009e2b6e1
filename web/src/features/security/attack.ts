import type { SecurityAlertGroupsQuery } from '../../gql/graphql.ts';
import { t } from '../../i18n/t.ts';
import { formatCount } from '../../ui/format.ts';
import { accountsInWords, addressesInWords, attemptsInWords } from './wording.ts';

/** The open alerts from one address, or about one account. */
export type AlertGroup = SecurityAlertGroupsQuery['securityAlertGroups'][number];

/** The name of an attack: its address, or its account. */
export function nameOf({ by, addresses, accounts }: AlertGroup): string {
  const [address] = addresses;
  const [account] = accounts;
  const accountName = account && (account.name ?? account.id);
  return (by === 'ACCOUNT' ? (accountName ?? address) : (address ?? accountName)) ?? t('Unknown source');
}

/** `192.0.2.77: 3 accounts, 15 attempts`. */
export function summaryOf(group: AlertGroup): string {
  const { by, addresses, accounts, attempts, incidents } = group;
  const isOfAccount = by === 'ACCOUNT' && accounts.length > 0;
  const others = isOfAccount ? addresses.length : accounts.length;
  const counts = (isOfAccount ? addressesInWords : accountsInWords)(others);
  const done =
    attempts > 0
      ? attemptsInWords(attempts)
      : incidents === 1
        ? t('1 incident')
        : t('{count} incidents', { count: formatCount(incidents) });
  return `${nameOf(group)}: ${others === 0 ? done : `${counts}, ${done}`}`;
}
