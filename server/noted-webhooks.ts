import type { Logger } from 'pino';
import type { NotedWebhook } from '../command-service/index.ts';

/**
 * Logs webhooks of the payment provider that have no effect. One of the other mode is a warning, because an endpoint or
 * a key of the wrong mode is configured, and the payments of one mode are never reported. A webhook that could not be
 * understood is a warning too, and so is the first of each API version other than our requests' version.
 */
export const logNoted =
  (logger: Pick<Logger, 'warn' | 'debug'>) =>
  ({ why, id, type, details }: NotedWebhook): void => {
    const sentence = warnings[why];
    if (sentence === undefined)
      logger.debug({ webhook: id, type }, 'A webhook about neither a payment nor a subscription was ignored');
    else logger.warn({ webhook: id, type, ...(details !== undefined && { details }) }, sentence);
  };

const warnings: Readonly<Partial<Record<NotedWebhook['why'], string>>> = {
  'other mode': 'A webhook of the other mode (test or live) was ignored: check the webhook endpoints at Stripe',
  'not understood': 'A webhook could not be understood: finance has an exception about it',
  'other API version':
    'Webhooks come in another API version than the requests ask for: set the version of the endpoint',
};
