import { stringify } from 'csv-stringify/sync';
import type { StatementDocument } from '../../projection-service/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import { providerSignOutAddress } from '../auth/index.ts';
import { readMoney } from '../payments/money.ts';
import { describeMovement } from './movements.ts';
import { credits, dateTime } from '../scalars.ts';
import type { GatewayContext } from '../context.ts';
import { confirmPaymentInput, refillInput } from '../payments/input.ts';
import { readInput } from '../input/read.ts';
import { textCell } from '../rest/csv.ts';
import { idempotencyKey, queryParam, type Routes } from '../rest/routes.ts';
import { ownUser, userView } from '../account/views.ts';

/** Spec part 1 section 7: the user, the session's end, buying credits; DECISIONS 2.12: the statement's download. */
export const accountRoutes: Routes = {
  'GET /auth/user': async (context) => userView(await ownUser(context), context),
  'GET /api/user': async (context) => ({ user: await userView(await ownUser(context), context) }),

  'POST /api/credits/refill': async (context, request) => {
    const userId = context.requireUser();
    const { amount, credits: asked } = readInput(refillInput, request.body);
    const email = (await context.loaders.users.load(userId))?.email;
    const order = readMoney(amount, asked);
    const started = await context.services.commands.startPayment(
      userId,
      email || undefined,
      order,
      context.caller(idempotencyKey(request)),
    );
    return {
      clientSecret: started.clientSecret,
      paymentIntentId: started.paymentId,
      amount: started.amountCents,
      currency: started.currency,
    };
  },
  'POST /api/credits/add-manual': async (context, request) => {
    const userId = context.requireUser();
    const { planId } = (request.body ?? {}) as { readonly planId?: unknown };
    const { paymentId } = readInput(confirmPaymentInput, { paymentId: planId });
    const done = await context.services.commands.confirmPayment(
      userId,
      paymentId,
      context.caller(idempotencyKey(request)),
    );
    await context.seen(done.position);
    return {
      success: true,
      creditsAdded: credits(done.item.halfCredits),
      credits: (await userView(await ownUser(context), context)).credits,
    };
  },

  'GET /api/credits/statement': async (context, request, reply) => {
    const format = queryParam(request, 'format') ?? 'json';
    if (format !== 'json' && format !== 'csv') throw new Refusal('INVALID_INPUT', 'format must be json or csv.');
    const rows = await statementRows(context, context.requireUser());
    const name = `curbcast-statement-${dateTime(context.services.now()).slice(0, 10)}.${format}`;
    void reply.header('content-disposition', `attachment; filename="${name}"`);
    if (format === 'json') return rows;
    return reply.type('text/csv; charset=utf-8').send(
      `\u{feff}${stringify(
        rows.map((row) => ({ ...row, description: textCell(row.description), reason: textCell(row.reason ?? '') })),
        { header: true, quoted: true },
      )}`,
    );
  },

  'GET /auth/logout': async (context, request, reply) => {
    const { services, settings, sessionId } = context;
    // A picture or a link on another site must not sign anyone out.
    const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers;
    if (site === 'cross-site' || site === 'same-site' || (mode !== undefined && mode !== 'navigate'))
      throw new Refusal('FORBIDDEN', 'Open this page yourself to sign out.');
    if (sessionId !== undefined) await services.sessions.revoke(sessionId);
    const { domain, clientId } = services.signInSettings;
    const issuer = /^https?:\/\//.test(domain) ? domain : `https://${domain}`;
    const target = providerSignOutAddress({ issuer, clientId, returnTo: new URL('/', settings.publicUrl).href });
    return reply.header('set-cookie', services.sessions.cookie.clear()).redirect(target, 302);
  },
};

const rowsPerRead = 1_000;

async function statementRows(context: GatewayContext, ownerId: string) {
  const reader = context.services.projections.reader('credits');
  const rows = [];
  let after: { order: readonly number[]; id: string } | undefined;
  for (;;) {
    const page = await reader.query('statement', {
      index: 'byOwner',
      equal: { ownerId },
      limit: rowsPerRead,
      ...(after ? { after } : {}),
    });
    const last = page.at(-1);
    if (last) after = { id: last.id, order: [Number(last.doc['revision'])] };
    const described = await Promise.all(
      page.map(async ({ doc }) => {
        const row = doc as object as StatementDocument;
        return { row, description: await describeMovement(row, context) };
      }),
    );
    for (const { row, description } of described) {
      rows.push({
        time: dateTime(row.time),
        kind: row.kind.toLowerCase(),
        amount: credits(row.amount),
        change: credits(row.change),
        balanceAfter: credits(row.balanceAfter),
        heldAfter: credits(row.heldAfter),
        debtAfter: credits(row.debtAfter),
        description,
        reason: row.reason,
        videoId: row.videoId,
        paymentId: row.paymentId,
      });
    }
    if (page.length < rowsPerRead) return rows;
  }
}
