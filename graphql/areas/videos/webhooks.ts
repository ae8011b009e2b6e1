import { HeygenReportRejected } from '../../../command-service/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { webhookPolicy } from '../../rest/policy.ts';
import { bodyOf, type Routes } from '../../rest/routes.ts';
import { say } from '../../../words/index.ts';

const single = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The webhook of the provider of videos. */
export const videoWebhookRoutes: Routes = {
  'POST /api/webhooks/heygen': {
    needs: 'open',
    bound: 'nothing',
    policy: webhookPolicy,
    body: 'bytes',
    handle: async ({ services, address }, request) => {
      const { receiveReport } = services.videos;
      // HeyGen repeats a report after any error, so a report that comes before its secret is configured is not lost.
      // Anybody may send here, so a rejected report is not logged as an error of ours.
      if (receiveReport === undefined) throw new Refusal('NOT_FOUND', say('NO_REPORTS_EXPECTED'));
      const headers = {
        signature: single(request.headers['heygen-signature']),
        timestamp: single(request.headers['heygen-timestamp']),
      };
      await receiveReport(bodyOf(request), headers).catch((error: unknown) => {
        if (!(error instanceof HeygenReportRejected)) throw error;
        services.monitor.count('blocked');
        services.monitor.incident('forged_webhook', { address, userAgent: request.headers['user-agent'] });
        throw new Refusal('INVALID_INPUT', error.message);
      });
      return { received: true };
    },
  },
};
