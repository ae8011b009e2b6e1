import { join } from 'node:path';
import type { IncomingMessage, RequestListener } from 'node:http';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { routes } from '../areas.ts';
import { headersOf, isFault, problemOf } from '../errors.ts';
import { withNonce, type SecurityHeaders } from '../guard/index.ts';
import { defaultPolicy } from '../rest/policy.ts';
import { registerRoutes } from '../rest/routes.ts';
import { createAllowedMethods } from './allowed-methods.ts';
import { nameRoute } from './route-names.ts';
import { wellKnown } from './well-known.ts';
import type { GatewaySettings } from '../services.ts';
import { bodyOf, pathOf, type Admission } from './admission.ts';
import { languageOf, languageOfCall } from '../../lib/language.ts';
import type { FirstAnswer } from './first-answer.ts';
import { carrying, createCallPaths, isClientFile, type Pages } from './pages.ts';
import { policyOf } from './route-policies.ts';
import { inWords, say, type Sentence } from '../../words/index.ts';

export interface RestServerOptions {
  readonly settings: GatewaySettings;
  readonly headers: SecurityHeaders;
  readonly pages: Pages;
  readonly admission: Admission;
  /** Admits a request; false when it was already answered. Never rejects. */
  readonly admit: Admission['admit'];
  /** The response to the client's first query; undefined when the client has to ask for it. */
  readonly firstAnswer: FirstAnswer;
  readonly onError: (error: unknown, requestId: string) => void;
}

const compress = promisify(gzip);
const takesGzip = (encodings: unknown): boolean =>
  typeof encodings === 'string' && /\bgzip\b(?!;q=0(?:[,;]|$))/.test(encodings);
const knows = (tags: unknown, etag: string): boolean =>
  typeof tags === 'string' && tags.split(',').some((tag) => tag.trim() === etag);

/** The build's files for search engines. */
const texts = [
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['robots.txt', 'text/plain; charset=utf-8'],
] as const;

/** JSON bodies of the documented calls, in bytes. */
const bodyLimit = 1024 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A body as text; undefined when it is not UTF-8, so that no letters are silently replaced. */
function textOf(body: Buffer): string | undefined {
  try {
    return utf8.decode(body);
  } catch {
    return undefined;
  }
}

export interface RestServer {
  readonly handle: RequestListener;
  /** Every method that some path takes. */
  readonly methods: readonly string[];
  close(): Promise<void>;
}

/** The documented calls, the client's files and its page, as a handler that admits its requests. */
export async function createRestServer(options: RestServerOptions): Promise<RestServer> {
  const { settings, headers, pages, admission, admit, firstAnswer, onError } = options;
  let handle: RequestListener | undefined;
  const server: FastifyInstance = Fastify({
    bodyLimit,
    routerOptions: { maxParamLength: 300 },
    // The router refuses such paths before any hook, so they are admitted here.
    frameworkErrors: ({ code, message, statusCode = 400 }, { raw }, reply) => {
      void admit(raw, reply.raw, defaultPolicy).then((admitted) => {
        if (!admitted) return;
        const body = JSON.stringify({ error: 'Bad Request', code, message, statusCode });
        reply.raw.writeHead(statusCode, { 'Content-Type': 'application/json' }).end(body);
      });
    },
    // The gateway owns the listening socket; this server only routes.
    serverFactory: (handler) => {
      handle = handler;
      return createServer(handler);
    },
  });
  // The calls take JSON only; by default Fastify would also pass plain text to them.
  server.removeContentTypeParser(['text/plain', 'application/json']);
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = textOf(body as Buffer);
    if (text === undefined) done(Object.assign(new Error('The body is not UTF-8'), { statusCode: 400 }));
    // Clients name the type on calls that have no body, too.
    else if (text.trim() === '') done(null);
    else void parseJson(request, text, done);
  });
  const isStatic = (path: string): boolean => pages.isScreen(path) || isClientFile(path);
  // In this first hook the route is known, and nothing of the body is read yet.
  server.addHook('onRequest', async (request, reply) => {
    nameRoute(request.raw, request.routeOptions.url ?? 'none');
    if (!(await admit(request.raw, reply.raw, policyOf(request, isStatic)))) reply.hijack();
    // Before the body is read: faults in it don't matter when no route takes it.
    else if (request.is404) await answerOther(request, reply);
  });
  const requestIdOf = (request: { raw: IncomingMessage }): string => admission.identityOf(request.raw).requestId;

  server.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error, languageOfCall(request.raw));
    const { status } = problem;
    const requestId = requestIdOf(request);
    if (isFault(problem)) onError(error, requestId);
    void reply.headers(headersOf(problem)).code(status).send(bodyOf(problem, requestId));
  });

  const refuse = (request: FastifyRequest, reply: FastifyReply, status: number, code: string, sentence: Sentence) => {
    const message = inWords(sentence, languageOfCall(request.raw));
    return reply.code(status).send(bodyOf({ status, code, message }, requestIdOf(request)));
  };
  const isCallPath = createCallPaths(routes);
  const fixed = wellKnown(settings);
  const allowed = createAllowedMethods(routes, (path) => isStatic(path) || Object.hasOwn(fixed, path));
  /** Answers what no route takes: a page of the client, or what is wrong with the request. */
  const answerOther = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.raw);
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && (pages.isScreen(path) || !isCallPath(path));
    const isVisitor = admission.identityOf(request.raw).userId === undefined;
    const page = isPage ? pages.find(path, isVisitor, languageOf(request.raw)) : undefined;
    if (page) {
      const answer = page.isShell && page.status === 200 ? await firstAnswer(request.raw) : undefined;
      if (answer === undefined) {
        void reply.header('etag', page.etag);
        if (page.status === 200 && knows(request.headers['if-none-match'], page.etag)) {
          headers.unchangedPage(reply.raw);
          return reply.code(304).send();
        }
      }
      const filled = answer === undefined ? page.html : carrying(answer, page.html);
      const html = withNonce(filled, headers.page(reply.raw, page.scripts));
      // Going back after signing out must not show whose page it was.
      if (answer !== undefined) reply.raw.setHeader('cache-control', 'no-store');
      void reply.code(page.status).type('text/html; charset=utf-8');
      if (!takesGzip(request.headers['accept-encoding'])) return reply.send(html);
      return reply.header('content-encoding', 'gzip').send(await compress(html));
    }
    const methods = isPage ? [] : allowed.at(path);
    if (methods.length > 0) {
      void reply.header('allow', methods.join(', '));
      if (request.method === 'OPTIONS') return reply.code(204).send();
      return refuse(request, reply, 405, 'METHOD_NOT_ALLOWED', say('METHOD_NOT_ALLOWED'));
    }
    const sentence = isPage ? say('CLIENT_NOT_BUILT') : say('NO_SUCH_CALL');
    return refuse(request, reply, 404, 'NOT_FOUND', sentence);
  };
  server.setNotFoundHandler(answerOther);

  for (const table of routes) await registerRoutes(server, table, (request) => admission.contextOf(request.raw));
  for (const [name, type] of texts)
    server.get(`/${name}`, (_request, reply) => {
      const text = pages.text(name);
      if (text === undefined) return reply.callNotFound();
      return reply.type(type).header('cache-control', 'public, max-age=3600').send(text);
    });
  for (const [path, answer] of Object.entries(fixed)) server.get(path, (_request, reply) => answer(reply));
  // Neither is sent as a file: the page has a policy and a nonce.
  for (const path of ['/', '/index.html', '/index.es.html'])
    server.get(path, (_request, reply) => reply.callNotFound());
  await server.register(fastifyStatic, {
    root: join(settings.webRoot),
    index: false,
    wildcard: true,
    // The build writes each script compressed as well.
    preCompressed: true,
    dotfiles: 'ignore',
    setHeaders: (response, path) => {
      void response.header('cache-control', cacheControlOf(path));
    },
  });
  await server.ready();
  if (!handle) throw new Error('The router has no handler');
  return { handle, methods: allowed.all, close: () => server.close() };
}

/**
 * Names of assets contain a hash of their content. Videos and pictures change with a release, but an old one does no
 * harm.
 */
function cacheControlOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return path.includes('/media/') ? 'public, max-age=86400, stale-while-revalidate=604800' : 'public, max-age=3600';
}
