import { exportedTables } from '../../../domain/table-exports/index.ts';
import type { GatewayContext } from '../../context.ts';

/** Where a share link can be sent with one click. */
export const sharePlatforms = ['facebook', 'linkedin', 'x', 'email'] as const;

/** The integrations of the signed-in user. Throws UNAUTHENTICATED. */
export async function integrationStatus(context: GatewayContext) {
  const { webhooks } = await context.services.commands.webhooks.listWebhooks(context.requireUser());
  return {
    webhookCount: webhooks.length,
    emailConfigured: true,
    emailService: context.inWords(context.services.mail.service.name),
    exportTypes: [...exportedTables],
    sharePlatforms: [...sharePlatforms],
  };
}
