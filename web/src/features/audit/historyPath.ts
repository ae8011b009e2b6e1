import type { AuditKind } from '../../gql/graphql.ts';
import { t } from '../../i18n/t.ts';

/**
 * The address of the audit of any history (`docs/audit.md`); that of credits is with the customer's page.
 *
 * @param revision the event to show; the latest one unless given
 */
export function historyPath(kind: AuditKind, id: string, revision?: number): string {
  const part = encodeURIComponent(id);
  const path = kind === 'CREDITS' ? `/admin/users/${part}/credits` : `/admin/audit/${nameInAddress(kind)}/${part}`;
  return revision === undefined ? path : `${path}?revision=${revision}`;
}

/** The name of a kind in addresses. */
export const nameInAddress = (kind: AuditKind): string => kind.toLowerCase().replace('_', '-');

const kinds: Readonly<Record<AuditKind, string>> = {
  CREDITS: t('Credit account'),
  TWIN_CREDITS: t('Digital Twin credits'),
  VIDEO: t('Video'),
  PAYMENT: t('Payment'),
  PURCHASE: t('Purchase'),
  SUBSCRIPTION: t('Subscription'),
  INVOICE: t('Invoice'),
  PERIOD: t('Month of the books'),
};

/** The name of a kind on screens. */
export const nameOfKind = (kind: AuditKind): string => kinds[kind];

/** The kind that an address names; undefined for any other text. */
export const kindOf = (name: string): AuditKind | undefined =>
  (Object.keys(kinds) as AuditKind[]).find((kind) => nameInAddress(kind) === name);
