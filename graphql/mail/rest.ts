import { readInput } from '../input/read.ts';
import type { RoutePolicy } from '../rest/policy.ts';
import { idempotencyKey, queryParam, type Routes } from '../rest/routes.ts';
import { unsubscribeInput } from './input.ts';
import { sendTestMail } from './test-mail.ts';

/** Mail programs send it from anywhere, without a session: the token in the address is the permission (RFC 8058). */
const oneClickPolicy: RoutePolicy = { origin: 'any', limit: 'caller' };

/** Spec part 3 section 7, and one-click unsubscribing. */
export const mailRoutes: Routes = {
  'POST /api/test-email': async (context, request) => {
    const position = await sendTestMail(context, request.body ?? {}, idempotencyKey(request));
    await context.seen(position);
    return { success: true };
  },
  'POST /unsubscribe': {
    policy: oneClickPolicy,
    body: 'bytes',
    handle: async ({ services }, request) => {
      const { token } = readInput(unsubscribeInput, { token: queryParam(request, 'token') });
      await services.commands.mail.unsubscribe(token, false);
      return { success: true };
    },
  },
};
