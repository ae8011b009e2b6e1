import { z } from 'zod';
import { key, optional, takes, whole } from '../fields.ts';
import { defineSettings } from '../define-settings.ts';

/** The log. */
export const eventStore = defineSettings({
  /** The master key that wraps the keys of people; default: generated once and kept in DATA_DIR/keys. */
  KEY_ENCRYPTION_KEY: key.optional(),
  EVENTSTORE_URL: optional,
  EVENTSTORE_TIMEOUT_MS: whole('milliseconds from 1000 to 60000', 1_000, 60_000).default(5_000),
  /** The name of this installation in a shared EventStoreDB; it can never change. */
  EVENTSTORE_NAMESPACE: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, takes('1 to 40 of a-z, 0-9 and hyphen'))
    .optional(),
});
