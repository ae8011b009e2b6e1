import { requests } from '../fields.ts';
import { defineSettings } from '../define-settings.ts';

/** Rate limits of the gateway, in requests. */
export const limits = defineSettings({
  RATE_LIMIT_SIGNED_IN: requests.default(3_000),
  RATE_LIMIT_ANONYMOUS: requests.default(100),
  /** New accounts per address and day; default: 3, in a development start practically unlimited. */
  RATE_LIMIT_REGISTRATIONS: requests.optional(),
  /** Scripts that a user may have written, improved or translated in 24 hours. */
  SCRIPTS_PER_DAY: requests.default(200),
});
