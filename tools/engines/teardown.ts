import { found } from './running.ts';

/** After the last test: ends the engines and says which really ran, in which version, and which did not and why. */
export default async function closeEngines(): Promise<void> {
  for (const engine of found) if ('stop' in engine) await engine.stop();
  const lines = found.map(
    (engine) => `  ${engine.name.padEnd(15)}${'missing' in engine ? `MISSING: ${engine.missing}` : engine.version}`,
  );
  process.stdout.write(`\nEngines of this run\n${lines.join('\n')}\n`);
}
