import { z } from 'zod';
import { instant } from '../../../domain/time.ts';
import { id, optionalText, shortText } from '../../../domain/fields.ts';
import { timeRangeNames } from './counters/port.ts';
import { issue } from '../../../domain/issue.ts';
import { say, type Sentence } from '../../../words/index.ts';

const minute = 60_000;
const wholeFrom = (field: Sentence, least: number, most: number) => {
  const sentence = issue('FIELD_NOT_WHOLE', { field, least, most: most.toLocaleString('en-US') });
  return z.int(sentence).min(least, sentence).max(most, sentence);
};
const address = z
  .string(issue('IP_ADDRESS_MISSING'))
  .trim()
  .min(1, issue('IP_ADDRESS_MISSING'))
  .max(shortText, issue('IP_ADDRESS_MISSING'));

/** `GET /api/admin/security-metrics?timeRange=` */
export const timeRangeInput = z.object({
  timeRange: z
    .enum(timeRangeNames, issue('FIELD_NOT_ONE_OF', { field: 'timeRange', values: timeRangeNames.join(', ') }))
    .default('24h'),
});

/** Input of `POST /api/admin/blacklist-ip` and `blockAddress`. */
export const blockAddressFields = z.object({
  address,
  reason: optionalText('reason', 500),
  expiresAt: instant(issue('FIELD_NO_TIME', { field: 'expiresAt' })).nullish(),
  expiresInHours: z.int().min(1, issue('BLOCK_HOURS')).max(720, issue('BLOCK_HOURS')).nullish(),
});
export const blockAddressInput = blockAddressFields.refine(
  ({ expiresAt, expiresInHours }) => typeof expiresAt !== 'number' || typeof expiresInHours !== 'number',
  { error: issue('TIME_OR_HOURS') },
);
export const unblockAddressInput = z.object({ address });

const rateLimits = z.object({
  general: wholeFrom(say('GENERAL_LIMIT'), 1, 100_000),
  authentication: wholeFrom(say('AUTHENTICATION_LIMIT'), 1, 1_000),
});
export const setRateLimitsInput = z.object({ limits: rateLimits, seen: rateLimits });

export const setSessionTimeoutInput = z
  .object({ minutes: wholeFrom(say('SESSION_TIMEOUT_MINUTES'), 5, 43_200), seenMinutes: z.int().min(1) })
  .transform(({ minutes, seenMinutes }) => ({ timeoutMs: minutes * minute, seenMs: seenMinutes * minute }));

/** `endSessions`: without a user, everybody's. */
export const endSessionsInput = z.object({ userId: id.nullish().transform((value) => value ?? undefined) });
export const alertIdInput = z.object({ id });

/** As many alerts as one group shows. */
const alertIds = z.array(id).min(1).max(100);
/** `acknowledgeAlerts` */
export const acknowledgeAlertsInput = z.object({ alertIds });
/** `stopAttack` */
export const stopAttackInput = z.object({
  alertIds,
  blockHours: z
    .int()
    .min(1)
    .max(720)
    .nullish()
    .transform((hours) => hours ?? undefined),
  signOut: z.boolean(),
  newPasswords: z.boolean(),
});
/** `blockPreview` */
export const blockPreviewInput = z.object({ address });
/** `signIns`: of one address, of one account, or with one outcome. */
export const signInsInput = z.object({ address: address.nullish(), userId: id.nullish() });
