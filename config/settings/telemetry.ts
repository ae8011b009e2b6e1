import { z } from 'zod';
import { takes, httpUrl, secretText } from '../fields.ts';
import { defineSettings } from '../define-settings.ts';

/** Logs, metrics and traces. */
export const telemetry = defineSettings({
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], takes('trace, debug, info, warn, error or silent'))
    .default('info'),
  /** The bearer token for `/metrics` and the details of `/readyz`. */
  METRICS_TOKEN: secretText,
  /** Base URL of an OpenTelemetry collector for traces over HTTP; without it no traces are recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
});
