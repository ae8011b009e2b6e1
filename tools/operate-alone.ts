import { openReconciliation } from '../command-service/index.ts';
import type { Config } from '../config/index.ts';
import { eventRegistry } from '../domain/events.ts';
import { bookProjections, openBooks, reconciliationCacheMegabytes } from '../server/books.ts';
import { openEngines } from '../server/engines.ts';
import { eventSinks } from '../server/event-stream.ts';
import { createLogger } from '../server/logger.ts';
import type { Request } from '../server/operations/ask-server.ts';
import { openFiles } from '../server/files.ts';
import { runOperation } from '../server/operations/control.ts';
import type { Report } from '../server/operations/operation.ts';
import { storesOf } from '../server/operations/verify-stores.ts';
import { openPayments } from '../server/payments.ts';
import { openPrivateFolder } from '../server/private-files.ts';
import { openReadSide } from '../server/read-side.ts';

/** Runs one operation without a running server: opens the configured engines and closes them afterwards. */
export async function operateAlone(config: Config, { verb, args }: Request, report: Report): Promise<boolean> {
  const { DATA_DIR: dataDir } = config.data;
  const logger = createLogger('silent');
  openPrivateFolder(dataDir);
  const reconciles = verb === 'reconcile';
  const cacheMegabytes = reconciles ? reconciliationCacheMegabytes : 8;
  const engines = await openEngines({ settings: config, logger, ownsLeases: false, cacheMegabytes });
  const readSide = await openReadSide({
    engines,
    logger,
    projects: reconciles,
    publishes: eventSinks(config.eventStream).length > 0,
    live: false,
    ...(reconciles && { only: bookProjections }),
  });
  const { eventStore } = engines;
  const { projections } = readSide;
  const { payments, testPayments } = openPayments(config, () => Promise.resolve({ status: 503 }));
  try {
    const { files } = await openFiles(config);
    return await runOperation(
      {
        dataDir,
        eventStore,
        projections,
        stores: storesOf(config, { ...engines, files }),
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
