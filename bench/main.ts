/**
 * `npm run bench [-- --json] [-- --only <part>]` measures the hot paths, the bare limits of this machine and a peer in
 * one run. With `--engines` it measures the real engines available on this machine next to the embedded ones. On a
 * shared machine only the ratios are comparable.
 */
import { benchCommands, benchLongStream, benchTelemetryOff } from './commands/bench.ts';
import { benchQuotes } from './commands/quotes.ts';
import { benchCredits } from './domain/credits.ts';
import { benchEngines } from './engines/bench.ts';
import { benchEventStoreDb } from './engines/eventstoredb/bench.ts';
import { firstStartPart } from './engines/eventstoredb/first-start.ts';
import { measurePart } from './engines/eventstoredb/part.ts';
import { benchEventStore } from './event-store/bench.ts';
import type { BenchResult } from './event-store/measure.ts';
import { benchAdminList } from './gateway/admin-list.ts';
import { benchExports } from './exports/bench.ts';
import { benchFinance } from './finance/bench.ts';
import { benchFeeSheets } from './fee-sheets/bench.ts';
import { benchListings } from './listings/bench.ts';
import { benchGateway } from './gateway/bench.ts';
import { benchGatewayOnEventStore } from './gateway/on-event-store.ts';
import { benchSecurityGuard } from './gateway/security.ts';
import { benchPeer } from './peer/bench.ts';
import { benchAudit } from './projections/audit.ts';
import { benchBilling } from './projections/billing.ts';
import { benchModels } from './projections/models.ts';
import { benchRebuild } from './projections/rebuild.ts';
import { measure as benchRenderer } from './renderer/renderer.bench.ts';
import { measureScale } from './renderer/scale.ts';
import { benchTwins } from './twins/bench.ts';
import { benchUploads } from './twins/uploads.ts';
import { benchVideos } from './videos/bench.ts';
import { benchWebhookMessages } from './webhooks/messages.ts';
import { benchWebhooks } from './webhooks/bench.ts';
import { benchWeb } from './web/bench.ts';

const parts: Readonly<Record<string, () => Promise<readonly BenchResult[]> | readonly BenchResult[]>> = {
  log: benchEventStore,
  commands: async () => [...(await benchCommands()), await benchTelemetryOff(), ...(await benchLongStream())],
  domain: async () => [...benchCredits(), ...(await benchQuotes())],
  rebuild: async () => [await benchRebuild()],
  models: () => benchModels(),
  'first-start': () => measurePart(firstStartPart),
  billing: () => benchBilling(),
  audit: () => benchAudit(),
  finance: () => benchFinance(),
  exports: benchExports,
  gateway: () => benchGateway(),
  accounts: () => benchAdminList(),
  security: benchSecurityGuard,
  webhooks: async () => [await benchWebhookMessages(), ...(await benchWebhooks())],
  sheets: benchFeeSheets,
  listings: benchListings,
  renderer: async () => [...(await benchRenderer()), ...(await measureScale())],
  videos: benchVideos,
  twins: benchTwins,
  uploads: benchUploads,
  web: benchWeb,
  peer: benchPeer,
};

const args = process.argv.slice(2);
const chosen = args.includes('--engines')
  ? { engines: benchEngines, eventstoredb: benchEventStoreDb, stalls: benchGatewayOnEventStore }
  : parts;
const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined;
const asJson = args.includes('--json');
const results: BenchResult[] = [];
for (const [name, run] of Object.entries(chosen)) {
  if (only !== undefined && only !== name) continue;
  if (!asJson) console.error(`… ${name}`);
  results.push(...(await run()));
}

const round = (value: number): number => (Math.abs(value) >= 100 ? Math.round(value) : Number(value.toFixed(2)));
if (asJson) console.log(JSON.stringify(results));
else {
  console.table(
    results.map(({ name, value, unit, limit, ratio, missing }) => ({
      what: name,
      value: missing ?? round(value),
      unit,
      ...(limit === undefined ? {} : { limit: round(limit) }),
      ...(ratio === undefined ? {} : { ratio: Number(ratio.toFixed(2)) }),
    })),
  );
}
// Exits explicitly, because child processes' handles could keep the process alive.
process.exit(0);
