import { optional, copies } from '../fields.ts';
import { defineSettings } from '../define-settings.ts';

/** The event stream for analysts. */
export const eventStream = defineSettings(
  {
    KAFKA_BROKERS: optional,
    /** Replicas of each record in new topics, and how many of them must acknowledge it. */
    KAFKA_REPLICATION_FACTOR: copies.default(3),
    KAFKA_MIN_INSYNC_REPLICAS: copies.default(2),
    /** Gets the event stream as files of JSON lines. */
    EVENTS_FOLDER: optional,
  },
  [
    [
      ({ KAFKA_REPLICATION_FACTOR: copies, KAFKA_MIN_INSYNC_REPLICAS: acknowledging }) => acknowledging > copies,
      'KAFKA_MIN_INSYNC_REPLICAS is greater than KAFKA_REPLICATION_FACTOR, so no record could be acknowledged.',
    ],
  ],
);
