import type { EditableLimits } from '../../domain/security/index.ts';
import type { GatewayContext } from '../context.ts';
import type { Keyset } from '../cursor.ts';
import type { SecurityAlertParent } from './parents.ts';

type Services = Pick<GatewayContext['services'], 'projections' | 'policy' | 'security' | 'sessions'>;

const relatedAlerts = 10;
const minute = 60_000;

/** The limits that apply now. */
export const currentLimits = ({ policy, security }: Services): EditableLimits =>
  policy.current().limits ?? security.configuredLimits;

export const currentSettings = (services: Services) => {
  const { general, authentication } = currentLimits(services);
  return {
    generalLimit: general,
    authenticationLimit: authentication,
    sessionTimeoutMinutes: Math.round(services.sessions.timeout() / minute),
  };
};

/** Alerts of one account, or of everybody, the newest first, each with its place in the list. */
export async function listAlerts(
  { projections }: Pick<Services, 'projections'>,
  { userId, limit, after }: { readonly userId?: string; readonly limit: number; readonly after?: Keyset },
): Promise<readonly (Keyset & { readonly node: SecurityAlertParent })[]> {
  const page = { reverse: true, limit, ...(after && { after }) };
  const alerts = projections.reader('security-alerts');
  const found = await (userId === undefined
    ? alerts.query('securityAlerts', { index: 'byTime', equal: { all: 'alert' }, ...page })
    : alerts.query('securityAlerts', { index: 'byUser', equal: { userId }, ...page }));
  return found.map(({ id, doc }) => ({ id, order: [doc.lastAt], node: { id, doc } }));
}

/** The newest other alerts about the same account or the same visitor's address. */
export async function alertsLike(
  { projections }: Pick<Services, 'projections'>,
  { id, doc }: SecurityAlertParent,
): Promise<SecurityAlertParent[]> {
  const alerts = projections.reader('security-alerts');
  const page = { reverse: true, limit: relatedAlerts + 1 };
  const like =
    doc.userId !== null
      ? alerts.query('securityAlerts', { index: 'byUser', equal: { userId: doc.userId }, ...page })
      : doc.address !== null
        ? alerts.query('securityAlerts', { index: 'byAddress', equal: { address: doc.address }, ...page })
        : undefined;
  return ((await like) ?? []).filter((other) => other.id !== id).slice(0, relatedAlerts);
}

/** Where an alert came from: of an account it is kept apart. */
export async function sourceOf(
  { projections }: Pick<Services, 'projections'>,
  { id, doc }: SecurityAlertParent,
): Promise<{ readonly address: string | null; readonly userAgent: string | null }> {
  if (doc.userId === null) return doc;
  const sources = await projections.reader('security-alerts').get('alertSources', doc.userId);
  return sources?.byAlert[id] ?? { address: null, userAgent: null };
}
