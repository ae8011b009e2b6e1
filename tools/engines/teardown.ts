import { found } from './running.ts';

/** Global teardown: stops the engines and prints which ones ran, in which version, and why the others did not. */
export default async function closeEngines(): Promise<void> {
  for (const engine of found) if ('stop' in engine) await engine.stop();
  const lines = found.map(
    (engine) => `  ${engine.name.padEnd(15)}${'missing' in engine ? `MISSING: ${engine.missing}` : engine.version}`,
  );
  process.stdout.write(`\nEngines of this run\n${lines.join('\n')}\n`);
}
