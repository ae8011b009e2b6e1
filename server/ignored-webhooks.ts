import type { Logger } from 'pino';
import type { IgnoredWebhook } from '../command-service/index.ts';

/**
 * Logs webhooks of the payment provider that have no effect. One of the other mode is a warning: an endpoint or a key
 * of the wrong mode is configured, and the payments of one mode are never reported (trust K3).
 */
export const logIgnored =
  (logger: Pick<Logger, 'warn' | 'debug'>) =>
  ({ why, id, type }: IgnoredWebhook): void => {
    const about = { webhook: id, type };
    if (why === 'other mode')
      logger.warn(
        about,
        'A webhook of the other mode (test or live) was ignored: check the webhook endpoints at Stripe',
      );
    else logger.debug(about, 'A webhook about neither a payment nor a subscription was ignored');
  };
