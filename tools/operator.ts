import { join } from 'node:path';
import { ConfigurationError, readConfig, type Config } from '../config/index.ts';
import { LogCorrupted, LogUnavailable } from '../event-store/index.ts';
import { askServer, isServed } from '../server/operations/ask-server.ts';
import { withoutLog } from '../server/operations/data-folder.ts';
import { writePrivately } from '../server/private-files.ts';
import { helpOf, helpOfAll, isOperatorVerb, type OperatorCommand, operatorCommands } from './operator-commands.ts';

/**
 * `curbcast <command>`: operators' commands for the shell, listed in `operator-commands.ts`. Commands for a running
 * server are only sent to it; the modules of the product are loaded for the others.
 */
const words = process.argv.slice(2);
const isJson = words.includes('--json');
const [verb = '', ...args] = words.filter((word) => word !== '--json');
const lines: string[] = [];
const report = (line: string): void => {
  if (isJson) lines.push(line);
  else console.log(line);
};
const complain = (line: string): void => {
  if (isJson) lines.push(line);
  else console.error(line);
};
writePrivately();

try {
  const answer = await run();
  process.exitCode = answer === 'nothing' ? 2 : answer ? 0 : 1;
} catch (error) {
  const isKnown =
    error instanceof ConfigurationError || error instanceof LogCorrupted || error instanceof LogUnavailable;
  const { message, stack = message } = error instanceof Error ? error : { message: String(error) };
  complain(!isKnown && process.env['DEBUG'] ? stack : message);
  process.exitCode = 1;
}
if (isJson) console.log(JSON.stringify({ command: verb, exitCode: process.exitCode, lines }));

async function acceptLogOf(config: Config): Promise<boolean> {
  const { DATA_DIR: dataDir } = config.data;
  if (await isServed(dataDir)) {
    report('The product is running on this data folder. Stop it first, with all its processes.');
    return false;
  }
  return (await import('../server/operations/accept-log.ts')).acceptLog(config, report);
}

/** True when all is well; `nothing` when there is no such command, or no log to work on. */
async function run(): Promise<boolean | 'nothing'> {
  if (verb === '' || verb === '--help' || verb === 'help') {
    report(helpOfAll());
    return verb === '' ? 'nothing' : true;
  }
  if (!isOperatorVerb(verb)) {
    complain(`There is no command ${verb}. curbcast --help lists them.`);
    return 'nothing';
  }
  if (args.includes('--help')) {
    report(helpOf(verb));
    return true;
  }
  if (verb === 'verify' && args.includes('--proof'))
    return (await import('../server/operations/verify-proof.ts')).verifyProof(args, report);
  const config = readConfig(process.env);
  const { DATA_DIR: dataDir } = config.data;
  const [folder, erasedUsers] = args;
  // A backup is restored into an empty folder; all other commands need a log.
  const nothing = verb === 'restore' ? undefined : withoutLog(config);
  if (nothing !== undefined) {
    complain(nothing);
    return 'nothing';
  }
  if (verb === 'backup' || verb === 'restore') {
    if (folder === undefined) {
      report(helpOf(verb));
      return false;
    }
    const { backUp, restore } = await import('../server/operations/backup.ts');
    return verb === 'backup' ? backUp(dataDir, folder, report) : restore(folder, dataDir, report, erasedUsers);
  }
  if (verb === 'reindex')
    return (await import('../server/operations/operations.ts')).reindex(join(dataDir, 'log'), report);
  if (verb === 'accept-log') return acceptLogOf(config);
  const { needs }: OperatorCommand = operatorCommands[verb];
  const needsServer = needs === 'running';
  const answered =
    (await askServer(dataDir, { verb, args }, report)) ??
    // In split roles the gateway has the accounts, and sends commands.
    (needsServer ? await askServer(dataDir, { verb, args }, report, 'gateway') : undefined);
  if (answered !== undefined) return answered;
  if (needsServer) {
    report('No gateway is running on this data folder. Start the product (ROLE=all or gateway), then run this again.');
    return false;
  }
  try {
    return await (await import('./operate-alone.ts')).operateAlone(config, { verb, args }, report);
  } catch (error) {
    if (verb !== 'verify' || config.eventStore.EVENTSTORE_URL !== undefined || !(error instanceof LogCorrupted))
      throw error;
    report(error.message);
    await (await import('../server/operations/operations.ts')).verifyFiles(join(dataDir, 'log'), report);
    return false;
  }
}
