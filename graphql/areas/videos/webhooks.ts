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
      // HeyGen repeats a report whatever the error: one that came before its secret was configured is not lost. Anybody
      // may send here, so it is not an outage of ours that is logged as an error.
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
