/**
 * Runs steps one after the other. A step that fails does not hold up the next.
 *
 * @throws what the only failed step threw, or an AggregateError of several, once all have run
 */
export async function runEach(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failed: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failed.push(error));
  if (failed.length === 1) throw failed[0];
  if (failed.length > 1) throw new AggregateError(failed, 'Several steps failed');
}
