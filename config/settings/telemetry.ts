import { z } from 'zod';
import { httpUrl, port, secretText, takes } from '../fields.ts';
import { defineSettings } from '../define-settings.ts';

/** Logs, metrics and traces. */
export const telemetry = defineSettings({
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], takes('trace, debug, info, warn, error or silent'))
    .default('info'),
  /** The bearer token for `/metrics` and the details of `/readyz`. */
  METRICS_TOKEN: secretText,
  /** A separate port for health checks and metrics, which the public port then shows to nobody. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1, 'a host name or address').default('127.0.0.1'),
  /** Base URL of an OpenTelemetry collector for traces over HTTP; without it no traces are recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
});
