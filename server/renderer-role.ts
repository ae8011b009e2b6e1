import type { Logger } from 'pino';
import type { Config } from '../config/index.ts';
import { startInternalServer } from './internal/internal-server.ts';
import { openRenderParts } from './providers.ts';
import { stopInOrder } from './stop-in-order.ts';
import type { ProcessTelemetry } from './telemetry/index.ts';
import { openVideo } from './video.ts';

/** How long health checks in flight may take once the process stops, ms. */
const healthCheckMs = 1_000;

/**
 * Runs the role `renderer`: takes jobs of the shared queue. It opens neither the log nor the keys nor the read models:
 * so a process that decodes untrusted pictures has nothing else to lose.
 *
 * @returns the function that gives its jobs back and stops it
 */
export async function serveRenderer(
  config: Config,
  logger: Logger,
  processTelemetry: ProcessTelemetry,
): Promise<() => Promise<void>> {
  const { INTERNAL_HOST: host, INTERNAL_PORT: port, INTERNAL_SECRET: secret = '' } = config.roles;
  const { store, files, web, voice } = await openRenderParts(config);
  const video = await openVideo({ settings: config, files, web, voice, logger });
  const server = await startInternalServer({
    host,
    port,
    secret,
    problem: async () => (await store.problem()) ?? video.problem(),
    metrics: () => processTelemetry.metrics({ projections: [], streams: [] }),
    onError: (error) => logger.error({ err: error }, 'An internal call failed'),
  });
  process.stdout.write(`Curbcast's renderer is ready on http://${host}:${server.port}\n`);
  return async () => {
    await server.close(AbortSignal.timeout(healthCheckMs));
    await stopInOrder([() => video.close(), () => processTelemetry.close()]);
  };
}
