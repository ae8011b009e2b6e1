import { join } from 'node:path';
import { ConfigurationError, readConfig, type Config } from '../config/index.ts';
import { LogCorrupted, LogUnavailable } from '../event-store/index.ts';
import { openReconciliation } from '../command-service/index.ts';
import { eventRegistry } from '../domain/events.ts';
import { bookProjections, openBooks } from '../server/books.ts';
import { openEngines } from '../server/engines.ts';
import { createLogger } from '../server/logger.ts';
import { backUp, restore } from '../server/operations/backup.ts';
import { askServer, runOperation } from '../server/operations/control.ts';
import { reindex, verifyFiles } from '../server/operations/operations.ts';
import { verifyProof } from '../server/operations/verify-proof.ts';
import { openPayments } from '../server/payments.ts';
import { openPrivateFolder, writePrivately } from '../server/private-files.ts';
import { openReadSide } from '../server/read-side.ts';

/**
 * `node tools/operator.ts <verb> [arguments]` implements the npm scripts verify, backup, restore, rebuild, replay,
 * reconcile, retry, reindex, recover and unblock.
 */
const [verb = '', ...args] = process.argv.slice(2);
/** What needs a running product. */
const atGateway: ReadonlySet<string> = new Set(['recover', 'unblock']);
const report = (line: string): void => console.log(line);
writePrivately();

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  const known = error instanceof ConfigurationError || error instanceof LogCorrupted || error instanceof LogUnavailable;
  console.error(
    known
      ? error.message
      : error instanceof Error
        ? process.env['DEBUG']
          ? error.stack
          : error.message
        : String(error),
  );
  process.exitCode = 1;
}

async function run(): Promise<boolean> {
  if (verb === 'verify' && args.includes('--proof')) return verifyProof(args, report);
  const config = readConfig(process.env);
  const { DATA_DIR: dataDir } = config.data;
  const [folder, erasedUsers] = args;
  if (verb === 'backup' || verb === 'restore') {
    if (folder === undefined) {
      report(`Use: npm run ${verb} -- <folder>`);
      return false;
    }
    return verb === 'backup' ? backUp(dataDir, folder, report) : restore(folder, dataDir, report, erasedUsers);
  }
  if (verb === 'reindex') return reindex(join(dataDir, 'log'), report);
  const answered =
    (await askServer(dataDir, { verb, args }, report)) ??
    // In split roles the gateway has the accounts, and sends commands.
    (atGateway.has(verb) ? await askServer(dataDir, { verb, args }, report, 'gateway') : undefined);
  if (answered !== undefined) return answered;
  if (atGateway.has(verb)) {
    report('No gateway is running on this data folder. Start the product (ROLE=all or gateway), then run this again.');
    return false;
  }
  try {
    return await alone(config);
  } catch (error) {
    if (verb !== 'verify' || config.eventStore.EVENTSTORE_URL !== undefined || !(error instanceof LogCorrupted))
      throw error;
    report(error.message);
    await verifyFiles(join(dataDir, 'log'), report);
    return false;
  }
}

/** Runs one operation without a running server: opens the configured engines and closes them afterwards. */
async function alone(config: Config): Promise<boolean> {
  const { DATA_DIR: dataDir } = config.data;
  const logger = createLogger('silent');
  openPrivateFolder(dataDir);
  const engines = await openEngines({ settings: config, logger, ownsLeases: false, cacheMegabytes: 8 });
  const reconciles = verb === 'reconcile';
  const readSide = await openReadSide({
    engines,
    logger,
    projects: reconciles,
    live: false,
    ...(reconciles && { only: bookProjections }),
  });
  const { eventStore } = engines;
  const { projections } = readSide;
  const { payments, testPayments } = openPayments(config, () => Promise.resolve({ status: 503 }));
  try {
    return await runOperation(
      {
        dataDir,
        eventStore,
        projections,
        reconcile: openReconciliation({
          eventStore,
          registry: eventRegistry,
          paymentProvider: payments,
          providerRecords: payments,
          books: openBooks(projections, eventStore),
          now: Date.now,
        }),
      },
      { verb, args },
      report,
    );
  } finally {
    await readSide.stop();
    await testPayments?.close();
    await engines.close();
  }
}
