import { testRunAggregate, type TestRunCommand } from '../../domain/test-runs/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, type Caller } from '../support/context.ts';
import { openTestAccount, removeTestAccount, type Place } from './account.ts';
import { scenarios, type Scenario } from './scenarios.ts';

/** The scenarios that can run with these providers. */
const possibleWith = ({ payWithTestCard, videoProvider }: Dependencies): readonly Scenario[] =>
  scenarios.filter(
    ({ needs }) =>
      needs === undefined || (needs === 'card' ? payWithTestCard !== undefined : !videoProvider.chargesForStartedWork),
  );

/**
 * Runs the scenarios of a requested run one after the other and records each result. A run that has begun before was
 * cut off by a stop of the server: it is recorded as interrupted, and not repeated.
 */
export async function executeTestRun(
  dependencies: Dependencies,
  runId: string,
  { caller, signal }: { readonly caller: Caller; readonly signal: AbortSignal },
): Promise<void> {
  const { executor } = dependencies;
  const record = (command: TestRunCommand, step: string): Promise<unknown> =>
    executor.execute(
      testRunAggregate,
      runId,
      command,
      contextFor(caller, 'test-run', { stableId: `${runId}/${step}` }),
    );

  const { status } = (await executor.load(testRunAggregate, runId)).state;
  if (status === 'running') {
    // The account of the scenario that was cut off is still there.
    for (const number of scenarios.keys()) await removeTestAccount(dependencies, { runId, number, caller });
    await record({ kind: 'interrupt', runId }, 'interrupt');
  }
  if (status !== 'requested') return;
  const possible = possibleWith(dependencies);
  await record({ kind: 'begin', runId, scenarios: possible.map(({ name }) => name) }, 'begin');
  for (const [number, scenario] of possible.entries()) {
    signal.throwIfAborted();
    const result = await runScenario(dependencies, scenario, { runId, number, caller }, signal);
    signal.throwIfAborted();
    await record({ kind: 'finish_scenario', result: { runId, ...result } }, scenario.name);
  }
  await record({ kind: 'finish', runId }, 'finish');
}

async function runScenario(
  dependencies: Dependencies,
  { name: scenario, walk }: Scenario,
  place: Place,
  signal: AbortSignal,
) {
  const startedAt = performance.now();
  const errors: string[] = [];
  const note = (error: unknown): void => {
    errors.push((error instanceof Error ? error.message : String(error)).slice(0, longestError));
  };
  let figures = { amountCents: 0, halfCredits: 0 };
  try {
    const account = await openTestAccount(dependencies, place, signal);
    await walk(account).catch(note);
    figures = await account.figures();
    await removeTestAccount(dependencies, place);
  } catch (error) {
    note(error);
  }
  return {
    scenario,
    success: errors.length === 0,
    amountCents: figures.amountCents,
    finalHalfCredits: figures.halfCredits,
    durationMs: Math.round(performance.now() - startedAt),
    errors,
  };
}

const longestError = 500;
