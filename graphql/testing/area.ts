import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { graphql } from 'graphql';
import { createMemoryEventStore } from '../../event-store/testing/index.ts';
import {
  createCreditAuditor,
  createHistoryAuditor,
  createMemoryReadStore,
  projectionRegistry,
  readConsent,
  readWitness,
  startProjections,
} from '../../projection-service/index.ts';
import { appendGiven, happened, type GivenEvent } from '../../projection-service/testing/projection-spec.ts';
export { bought, requested } from '../../projection-service/testing/sample-events.ts';
import type { ProgressSource } from '../../command-service/index.ts';
import { createUserSearch } from '../areas/admin-users/search.ts';
import { routes } from '../areas.ts';
import { createContext, type GatewayContext, type RequestIdentity } from '../context.ts';
import { problemOf, toGraphQLError } from '../errors.ts';
import { createProgressBoard } from '../progress/board.ts';
import { withProgress } from '../progress/readers.ts';
import { registerRoutes } from '../rest/routes.ts';
import { createSchema } from '../schema.ts';
import type { GatewayServices, GatewaySettings } from '../services.ts';
import type { Doubles } from './gateway.ts';
import { uncounted, unguarded } from './security.ts';

/** The time at which every request of these tests is made: after every given event. */
export const now = Date.UTC(2026, 0, 15);

const schema = createSchema();
const adminEmailDomain = 'curbcast.example';
const identityOf = (userId: string) => ({
  email: `${userId}@${adminEmailDomain}`,
  emailVerified: true,
  firstName: userId,
  lastName: 'Agent',
  displayName: `${userId} Agent`,
  pictureUrl: null,
});

/** An account whose email address is at the company's domain. */
export const registered = (userId: string): GivenEvent =>
  happened(`user-${userId}`, 'UserRegistered', {
    userId,
    issuer: 'https://issuer.example',
    subject: userId,
    username: userId,
    ...identityOf(userId),
  });

/** The session of a user's requests, in which the password was given just now. */
export const sessionOf = (userId: string): string => `session-${userId}`;

/** The context of the request in flight: building a router takes a hundred times longer than a call. */
const asCaller = new AsyncLocalStorage<GatewayContext>();
let router: Promise<FastifyInstance> | undefined;

async function createRouter(): Promise<FastifyInstance> {
  const server = Fastify();
  server.setErrorHandler((error, _request, reply) => {
    const { status, code, message, details } = problemOf(error);
    void reply.code(status).send({ error: message, code, message, ...details });
  });
  const contextOfCaller = async (): Promise<GatewayContext> => {
    const context = asCaller.getStore();
    if (context === undefined) throw new Error('This request has no caller');
    return context;
  };
  for (const table of routes) await registerRoutes(server, table, contextOfCaller);
  return server;
}

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const projections of running.splice(0)) await projections.stop();
});

export interface RestAnswer {
  readonly status: number;
  /** The parsed JSON, or the text of another content type. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Caller {
  /** Runs a GraphQL operation; returns its data, or `{ code, message }` of its first error. */
  graphql(source: string, variables?: Record<string, unknown>): Promise<unknown>;
  /** Sends a REST call through the real router. */
  rest(method: Method, url: string, body?: object, headers?: Record<string, string>): Promise<RestAnswer>;
  /** Downloads a file through the real router. */
  bytes(url: string): Promise<Pick<RestAnswer, 'status' | 'headers'> & { readonly raw: Buffer }>;
}

type ProjectionName = (typeof projectionRegistry)[number]['name'];

/**
 * Requests against the real projections of the given events, in memory. Commands and providers are doubles. Using a
 * double that the test does not give fails with its name.
 *
 * @param doubles the services that the test gives; `progress` says how far jobs are
 * @param awaited the projections that must apply all events; by default every one
 * @param changed settings that differ from the usual ones
 * @returns a function that gives a user's requests; without a user id those of a visitor
 */
export async function given(
  events: readonly GivenEvent[],
  { commands, progress, ...doubles }: Doubles & { readonly progress?: ProgressSource } = {},
  awaited: readonly ProjectionName[] = projectionRegistry.map(({ name }) => name),
  changed: Partial<GatewaySettings> = {},
) {
  const eventStore = createMemoryEventStore();
  await appendGiven(eventStore, events);
  const projections = await startProjections({
    eventStore,
    readStore: createMemoryReadStore(),
    projectors: projectionRegistry,
  });
  running.push(projections);
  if (!(await projections.waitFor(awaited, await eventStore.head(), 10_000)))
    throw new Error('The projections did not catch up with the given events');
  const userState = async (userId: string) => ({
    exists: events.some(({ stream }) => stream === `user-${userId}`),
    admin: userId === 'admin',
    identity: identityOf(userId),
  });
  const witness = (stream: string, revision: number | 'last') =>
    readWitness(projections.reader('event-index'), stream, revision);
  const services = {
    projections: progress ? withProgress(projections, createProgressBoard({ source: progress })) : projections,
    auditor: createCreditAuditor({
      eventStore,
      rawLog: eventStore,
      now: () => now,
      account: (userId) => projections.reader('credits').get('accounts', userId),
      witness,
    }),
    audit: {
      ...createHistoryAuditor({ eventStore, rawLog: eventStore, now: () => now, witness }),
      eventAt: async (stream: string, revision: number) =>
        (await eventStore.readStream(stream, { from: revision, limit: 1 }))[0],
      consent: (avatarId: string) => readConsent({ eventStore, rawLog: eventStore, witness }, avatarId),
    },
    now: () => now,
    adminUsers: { search: createUserSearch() },
    adminVideos: { history: (videoId: string) => eventStore.readStream(`video-${videoId}`) },
    sessions: { list: async () => [] },
    limits: { take: async () => ({ allowed: true }) },
    policy: unguarded,
    monitor: uncounted,
    commands: { ...commands, users: { userState, ...commands?.users } },
    ...doubles,
  } as object as GatewayServices;
  const settings = {
    adminEmailDomain,
    publicUrl: 'http://localhost',
    bundleValidity: null,
    emailBlastSold: false,
    translates: false,
    twinClonesVoice: false,
    twinHasSample: false,
    arrangesVideos: true,
    deletionGrace: 7 * 24 * 3_600_000,
    product: { version: '1', supportEmail: 's', salesEmail: 't', privacyUrl: 'p', ethicsUrl: 'e' },
    ...changed,
  } as GatewaySettings;

  const as = (
    userId?: string,
    session: Pick<RequestIdentity, 'authenticatedAt' | 'accessToken' | 'language'> = {},
  ): Caller => {
    const signedIn = userId === undefined ? {} : { userId, sessionId: sessionOf(userId), authenticatedAt: now };
    const identity = { requestId: 'request-1', address: '127.0.0.1', ...signedIn, ...session };
    const context = (cookies: string[] = []) =>
      createContext(services, settings, identity, undefined, (line) => void cookies.push(line));
    return {
      graphql: async (source, variableValues = {}) => {
        const { data, errors } = await graphql({ schema, source, contextValue: context(), variableValues });
        if (errors?.[0] === undefined) return JSON.parse(JSON.stringify(data)) as unknown;
        const { message, extensions } = toGraphQLError(errors[0], 'request-1');
        return { code: extensions['code'], message };
      },
      rest: async (method, url, body, headers = {}) => {
        const answer = await send(method, url, body, headers);
        const isJson = /[/+]json/.test(String(answer.headers['content-type']));
        return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers };
      },
      bytes: async (url) => {
        const { statusCode: status, headers, rawPayload: raw } = await send('GET', url);
        return { status, headers, raw };
      },
    };
    async function send(method: Method, url: string, body?: object, headers: Record<string, string> = {}) {
      const cookies: string[] = [];
      return asCaller.run(context(cookies), async () => {
        router ??= createRouter();
        const answer = await (await router).inject({ method, url, headers, ...(body && { body }) });
        if (cookies.length > 0) answer.headers['set-cookie'] = cookies;
        return answer;
      });
    }
  };
  return { as };
}
