import { Refusal } from '../../../domain/refusal.ts';
import { staticPolicy } from '../../rest/policy.ts';
import { param, type Routes } from '../../rest/routes.ts';
import { say } from '../../../words/index.ts';

const notFound = (): Refusal => new Refusal('NOT_FOUND', say('NO_SUCH_CALL'));

/** Our own listing pages with their pictures: something to try without a network. */
export const sampleRoutes: Routes = {
  'GET /samples/listings/:slug': {
    needs: 'open',
    policy: staticPolicy,
    handle: async ({ services: { samples } }, request, reply) => {
      const html = samples.page(param(request, 'slug'));
      if (html === undefined) throw notFound();
      return reply
        .headers({ 'content-security-policy': samples.policy, 'cache-control': 'no-cache', vary: 'Cookie' })
        .type('text/html; charset=utf-8')
        .send(html);
    },
  },
  'GET /samples/listings/:slug/:name': {
    needs: 'open',
    policy: staticPolicy,
    handle: async ({ services: { samples } }, request, reply) => {
      const image = await samples.image(param(request, 'slug'), param(request, 'name'));
      if (!image) throw notFound();
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type(image.contentType)
        .send(Buffer.from(image.bytes));
    },
  },
};
