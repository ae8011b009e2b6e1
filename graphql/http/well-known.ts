import type { FastifyReply } from 'fastify';
import type { GatewaySettings } from '../services.ts';

const day = 24 * 60 * 60 * 1_000;
/** How long a response of `security.txt` is valid; each response is generated. */
const valid = 180 * day;

/**
 * Addresses below `/.well-known`: password managers look here for the page to change a password, and people who found a
 * vulnerability look for a contact (RFC 9116).
 */
export const wellKnown = ({
  publicUrl,
  product,
}: Pick<GatewaySettings, 'publicUrl' | 'product'>): Readonly<
  Record<string, (reply: FastifyReply) => FastifyReply>
> => ({
  '/.well-known/change-password': (reply) => reply.redirect('/profile', 302),
  '/.well-known/security.txt': (reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(
        [
          `Contact: mailto:${product.supportEmail}`,
          `Expires: ${new Date(Date.now() + valid).toISOString()}`,
          'Preferred-Languages: en, es',
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      ),
});
