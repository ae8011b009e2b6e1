/** Measures the peer: sequential single-event appends to one stream, and commands that load a stream of 20 events. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getSQLiteEventStore } from '@event-driven-io/emmett-sqlite';

const folder = mkdtempSync(join(tmpdir(), 'curbcast-bench-peer-'));
const store = getSQLiteEventStore({
  fileName: join(folder, 'peer.sqlite'),
  schema: { autoMigration: 'CreateOrUpdate' },
});
const event = (n) => ({
  type: 'CreditsGranted',
  data: { userId: `user-${n % 1_000}`, halfCredits: n, reason: 'x'.repeat(200) },
});
const rate = async (count, run) => {
  const started = performance.now();
  for (let n = 0; n < count; n += 1) await run(n);
  return (count / (performance.now() - started)) * 1_000;
};

await store.appendToStream('warm-up', [event(0)]);
const appends = await rate(1_000, (n) => store.appendToStream('one', [event(n)]));
for (let n = 0; n < 20; n += 1) await store.appendToStream('twenty', [event(n)]);
const commands = await rate(300, async (n) => {
  const { currentStreamVersion } = await store.aggregateStream('twenty', {
    evolve: (sum, { data }) => sum + data.halfCredits,
    initialState: () => 0,
  });
  await store.appendToStream('twenty', [event(n)], { expectedStreamVersion: currentStreamVersion });
});
console.log(
  JSON.stringify([
    { name: 'peer (emmett-sqlite 0.42.4): append, one stream, one after the other', value: appends, unit: 'events/s' },
    {
      name: 'peer (emmett-sqlite 0.42.4): load about 20 events, decide, append, one after the other',
      value: commands,
      unit: 'commands/s',
    },
  ]),
);
rmSync(folder, { recursive: true, force: true });
process.exit(0);
