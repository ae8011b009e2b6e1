import { optional } from '../fields.ts';
import { defineSettings } from '../define-settings.ts';

/** Read models, and with them sessions, keys and leases. */
export const readStore = defineSettings({
  MONGODB_URL: optional,
});
