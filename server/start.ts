import type { Logger } from 'pino';
import { createPaymentWebhook, type CommandService } from '../command-service/index.ts';
import { ConfigurationError, readConfig, type Config } from '../config/index.ts';
import { LogCorrupted, LogUnavailable } from '../event-store/index.ts';
import { announce } from './announce.ts';
import { connectCommandSide, openCommandSide } from './command-side.ts';
import { openEngines, type Engines } from './engines.ts';
import { eventSinks, openEventStreams, type EventStreams } from './event-stream.ts';
import { degradedOf, readFailingWork } from '../graphql/index.ts';
import { openGatewaySide } from './gateway/index.ts';
import { startInternalServer } from './internal/internal-server.ts';
import { logNoted } from './noted-webhooks.ts';
import { createLogger } from './logger.ts';
import { openTelemetry, type ProcessTelemetry } from './telemetry/index.ts';
import { instrumentCommands } from './telemetry/instrument.ts';
import { serveControl } from './operations/control.ts';
import { storesOf } from './operations/verify-stores.ts';
import { countFailures } from './failure-index.ts';
import { openPrivateFolder } from './private-files.ts';
import { notBuiltYet } from './not-built-yet.ts';
import { patience } from './patience.ts';
import { openProviders } from './providers.ts';
import { serveRenderer } from './renderer-role.ts';
import { openReadSide, type ReadSide } from './read-side.ts';
import { stopInOrder } from './stop-in-order.ts';

/**
 * Starts the product, or only the role in ROLE, and keeps it running until a signal stops the process. Prints the
 * reason of a failure on standard error.
 */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<void> {
  try {
    const config = readConfig(environment);
    const stop = await compose(config);
    let stopping = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        // A second signal ends the process at once.
        if (stopping) process.exit(1);
        stopping = true;
        stop().then(
          () => process.exit(0),
          () => process.exit(1),
        );
      });
    }
  } catch (error) {
    const known =
      error instanceof ConfigurationError ||
      error instanceof LogCorrupted ||
      error instanceof LogUnavailable ||
      isAddressInUse(error);
    process.stderr.write(
      `Curbcast could not start.\n${known && error instanceof Error ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exit(1);
  }
}

const isAddressInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES');

/** Composes the product; returns the function that shuts it down in order. */
async function compose(config: Config): Promise<() => Promise<void>> {
  const logger = createLogger(config.telemetry.LOG_LEVEL);
  const { ROLE } = config.roles;
  const hasRole = (role: typeof ROLE): boolean => ROLE === 'all' || ROLE === role;
  openPrivateFolder(config.data.DATA_DIR);
  const now = Date.now;

  // Before anything is opened, so that a wrong address is the only error shown.
  const sinks = eventSinks(config.eventStream);
  const processTelemetry = await openTelemetry(
    config.telemetry.OTEL_EXPORTER_OTLP_ENDPOINT,
    ROLE,
    config.data.DATA_DIR,
  );
  const { telemetry } = processTelemetry;
  if (ROLE === 'renderer') return serveRenderer(config, logger, processTelemetry);
  const engines = await openEngines({ settings: config, logger, telemetry });
  const listening = Promise.withResolvers<void>();
  const readSide = await openReadSide({
    engines,
    logger,
    telemetry,
    projects: hasRole('projections'),
    publishes: sinks.length > 0,
    live: hasRole('gateway'),
    listening: listening.promise,
  });
  const streams = hasRole('projections')
    ? openEventStreams(sinks, config.derived.publicUrl, engines, readSide.projections, logger)
    : undefined;
  if (ROLE === 'projections')
    return serveInternally({
      settings: config.roles,
      engines,
      logger,
      processTelemetry,
      readSide,
      onListening: listening.resolve,
      ...(streams && { streams }),
    });

  let commandSide: CommandService | undefined;
  const providers = await openProviders({
    settings: config,
    logger,
    eventStore: engines.eventStore,
    personalSeal: engines.personalSeal,
    rateLimits: engines.rateLimits,
    // Webhooks fail until the command side is open; the payments simulator retries them.
    deliverPaymentEvent: async (body, signature) => {
      if (!commandSide) return { status: 503 };
      await createPaymentWebhook(providers.payments, commandSide.commands.payments, logNoted(logger))(body, signature);
      return { status: 200 };
    },
  });
  const { testPayments } = providers;
  const { projections } = readSide;
  commandSide = hasRole('commands')
    ? openCommandSide({ settings: config, engines, logger, telemetry, providers, readSide, now })
    : connectCommandSide(config.roles, providers, telemetry);
  commandSide = { ...commandSide, commands: instrumentCommands(commandSide.commands, telemetry) };
  const stopCommands = async (): Promise<void> => {
    await commandSide.stop();
    await testPayments?.close();
  };
  if (ROLE === 'commands')
    return serveInternally({
      settings: config.roles,
      engines,
      logger,
      processTelemetry,
      readSide,
      onListening: listening.resolve,
      commandSide,
      filesProblem: providers.filesProblem,
      stopCommands,
    });

  const gateway = await openGatewaySide({
    settings: config,
    engines,
    logger,
    processTelemetry,
    providers,
    readSide,
    commandSide,
    streams,
    now,
  });
  listening.resolve();
  const control = serveControl(
    {
      dataDir: config.data.DATA_DIR,
      eventStore: engines.eventStore,
      projections,
      stores: storesOf(config, { ...engines, files: providers.files }),
      reconcile: commandSide.commands.finance.reconcile,
      failures: commandSide.commands.failures,
      retryErasure: commandSide.commands.lifecycle.retryErasure,
      recover: gateway.recover,
      blacklist: gateway.blacklist,
      issuer: config.identity.OIDC_ISSUER,
    },
    (error) => logger.error({ err: error }, 'An operation failed'),
    // Roles other than the gateway have no accounts and no read models, so only a gateway can be asked for them.
    ROLE === 'all' ? 'control' : 'gateway',
  );
  await announce(config, gateway);

  return async () => {
    control.close();
    await gateway.answerRest();
    await stopInOrder([
      gateway.stop,
      stopCommands,
      () => streams?.stop(),
      () => readSide.stop(),
      gateway.close,
      () => engines.close(),
      () => processTelemetry.close(),
    ]);
  };
}

interface WatchedRole {
  readonly settings: Config['roles'];
  readonly engines: Engines;
  readonly logger: Logger;
  readonly processTelemetry: ProcessTelemetry;
  readonly readSide: ReadSide;
  readonly onListening: () => void;
  readonly streams?: EventStreams;
  readonly commandSide?: CommandService;
  readonly filesProblem?: () => Promise<string | undefined>;
  readonly stopCommands?: () => Promise<void>;
}

/** Runs a role without a gateway: its internal server takes commands from gateways, and health checks. */
async function serveInternally({
  settings: { ROLE, INTERNAL_HOST, INTERNAL_PORT, INTERNAL_SECRET },
  engines,
  logger,
  processTelemetry,
  readSide,
  onListening,
  streams,
  commandSide,
  filesProblem,
  stopCommands,
}: WatchedRole): Promise<() => Promise<void>> {
  const server = await startInternalServer({
    host: INTERNAL_HOST,
    port: INTERNAL_PORT,
    secret: INTERNAL_SECRET ?? '',
    ...(commandSide === undefined ? {} : { commands: commandSide.commands }),
    telemetry: processTelemetry.telemetry,
    problem: async () => {
      if (commandSide) {
        const [frozen] = commandSide.frozen();
        if (frozen) return `${frozen.stream} is frozen: ${frozen.reason}`;
        return engines.rawLog.head().then(
          () => filesProblem?.(),
          (error: unknown) => String(error),
        );
      }
      return notBuiltYet(await readSide.projections.status());
    },
    degraded: async () =>
      readFailingWork(readSide).then(
        (failing) => failing.map(degradedOf),
        () => undefined,
      ),
    metrics: async () =>
      processTelemetry.metrics({
        projections: await readSide.projections.status(),
        streams: (await streams?.status()) ?? [],
        ...(commandSide === undefined
          ? {}
          : {
              commands: {
                processes: commandSide.processes(),
                conflicts: commandSide.conflicts(),
                frozen: commandSide.frozen().length,
                failures: await countFailures(readSide.projections),
              },
            }),
      }),
    onError: (error) => logger.error({ err: error }, 'An internal call failed'),
  });
  onListening();
  process.stdout.write(`Curbcast's ${ROLE} are ready on http://${INTERNAL_HOST}:${server.port}\n`);
  return async () => {
    await server.close(patience(engines));
    await stopInOrder([
      () => stopCommands?.(),
      () => streams?.stop(),
      () => readSide.stop(),
      () => engines.close(),
      () => processTelemetry.close(),
    ]);
  };
}
