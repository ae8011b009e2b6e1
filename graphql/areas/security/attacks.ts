import { severityOrder, wordsOf } from './wording.ts';
import type { GatewayContext } from '../../context.ts';
import type { SecurityAlertGroupParent, SecurityAlertParent } from './parents.ts';

type Reads = Pick<GatewayContext['services'], 'projections' | 'policy'>;
export type Grouping = 'address' | 'account';

/** The open alerts that are grouped: the newest ones. Older ones stay in the list, and come up when these are done. */
const mostGrouped = 500;
/** Alerts that a group shows and that one action takes at once. */
export const mostAtOnce = 100;

/**
 * Groups the open alerts by address or by account, the newest first. An alert that has neither is alone in its group.
 */
export async function alertGroups({ projections, policy }: Reads, by: Grouping): Promise<SecurityAlertGroupParent[]> {
  const reader = projections.reader('security-alerts');
  const page = { equal: { isOpen: true }, reverse: true, limit: mostGrouped } as const;
  const open = await reader.query('securityAlerts', { index: 'byOpen', ...page });
  const addressOf = await addressesOf(projections, open);
  const groups = Map.groupBy(open, (alert) => keyOf(alert, by));
  return [...groups].map(([id, alerts]): SecurityAlertGroupParent => {
    const addresses = distinct(alerts.map(addressOf));
    const sum = (chosen: readonly SecurityAlertParent[]): number =>
      chosen.reduce((total, { doc }) => total + doc.count, 0);
    const [worst = 'low'] = severityOrder.filter((severity) =>
      alerts.some(({ doc }) => wordsOf(doc).severity === severity),
    );
    return {
      id,
      by,
      addresses,
      userIds: distinct(alerts.map(({ doc }) => doc.userId)),
      attempts: sum(alerts.filter(({ doc }) => doc.kind === 'login_burst')),
      incidents: sum(alerts),
      severity: worst,
      firstAt: Math.min(...alerts.map(({ doc }) => doc.raisedAt)),
      lastAt: Math.max(...alerts.map(({ doc }) => doc.lastAt)),
      isBlocked: addresses.length > 0 && addresses.every((address) => policy.isBlocked(address)),
      alerts: alerts.slice(0, mostAtOnce),
    };
  });
}

const keyOf = ({ id, doc: { sourceId, userId } }: SecurityAlertParent, by: Grouping): string => {
  const [address, account] = [sourceId && `address ${sourceId}`, userId && `account ${userId}`];
  return (by === 'address' ? (address ?? account) : (account ?? address)) ?? `alert ${id}`;
};

const distinct = (values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(values.filter((value) => value !== null && value !== undefined)),
];

/** Finds the addresses that alerts came from. For alerts about an account they are stored apart. */
export async function addressesOf(
  projections: Reads['projections'],
  alerts: readonly SecurityAlertParent[],
): Promise<(alert: SecurityAlertParent) => string | null> {
  const userIds = distinct(alerts.map(({ doc }) => doc.userId));
  const found = await projections.reader('security-alerts').getMany('alertSources', userIds);
  const sources = new Map(found.map(({ id, doc }) => [id, doc.byAlert]));
  return ({ id, doc }) => (doc.userId === null ? doc.address : (sources.get(doc.userId)?.[id]?.address ?? null));
}
