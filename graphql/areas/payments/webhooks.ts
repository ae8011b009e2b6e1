import { WebhookRejected } from '../../../command-service/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { defined } from '../../../lib/defined.ts';
import { defaultPolicy, secretKeyPolicy, webhookPolicy } from '../../rest/policy.ts';
import { bodyOf, type Call, type Routes } from '../../rest/routes.ts';
import { say } from '../../../words/index.ts';

/** Hands a request to the payments simulator, which exists in test mode only. */
const callTestProvider: Call = async ({ services }, request, reply) => {
  const { testApi } = services.payments;
  if (!testApi) throw new Refusal('NOT_FOUND', say('NO_SUCH_CALL'));
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value));
  const answer = await testApi(
    new Request(new URL(request.url, 'http://localhost'), {
      method: request.method,
      headers,
      ...defined({ body: hasBody ? bodyOf(request) : undefined }),
    }),
  );
  for (const [name, value] of answer.headers) void reply.header(name, value);
  return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
};

/** The webhook that payment providers call, and the API of the payments simulator. */
export const paymentWebhookRoutes: Routes = {
  'POST /api/webhooks/stripe': {
    needs: 'open',
    bound: 'nothing',
    policy: webhookPolicy,
    body: 'bytes',
    handle: async ({ services, address }, request) => {
      const signature = request.headers['stripe-signature'];
      await services.payments
        .receiveWebhook(bodyOf(request), Array.isArray(signature) ? signature[0] : signature)
        .catch((error: unknown) => {
          if (!(error instanceof WebhookRejected)) throw error;
          services.monitor.count('blocked');
          services.monitor.incident('forged_webhook', { address, userAgent: request.headers['user-agent'] });
          throw new Refusal('INVALID_INPUT', error.message);
        });
      return { received: true };
    },
  },
  // The browser confirms a payment itself, with the secret of that one payment.
  'ALL /test-payments/v1/payment_intents/:id/confirm': {
    bound: 'nothing',
    policy: defaultPolicy,
    body: 'bytes',
    handle: callTestProvider,
  },
  'ALL /test-payments/v1/*': { bound: 'nothing', policy: secretKeyPolicy, body: 'bytes', handle: callTestProvider },
  'ALL /test-payments/*': { bound: 'nothing', policy: defaultPolicy, body: 'bytes', handle: callTestProvider },
};
