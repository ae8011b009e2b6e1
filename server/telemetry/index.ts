import { noTelemetry, type Telemetry } from '../../lib/telemetry.ts';
import { createMeasurements } from './measurements.ts';
import { statusMetrics, type MetricSources } from './status-metrics.ts';
import { openTracing } from './tracing.ts';

export interface ProcessTelemetry {
  readonly telemetry: Telemetry;
  /** The metrics of this process as Prometheus text. */
  metrics(sources: MetricSources): Promise<string>;
  close(): Promise<void>;
}

/** Opens metrics, and traces where a collector is configured. */
export async function openTelemetry(endpoint: string | undefined, role: string): Promise<ProcessTelemetry> {
  const measurements = createMeasurements();
  const tracing = endpoint === undefined ? undefined : await openTracing(endpoint, role);
  return {
    telemetry: { observe: measurements.observe, span: tracing?.span ?? noTelemetry.span },
    metrics: async (sources) => (await Promise.all([statusMetrics(sources), measurements.text()])).join('\n'),
    close: async () => tracing?.close(),
  };
}
