import { readBlock } from '../../../command-service/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { EditableLimits } from '../../../domain/security/index.ts';
import { addressesIn, type Network, networkText, parseNetwork } from '../../../lib/client-address.ts';
import { defined } from '../../../lib/defined.ts';
import { say } from '../../../words/index.ts';
import type { GatewayContext } from '../../context.ts';
import { invalidCursor, type Keyset } from '../../cursor.ts';
import type { SignInAttempt, SignInQuery } from './counters/port.ts';
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

/**
 * The newest other alerts about the same account and, for administrators, from the same address: nobody else may learn
 * of attacks on other accounts.
 */
export async function alertsLike(
  { projections }: Pick<Services, 'projections'>,
  { id, doc: { userId, sourceId } }: SecurityAlertParent,
  isAdmin: boolean,
): Promise<SecurityAlertParent[]> {
  const alerts = projections.reader('security-alerts');
  const page = { reverse: true, limit: relatedAlerts + 1 };
  const [ofAccount, ofSource] = await Promise.all([
    userId === null ? [] : alerts.query('securityAlerts', { index: 'byUser', equal: { userId }, ...page }),
    sourceId === null || !isAdmin
      ? []
      : alerts.query('securityAlerts', { index: 'bySource', equal: { sourceId }, ...page }),
  ]);
  const others = new Map([...ofAccount, ...ofSource].map((alert) => [alert.id, alert]));
  others.delete(id);
  return [...others.values()].toSorted((a, b) => b.doc.lastAt - a.doc.lastAt).slice(0, relatedAlerts);
}

/** Attempts to sign in, the newest first, each with its place in the list. */
export async function listSignIns(
  { security }: Pick<Services, 'security'>,
  { of, limit, after }: { readonly of?: SignInQuery['of']; readonly limit: number; readonly after?: Keyset },
): Promise<readonly (Keyset & { readonly node: SignInAttempt })[]> {
  const at = after?.order[0];
  if (after !== undefined && typeof at !== 'number') throw invalidCursor();
  const behind = after && { at: Number(at), id: after.id };
  const found = await security.counters.signIns({ ...defined({ of, after: behind }), limit });
  return found.map((node) => ({ id: node.id, order: [node.at], node }));
}

/** The addresses that callers may not block: their own, and the proxies'. */
export const sparedBy = ({ address, services }: Pick<GatewayContext, 'address' | 'services'>): readonly string[] => [
  address,
  ...services.security.proxies,
];

/** The reach of a block. Throws INVALID_INPUT for anything that cannot be blocked. */
export async function blockPreview(context: Pick<GatewayContext, 'address' | 'services'>, text: string) {
  const { security } = context.services;
  readBlock(text, sparedBy(context));
  const network = parseNetwork(text);
  if (network === undefined) throw new Refusal('INVALID_INPUT', say('ADDRESS_OR_NETWORK_INVALID'));
  const addresses = addressesIn(network);
  return {
    network: networkText(network),
    addresses: addresses.toString(),
    activeCustomers: await security.counters.usersOf(network),
    // `192.0.2.5/8` may be a typing error; `192.0.2.0/24` is not.
    typedAddress: networkText(network) === network.join('/') || addresses === 1n ? null : network[0].toString(),
    needsConfirmation: isWide(network),
  };
}

/** Networks wider than these take a recent authentication: a typing error would lock out whole towns. */
const wideFrom = { ipv4: 24, ipv6: 48 } as const;
export const isWide = ([base, bits]: Network): boolean => bits < wideFrom[base.kind()];

/** Where an alert came from. For an alert about an account this is stored apart. */
export async function sourceOf(
  { projections }: Pick<Services, 'projections'>,
  { id, doc }: SecurityAlertParent,
): Promise<{ readonly address: string | null; readonly userAgent: string | null }> {
  if (doc.userId === null) return doc;
  const sources = await projections.reader('security-alerts').get('alertSources', doc.userId);
  return sources?.byAlert[id] ?? { address: null, userAgent: null };
}
