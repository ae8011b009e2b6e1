import { z } from 'zod';
import { Refusal } from '../../../domain/refusal.ts';
import { isAtDomain, providerSignOutAddress } from '../../../identity/index.ts';
import { syncInput } from './input.ts';
import { readInput } from '../../input/read.ts';
import { queryParam, route, type Routes } from '../../rest/routes.ts';
import { ownUser, signedInUser } from '../account/reads.ts';
import { userView, user } from '../account/views.ts';
import { say } from '../../../words/index.ts';

/** Makes a session from an ID token, and ends it. */
export const signInRoutes: Routes = {
  'GET /auth/config': route({
    needs: 'open',
    about: {
      tag: 'Account',
      summary: 'The identity provider',
      callers: 'anyone',
      answer: z.object({
        domain: z.string(),
        clientId: z.string(),
        audience: z.string().optional(),
        embedded: z.boolean(),
        issuer: z.string().optional(),
      }),
    },
    handle: async ({ services: { signIn } }) => ({ ...signIn.settings, issuer: await signIn.issuer() }),
  }),

  'POST /auth/auth0-sync': route({
    bound: 'identity',
    about: {
      tag: 'Account',
      summary: 'Start a session with an ID token of the identity provider, sent as bearer token',
      callers: 'idToken',
      body: syncInput,
      answer: z.object({ success: z.literal(true), user }),
    },
    handle: async (context, request, reply) => {
      const { services, address } = context;
      const [scheme = '', idToken = ''] = (request.headers.authorization ?? '').split(' ');
      if (scheme.toLowerCase() !== 'bearer' || idToken === '')
        throw new Refusal('UNAUTHENTICATED', say('AUTHENTICATION_REQUIRED'));
      // The identity comes from the token only. The body may give the names.
      const { auth0User: names } = readInput(syncInput, request.body);
      const { cookie, 'user-agent': userAgent } = request.headers;
      const { session, setCookie } = await services.signIn.signIn({
        idToken,
        cookie,
        address,
        userAgent,
        language: context.language,
        ...(names && { names }),
      });
      if (setCookie !== undefined) void reply.header('set-cookie', setCookie);
      return { success: true as const, user: await userView(await signedInUser(context, session.userId), context) };
    },
  }),

  'GET /auth/first-admin': {
    about: {
      tag: 'Account',
      summary: 'Become the first administrator with the link that the first start prints',
      callers: 'anyone',
      query: { token: z.string().describe('The token of the link.') },
      status: 302,
    },
    handle: async (context, request, reply) => {
      const { services, settings } = context;
      const token = queryParam(request, 'token') ?? '';
      if (!(await services.signIn.firstAdmin.accepts(token))) {
        throw new Refusal('NOT_FOUND', say('LINK_USED'));
      }
      if (context.userId === undefined)
        return reply.redirect(`/login?returnTo=${encodeURIComponent(request.url)}`, 302);
      const { doc } = await ownUser(context);
      if (!isAtDomain(doc.email, settings.adminEmailDomain))
        throw new Refusal('FORBIDDEN', say('ADMINS_OF_DOMAIN_ONLY', { domain: settings.adminEmailDomain }));
      await context.seen(await services.signIn.firstAdmin.claim(token, context.userId, context.caller(undefined)));
      return reply.redirect('/admin', 302);
    },
  },

  'POST /api/admin/login': route({
    bound: 'identity',
    about: {
      tag: 'Administration',
      summary: 'Sign an administrator in with a local account; code is the second factor',
      callers: 'anyone',
      body: z.object({ email: z.string(), password: z.string(), code: z.string().optional() }),
      answer: z.object({ success: z.literal(true), userId: z.string() }),
    },
    handle: async (context, request, reply) => {
      const { email, password, code } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
      const { cookie, 'user-agent': userAgent } = request.headers;
      const { session, setCookie } = await context.services.signIn.adminSignIn({
        email,
        password,
        code,
        cookie,
        address: context.address,
        userAgent,
      });
      void reply.header('set-cookie', setCookie);
      return { success: true as const, userId: session.userId };
    },
  }),

  'GET /auth/logout': {
    about: {
      tag: 'Account',
      summary: 'End the session and go to the sign-out of the identity provider',
      callers: 'anyone',
      status: 302,
    },
    handle: async (context, request, reply) => {
      const { services, settings, sessionId } = context;
      // Pictures and links on other sites must not sign users out (CSRF).
      const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers;
      if (site === 'cross-site' || site === 'same-site' || (mode !== undefined && mode !== 'navigate'))
        throw new Refusal('FORBIDDEN', say('SIGN_OUT_YOURSELF'));
      if (sessionId !== undefined) await services.sessions.revoke(sessionId);
      const { domain, clientId } = services.signIn.settings;
      const issuer = /^https?:\/\//.test(domain) ? domain : `https://${domain}`;
      const target = providerSignOutAddress({ issuer, clientId, returnTo: new URL('/', settings.publicUrl).href });
      return reply.header('set-cookie', services.sessions.cookie.clear()).redirect(target, 302);
    },
  },
};
