import type { OutgoingMail } from '../../../command-service/index.ts';
import * as field from '../../openapi/fields.ts';
import type { FastifyReply } from 'fastify';
import { readInput } from '../../input/read.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { isMailTemplate } from '../../../domain/mail/index.ts';
import type { RoutePolicy } from '../../rest/policy.ts';
import { findMail, requireOutboxReader } from './reads.ts';
import { idempotencyKey, param, queryParam, route, type Routes } from '../../rest/routes.ts';
import { unsubscribeInput, sendTestMailInput } from './input.ts';
import { sendTestMail } from './test-mail.ts';
import { say } from '../../../words/index.ts';
import { languageOf } from '../../../lib/language.ts';

/** Mail programs call this from anywhere, without a session: the token in the address is the permission (RFC 8058). */
const oneClickPolicy: RoutePolicy = { origin: 'any', limit: 'caller' };

/**
 * A mail runs no scripts and loads nothing but its own pictures. Only the outbox of this origin may frame it, and its
 * links open a new tab.
 */
const mailPageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'self'; form-action 'none'; frame-ancestors 'self'; " +
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
};

/** The page of a mail, with its pictures in it. */
const sendMailPage = (
  reply: FastifyReply,
  { html, pictures = [] }: Pick<OutgoingMail, 'html' | 'pictures'>,
): FastifyReply =>
  reply
    .headers(mailPageHeaders)
    .type('text/html; charset=utf-8')
    .send(
      pictures.reduce(
        (page, { cid, contentType, base64 }) =>
          page.replaceAll(`src="cid:${cid}"`, `src="data:${contentType};base64,${base64}"`),
        html.replace('<head>', '<head><base target="_blank">'),
      ),
    );

const mailNotFound = (): Refusal => new Refusal('NOT_FOUND', say('MAIL_NOT_FOUND'));

/** Test mails, one-click unsubscribing, and the pages of the outbox. */
export const mailRoutes: Routes = {
  'POST /api/test-email': route({
    once: true,
    bound: 'call',
    about: {
      tag: 'Account',
      summary: 'Send a sample email to the own, verified address',
      body: sendTestMailInput,
      answer: field.done,
    },
    handle: async (context, request) => {
      const position = await sendTestMail(context, request.body ?? {}, idempotencyKey(request));
      await context.seen(position);
      return { success: true as const };
    },
  }),
  'GET /outbox/mails/:id': async (context, request, reply) => {
    await requireOutboxReader(context);
    const { id, doc } = await findMail(context.services.projections, param(request, 'id'));
    const mail = await context.services.mail.read(doc.ownerId, id);
    if (!mail) throw mailNotFound();
    return sendMailPage(reply, mail);
  },
  'GET /outbox/templates/:name': async (context, request, reply) => {
    await context.requireAdmin();
    const name = param(request, 'name');
    if (!isMailTemplate(name)) throw mailNotFound();
    return sendMailPage(reply, context.services.mail.preview(name, languageOf(request.raw)));
  },
  'POST /unsubscribe': {
    bound: 'mailPreferences',
    policy: oneClickPolicy,
    body: 'bytes',
    handle: async ({ services }, request) => {
      const { token } = readInput(unsubscribeInput, { token: queryParam(request, 'token') });
      await services.commands.mail.unsubscribe(token, false);
      return { success: true };
    },
  },
};
