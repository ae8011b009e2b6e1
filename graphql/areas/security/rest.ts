import * as field from '../../openapi/fields.ts';
import { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../context.ts';
import { readInput } from '../../input/read.ts';
import { idempotencyKey, queryParam, route, type Routes } from '../../rest/routes.ts';
import { dateTime } from '../../scalars.ts';
import { blockAddress, unblockAddress } from './changes.ts';
import { timeRangeInput, blockAddressFields } from './input.ts';
import { changeOf, readMetrics } from './metrics.ts';
import { listAlerts, sourceOf } from './reads.ts';
import type { SecurityAlertParent } from './parents.ts';
import { wordsOf } from './wording.ts';

const change = z.number().nullable();

const figures = ['totalRequests', 'blockedRequests', 'failedLogins', 'activeUsers', 'rateLimitHits'] as const;

const each = <Schema extends z.ZodType>(schema: Schema) => Object.fromEntries(figures.map((name) => [name, schema]));

const securityMetrics = z.object({
  timeRange: z.enum(['1h', '24h', '7d', '30d']),
  ...each(field.whole),
  changes: z.object(each(change)).describe('In percent against the period before.'),
  securityAlerts: z.array(
    z.object({
      id: field.text,
      type: field.text,
      title: field.text,
      description: field.text,
      message: field.text,
      timestamp: field.time,
      ip: field.text,
      userAgent: field.text.optional(),
      severity: field.text,
    }),
  ),
  sessionStats: z.object({
    activeSessions: field.whole,
    totalToday: field.whole,
    avgDuration: z.number(),
    expiredSessions: field.whole,
    averageSessionDuration: z.number(),
  }),
  ipBlacklist: z.array(field.text),
});

const alertsShown = 50;

const blacklistOf = ({ services }: GatewayContext): readonly string[] =>
  services.policy.blocked().map(({ network }) => network);

/** An alert with the fields of the dashboard and of the admin tab. */
async function alertView(context: GatewayContext, alert: SecurityAlertParent) {
  const { type, severity, ...words } = wordsOf(alert.doc);
  const [title, description] = [context.inWords(words.title), context.inWords(words.description)];
  const { address, userAgent } = await sourceOf(context.services, alert);
  return {
    id: alert.id,
    type,
    title,
    description,
    message: `${title}: ${description}`,
    timestamp: dateTime(alert.doc.lastAt),
    ip: address ?? 'unknown',
    ...(userAgent !== null && { userAgent }),
    severity,
  };
}

/** The documented body: `ip`, and what the screen may add. */
function bodyOf(request: FastifyRequest): object {
  const { ip, ...rest } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
  return { ...rest, address: ip };
}

const blacklist = z.object({ success: z.literal(true), ipBlacklist: z.array(z.string()) });
const ip = blockAddressFields.shape.address;

export const securityRoutes: Routes = {
  'GET /api/admin/security-metrics': route({
    about: {
      tag: 'Administration',
      summary: 'Figures and alerts of security',
      query: timeRangeInput.shape,
      answer: securityMetrics,
    },
    handle: async (context, request) => {
      await context.requireAdmin();
      const { timeRange } = readInput(timeRangeInput, { timeRange: queryParam(request, 'timeRange') });
      const { security, sessions, now } = context.services;
      const metrics = await readMetrics({ counters: security.counters, sessions, now }, timeRange);
      const { totalRequests, blockedRequests, failedLogins, activeUsers, rateLimitHits } = metrics;
      const alerts = await listAlerts(context.services, { limit: alertsShown });
      const { active, expired, startedToday, averageSeconds = 0 } = metrics.sessions;
      const figures = { totalRequests, blockedRequests, failedLogins, activeUsers, rateLimitHits };
      return {
        timeRange,
        ...Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, value])),
        /** In percent against the period before; null where there is nothing to compare with. */
        changes: Object.fromEntries(Object.entries(figures).map(([name, of]) => [name, changeOf(of) ?? null])),
        securityAlerts: await Promise.all(alerts.map(({ node }) => alertView(context, node))),
        sessionStats: {
          activeSessions: active,
          totalToday: startedToday,
          avgDuration: averageSeconds,
          expiredSessions: expired,
          averageSessionDuration: averageSeconds,
        },
        ipBlacklist: blacklistOf(context),
      };
    },
  }),
  'POST /api/admin/blacklist-ip': route({
    once: true,
    bound: 'administrators',
    about: {
      tag: 'Administration',
      summary: 'Refuse an address or a network',
      body: blockAddressFields.omit({ address: true }).extend({ ip }),
      answer: blacklist,
    },
    handle: async (context, request) => {
      await blockAddress(context, bodyOf(request), idempotencyKey(request));
      return { success: true as const, ipBlacklist: blacklistOf(context) };
    },
  }),
  'POST /api/admin/remove-blacklist-ip': route({
    once: true,
    bound: 'administrators',
    about: {
      tag: 'Administration',
      summary: 'Let an address or a network in again',
      body: z.object({ ip }),
      answer: blacklist,
    },
    handle: async (context, request) => {
      await unblockAddress(context, bodyOf(request), idempotencyKey(request));
      return { success: true as const, ipBlacklist: blacklistOf(context) };
    },
  }),
};
