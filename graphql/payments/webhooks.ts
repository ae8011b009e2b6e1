import type { FastifyInstance, FastifyRequest } from 'fastify';
import { WebhookRejected } from '../../command-service/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { GatewayServices } from '../services.ts';

const webhookLimit = 1024 * 1024;

/** What payment providers call, and the embedded provider's own doors: both take the raw body. */
export async function registerPaymentDoors(
  server: FastifyInstance,
  { services }: { readonly services: GatewayServices },
): Promise<void> {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: webhookLimit }, (_request, body, done) =>
    done(null, body),
  );

  server.post('/api/webhooks/stripe', async (request) => {
    const signature = request.headers['stripe-signature'];
    await services
      .receivePaymentEvent(bytesOf(request), Array.isArray(signature) ? signature[0] : signature)
      .catch((error: unknown) => {
        if (error instanceof WebhookRejected) throw new Refusal('INVALID_INPUT', error.message);
        throw error;
      });
    return { received: true };
  });

  const { testPayments } = services;
  if (!testPayments) return;
  server.all('/test-payments/*', async (request, reply) => {
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (value !== undefined) headers.set(name, String(value));
    const answer = await testPayments(
      new Request(new URL(request.url, 'http://localhost'), {
        method: request.method,
        headers,
        ...(hasBody ? { body: bytesOf(request) } : {}),
      }),
    );
    for (const [name, value] of answer.headers) void reply.header(name, value);
    return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
  });
}

const bytesOf = (request: FastifyRequest): Buffer<ArrayBuffer> =>
  Buffer.isBuffer(request.body) ? Buffer.from(request.body) : Buffer.alloc(0);
