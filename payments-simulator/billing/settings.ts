import { z } from 'zod';
import { found, type Answer } from '../api/answers.ts';
import type { Params } from '../api/body.ts';
import { seconds, type OperationContext } from '../api/operation-context.ts';
import { common, parse } from '../api/parameters.ts';
import { apiVersions, newestVersion } from '../api/versions.ts';
import type { Settings } from '../objects/billing-objects.ts';

const id = 'settings_billing';

/** The settings of the account. */
export const readSettings = ({ store }: Pick<OperationContext, 'store'>): Settings =>
  store.get('test_helpers.settings', id) ?? {
    id,
    object: 'test_helpers.settings',
    created: 0,
    webhook_version: newestVersion,
    after_retries: 'cancel',
  };

/** `GET /v1/test_helpers/settings`. Not part of Stripe's API: Stripe has them in its dashboard. */
export const showSettings = (context: OperationContext, params: Params): Answer =>
  found(context, readSettings(context), parse(z.strictObject(common), params).expand);

const changes = z.strictObject({
  ...common,
  webhook_version: z.enum(apiVersions).optional(),
  after_retries: z.enum(['cancel', 'past_due', 'unpaid']).optional(),
});

/**
 * `POST /v1/test_helpers/settings`: `webhook_version`, the API version whose shapes webhooks have, and `after_retries`,
 * the fate of a subscription after the last failed retry.
 */
export function changeSettings(context: OperationContext, params: Params): Answer {
  const { webhook_version: version, after_retries: outcome, expand } = parse(changes, params);
  const before = readSettings(context);
  const settings: Settings = {
    ...before,
    created: before.created === 0 ? seconds(context.now) : before.created,
    webhook_version: version ?? before.webhook_version,
    after_retries: outcome ?? before.after_retries,
  };
  context.store.put(settings);
  return found(context, settings, expand);
}
