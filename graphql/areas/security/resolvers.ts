import type { GatewayContext } from '../../context.ts';
import { connectionOf, pageAfter, pageSize } from '../../cursor.ts';
import type {
  Resolvers,
  SignInOutcome,
  SecurityAlertKind,
  SecurityAlertType,
  SecurityFigure,
  SecuritySeverity,
  SecurityTimeRange,
} from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { normaliseAddress } from '../../../lib/client-address.ts';
import { defined } from '../../../lib/defined.ts';
import { dateTime } from '../../scalars.ts';
import { deviceOf } from '../sessions/device.ts';
import { alertGroups } from './attacks.ts';
import {
  acknowledgeAlerts,
  blockAddress,
  endSessions,
  setRateLimits,
  setSessionTimeout,
  stopAttack,
  unblockAddress,
} from './changes.ts';
import type { TimeRange } from './counters/port.ts';
import { alertIdInput, blockPreviewInput, signInsInput } from './input.ts';
import { changeOf, type Figure, readMetrics } from './metrics.ts';
import { alertsLike, blockPreview, currentSettings, listAlerts, listSignIns, sourceOf } from './reads.ts';
import type { SecurityAlertParent } from './parents.ts';
import { wordsOf } from './wording.ts';

const ranges: Readonly<Record<SecurityTimeRange, TimeRange>> = {
  LAST_HOUR: '1h',
  LAST_24_HOURS: '24h',
  LAST_7_DAYS: '7d',
  LAST_30_DAYS: '30d',
};
const rangeToSchema = Object.fromEntries(Object.entries(ranges).map(([name, range]) => [range, name])) as Readonly<
  Record<TimeRange, SecurityTimeRange>
>;
const sessionsShown = 100;

const figure = (of: Figure): SecurityFigure => ({
  value: of.value,
  previous: of.previous ?? null,
  changePercent: changeOf(of) ?? null,
});

/** The user whose alerts the caller may see; undefined for everybody's. */
async function scopeOf(context: GatewayContext): Promise<string | undefined> {
  const userId = context.requireUser();
  return (await context.isAdmin()) ? undefined : userId;
}

/** The alerts of a payload as they are after the change, in the order of the request. */
async function alertsAgain(
  { alertIds }: { readonly alertIds: readonly string[] },
  _args: unknown,
  { services }: GatewayContext,
): Promise<SecurityAlertParent[]> {
  const found = await services.projections.reader('security-alerts').getMany('securityAlerts', alertIds);
  const byId = new Map(found.map((alert) => [alert.id, alert]));
  return alertIds.flatMap((id) => byId.get(id) ?? []);
}

/** The security dashboard. */
export const securityResolvers: Resolvers = {
  Query: {
    securityMetrics: async (_root, { timeRange }, context) => {
      await context.requireAdmin();
      const { security, sessions, now } = context.services;
      return readMetrics({ counters: security.counters, sessions, now }, ranges[timeRange ?? 'LAST_24_HOURS']);
    },
    securityAlerts: async (_root, { first, after }, context) => {
      const userId = await scopeOf(context);
      const size = pageSize(first, 25);
      const found = await listAlerts(context.services, {
        limit: size + 1,
        ...(userId !== undefined && { userId }),
        ...pageAfter(after),
      });
      return connectionOf(found, size, Boolean(after));
    },
    securityAlert: async (_root, args, context) => {
      const userId = await scopeOf(context);
      const { id } = readInput(alertIdInput, args);
      const doc = await context.services.projections.reader('security-alerts').get('securityAlerts', id);
      return doc && (userId === undefined || doc.userId === userId) ? { id, doc } : null;
    },
    securityAlertGroups: async (_root, { by }, context) => {
      await context.requireAdmin();
      return alertGroups(context.services, by === 'ACCOUNT' ? 'account' : 'address');
    },
    signIns: async (_root, { first, after, outcome, ...args }, context) => {
      await context.requireAdmin();
      const { address, userId } = readInput(signInsInput, args);
      const size = pageSize(first, 50);
      const of = address
        ? { address: normaliseAddress(address) ?? address }
        : userId
          ? { userId }
          : outcome
            ? { failed: outcome === 'FAILED' }
            : undefined;
      const found = await listSignIns(context.services, { ...defined({ of }), limit: size + 1, ...pageAfter(after) });
      return connectionOf(found, size, Boolean(after));
    },
    blockPreview: async (_root, args, context) => {
      await context.requireAdmin();
      return blockPreview(context, readInput(blockPreviewInput, args).address);
    },
    platformSessions: async (_root, _args, context) => {
      await context.requireAdmin();
      return [...(await context.services.sessions.newest(sessionsShown))];
    },
    blockedAddresses: async (_root, _args, context) => {
      await context.requireAdmin();
      return [...context.services.policy.blocked()];
    },
    securitySettings: async (_root, _args, context) => {
      await context.requireAdmin();
      return currentSettings(context.services);
    },
  },
  Mutation: {
    blockAddress: (_root, { input, idempotencyKey }, context) => blockAddress(context, input, idempotencyKey),
    unblockAddress: (_root, { input, idempotencyKey }, context) => unblockAddress(context, input, idempotencyKey),
    setRateLimits: (_root, { input, idempotencyKey }, context) => setRateLimits(context, input, idempotencyKey),
    setSessionTimeout: (_root, { input, idempotencyKey }, context) => setSessionTimeout(context, input, idempotencyKey),
    endSessions: (_root, { input, idempotencyKey }, context) => endSessions(context, input, idempotencyKey),
    acknowledgeAlerts: (_root, { input, idempotencyKey }, context) => acknowledgeAlerts(context, input, idempotencyKey),
    stopAttack: (_root, { input, idempotencyKey }, context) => stopAttack(context, input, idempotencyKey),
  },
  SecurityMetrics: {
    timeRange: ({ timeRange }) => rangeToSchema[timeRange],
    totalRequests: ({ totalRequests }) => figure(totalRequests),
    blockedRequests: ({ blockedRequests }) => figure(blockedRequests),
    activeUsers: ({ activeUsers }) => figure(activeUsers),
    rateLimitHits: ({ rateLimitHits }) => figure(rateLimitHits),
    failedLogins: ({ failedLogins }) => figure(failedLogins),
    points: ({ points }) => points.map(({ from, ...counts }) => ({ from: dateTime(from), ...counts })),
    sessions: ({ sessions: { averageSeconds, ...stats } }) => ({ ...stats, averageSeconds: averageSeconds ?? null }),
  },
  SecurityAlert: {
    kind: ({ doc }) => doc.kind.toUpperCase() as SecurityAlertKind,
    type: ({ doc }) => wordsOf(doc).type.toUpperCase() as SecurityAlertType,
    severity: ({ doc }) => wordsOf(doc).severity.toUpperCase() as SecuritySeverity,
    title: ({ doc }, _args, context) => context.inWords(wordsOf(doc).title),
    description: ({ doc }, _args, context) => context.inWords(wordsOf(doc).description),
    count: ({ doc }) => doc.count,
    raisedAt: ({ doc }) => dateTime(doc.raisedAt),
    timestamp: ({ doc }) => dateTime(doc.lastAt),
    address: async (alert, _args, { services }) => (await sourceOf(services, alert)).address,
    userAgent: async (alert, _args, { services }) => (await sourceOf(services, alert)).userAgent,
    user: ({ doc }) => (doc.userId === null ? null : { id: doc.userId }),
    eventId: ({ doc }) => doc.eventId,
    related: async (alert, _args, context) => alertsLike(context.services, alert, await context.isAdmin()),
    isOpen: ({ doc }) => doc.isOpen,
    acknowledgedBy: async ({ doc: { acknowledgedBy } }, _args, context) =>
      acknowledgedBy !== null && (await context.isAdmin()) ? { id: acknowledgedBy } : null,
    acknowledgedAt: ({ doc: { acknowledgedAt } }) => (acknowledgedAt === null ? null : dateTime(acknowledgedAt)),
  },
  SecurityAlertGroup: {
    by: ({ by }) => (by === 'account' ? 'ACCOUNT' : 'ADDRESS'),
    accounts: ({ userIds }) => userIds.map((id) => ({ id })),
    severity: ({ severity }) => severity.toUpperCase() as SecuritySeverity,
    firstAt: ({ firstAt }) => dateTime(firstAt),
    lastAt: ({ lastAt }) => dateTime(lastAt),
  },
  SignInAttempt: {
    time: ({ at }) => dateTime(at),
    outcome: ({ outcome }) => outcome.toUpperCase() as SignInOutcome,
    user: ({ userId }) => (userId === null ? null : { id: userId }),
  },
  AcknowledgeAlertsPayload: { alerts: alertsAgain },
  StopAttackPayload: { alerts: alertsAgain },
  SecurityAlertUser: {
    name: async ({ id }, _args, { loaders }) => {
      const doc = await loaders.users.load(id);
      return doc === undefined ? null : doc.displayName || doc.email;
    },
  },
  PlatformSession: {
    user: ({ userId }) => ({ id: userId }),
    isCurrent: ({ id }, _args, { sessionId }) => id === sessionId,
    device: ({ userAgent }) => deviceOf(userAgent),
    createdAt: ({ createdAt }) => dateTime(createdAt),
    lastSeenAt: ({ lastSeenAt }) => dateTime(lastSeenAt),
  },
  BlockedAddress: {
    id: ({ entryId }) => entryId,
    address: ({ network }) => network,
    blockedAt: ({ blockedAt }) => dateTime(blockedAt),
    expiresAt: ({ expiresAt }) => (expiresAt === null ? null : dateTime(expiresAt)),
  },
  BlockedAddressesPayload: { blockedAddresses: (_payload, _args, { services }) => [...services.policy.blocked()] },
  SecuritySettingsPayload: { settings: (_payload, _args, { services }) => currentSettings(services) },
};
