import { statfs } from 'node:fs/promises';
import { noTelemetry, type Telemetry } from '../../lib/telemetry.ts';
import { createMeasurements } from './measurements.ts';
import { statusMetrics, type MetricSources } from './status-metrics.ts';
import { readVersion } from '../version.ts';
import { openTracing } from './tracing.ts';

export interface ProcessTelemetry {
  readonly telemetry: Telemetry;
  /** The metrics of this process as Prometheus text. */
  metrics(sources: MetricSources): Promise<string>;
  close(): Promise<void>;
}

/** Opens metrics, and traces where a collector is configured. `dataDir` is the folder whose disk is watched. */
export async function openTelemetry(
  endpoint: string | undefined,
  role: string,
  dataDir: string,
): Promise<ProcessTelemetry> {
  const measurements = createMeasurements();
  const tracing = endpoint === undefined ? undefined : await openTracing(endpoint, role, await readVersion());
  return {
    telemetry: {
      observe: measurements.observe,
      span: tracing?.span ?? noTelemetry.span,
      traceHeaders: tracing?.traceHeaders ?? noTelemetry.traceHeaders,
    },
    metrics: async (sources) => {
      const disk = await diskOf(dataDir);
      return (await Promise.all([statusMetrics({ ...sources, ...disk }), measurements.text()])).join('\n');
    },
    close: async () => tracing?.close(),
  };
}

/** Absent if the file system can't be queried, because the other metrics matter more. */
async function diskOf(folder: string): Promise<Pick<MetricSources, 'disk'>> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { disk: { free: bavail * bsize, size: blocks * bsize } };
  } catch {
    return {};
  }
}
