import type { FastifyInstance } from 'fastify';
import type { SecurityHeaders } from '../guard/index.ts';
import type { GatewayServices } from '../services.ts';

/** Our own listing pages with their pictures: something to try without a network (DECISIONS section 10). */
export async function registerSamples(
  server: FastifyInstance,
  { services, headers }: { readonly services: GatewayServices; readonly headers: SecurityHeaders },
): Promise<void> {
  server.get<{ Params: { slug: string } }>('/samples/listings/:slug', async (request, reply) => {
    const html = services.sampleFiles.page(request.params.slug);
    if (html === undefined) return reply.callNotFound();
    headers.page(reply.raw);
    return reply
      .header('content-security-policy', services.sampleFiles.policy)
      .type('text/html; charset=utf-8')
      .send(html);
  });
  server.get<{ Params: { slug: string; name: string } }>('/samples/listings/:slug/:name', async (request, reply) => {
    const image = await services.sampleFiles.image(request.params.slug, request.params.name);
    if (!image) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=86400')
      .header('x-content-type-options', 'nosniff')
      .type(image.contentType)
      .send(Buffer.from(image.bytes));
  });
}
