import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rebuildIndexes, verifyLog, type Verification } from '../../event-store/index.ts';
import { openSqliteReadStore, type Projections } from '../../projection-service/index.ts';
import { erasures } from './erasures.ts';
import type { Operation, Report } from './operation.ts';
import { dismiss, listFailures, retryFailed } from './failures.ts';
import { listErasedUsers } from './list-erased-users.ts';
import { reconcile } from './reconcile.ts';
import { recover } from './recover.ts';
import { replay } from './replay.ts';
import { unblock } from './unblock.ts';
import { verifyDatabases, verifyFilesOf, verifyPeople } from './verify-stores.ts';

const progressEvery = 100_000;

/** Prints the findings of a log verification. */
function reportLog({ ok, events, streams, lastGood, findings }: Verification, report: Report): void {
  const verdict = ok ? 'hash chains intact' : 'DAMAGED';
  report(`Log: ${events} events in ${streams} streams, ${verdict}, good up to position ${lastGood || 'the start'}`);
  for (const finding of findings) report(`  ${finding}`);
}

/** Checks the files of an embedded log, even of one that is too damaged to open; false when it is damaged. */
export async function verifyFiles(logFolder: string, report: Report): Promise<boolean> {
  const log = await verifyLog(logFolder);
  reportLog(log, report);
  return log.ok;
}

/** Rebuilds the indexes of an embedded log that no server has open; false when more than the indexes is damaged. */
export async function reindex(logFolder: string, report: Report): Promise<boolean> {
  const log = await rebuildIndexes(logFolder);
  reportLog(log, report);
  return log.ok;
}

/**
 * Verifies log, hash chains, keys, accounts, sessions, embedded databases, read models (by replay) and files; reports
 * the first bad position, and missing users or files. True when all are valid.
 */
const verify: Operation = async ({ dataDir, eventStore, projections, stores }, _args, report) => {
  let reported = 0;
  const log = await eventStore.verify((events) => {
    if (events - reported < progressEvery) return;
    reported = events;
    report(`  ${events} events checked`);
  });
  reportLog(log, report);
  if (!log.ok) return false;
  const areSound = verifyDatabases(dataDir, report);
  if (!areSound || !(await verifyPeople(eventStore, stores, report))) {
    report('The read models and files were not compared.');
    return false;
  }
  const head = await eventStore.head();
  await projections.waitFor(projections.names, head, 60_000);
  const areSame = await compareWithReplay(projections, report);
  return (await verifyFilesOf({ projections, eventStore, stores }, report)) && areSame;
};

/**
 * Replays each read model on disk: in memory, a long history would not fit next to a running server. All at once, so
 * that the log is read once.
 */
async function compareWithReplay(projections: Projections, report: Report): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcast-verify-'));
  const scratch = await openSqliteReadStore({ folder, cacheMegabytes: 1 });
  try {
    const compared = await Promise.all(
      projections.names.map((name) => projections.verifyAgainstReplay(name, { scratch })),
    );
    for (const { projection, documents, ok, differing, differences } of compared) {
      report(
        `Read model ${projection}: ${documents} documents, ${ok ? 'the same as a replay' : `${differing} DIFFER`}`,
      );
      for (const { collection, id } of differences.slice(0, 10)) report(`  ${collection}/${id}`);
    }
    return compared.every(({ ok }) => ok);
  } finally {
    await scratch.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Rebuilds one or all projections from the log while the old instances serve reads. */
const rebuild: Operation = async ({ projections }, [wanted = ''], report) => {
  const names = namesOf(projections, wanted, report);
  for (const name of names) {
    const started = performance.now();
    const timer = setInterval(() => {
      projections.status().then(
        (all) => {
          const progress = all.find((status) => status.name === name)?.progress;
          if (progress)
            report(
              `  ${name}: ${progress.events} events${progress.percent === undefined ? '' : `, ${Math.round(progress.percent)} %`}`,
            );
        },
        // A failure omits only this line: the rebuild itself reports why it fails.
        () => undefined,
      );
    }, 1_000);
    await projections.rebuild(name).finally(() => clearInterval(timer));
    report(`${name} is rebuilt (${((performance.now() - started) / 1_000).toFixed(1)} s).`);
  }
  return names.length > 0;
};

/**
 * Retries the event at which a projection stopped, or the failed work of a process or job, once the cause is repaired.
 */
const retry: Operation = async (context, [wanted = ''], report) => {
  const { projections } = context;
  const retried = await retryFailed(context, wanted, report);
  if (retried !== undefined) return retried;
  const names = namesOf(projections, wanted, report);
  for (const name of names) {
    projections.retry(name);
    report(`${name} tries again.`);
  }
  return names.length > 0;
};

/** The projections that an operator names; undefined, and a message, for an unknown name. */
function namesOf({ names: known }: Pick<Projections, 'names'>, wanted: string, report: Report): readonly string[] {
  const names = wanted === 'all' ? known : known.filter((name) => name === wanted);
  if (names.length === 0) report(`Say which projection: all, ${known.join(', ')}.`);
  return names;
}

/** The operations by the name of their npm script. */
export const operations: Readonly<Record<string, Operation>> = {
  verify,
  rebuild,
  replay,
  reconcile,
  retry,
  erasures,
  recover,
  unblock,
  failures: listFailures,
  dismiss,
  'erased-users': listErasedUsers,
};
