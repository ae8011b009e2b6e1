import { ownUser } from '../account/reads.ts';
import { userView } from '../account/views.ts';
import { readInput } from '../input/read.ts';
import { idempotencyKey, type Routes } from '../rest/routes.ts';
import { credits } from '../scalars.ts';
import { confirmPaymentInput, refillInput } from './input.ts';
import { readMoney } from './money.ts';

/** Spec part 1 section 7: buying credits. */
export const paymentRoutes: Routes = {
  'POST /api/credits/refill': async (context, request) => {
    const userId = context.requireUser();
    const input = readInput(refillInput, request.body);
    const email = (await context.loaders.users.load(userId))?.email;
    const order = readMoney(input.amount, input.credits);
    const started = await context.services.commands.payments.startPayment(
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
    const done = await context.services.commands.payments.confirmPayment(
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
};
