/** The description of an operator's command. */
export interface OperatorCommand {
  /** Its arguments, as an operator types them; optional ones in brackets. */
  readonly usage: string;
  readonly summary: string;
  readonly examples: readonly string[];
  /** `running`: needs a running gateway. `stopped`: needs a stopped product. */
  readonly needs?: 'running' | 'stopped';
}

/** Every operator's command, in the order of the help. The npm scripts of the same names are aliases. */
export const operatorCommands = {
  verify: {
    usage: '[--proof FILE [--key FINGERPRINT]]',
    summary:
      'Checks the log, its hash chains, keys, accounts, sessions, read models and files; or the proof of an exported history.',
    examples: ['', '--proof curbcast-proof-payment-pi_1-2026-11-22.json --key 1f2e-3d4c'],
  },
  replay: {
    usage: '<stream> [--at <position or time>]',
    summary: 'Prints the events of a stream and the state that they fold to.',
    examples: ['credits-<user id>', 'credits-<user id> --at 2026-11-27T10:00:00Z'],
  },
  reconcile: {
    usage: '[--full]',
    summary:
      "Compares the payment provider's records with the log, the grants, the read models and the usage; in full: all of them again.",
    examples: ['', '--full'],
  },
  backup: {
    usage: '<folder>',
    summary: 'Copies log, keys, sessions, accounts and files to a new folder, also while the product runs.',
    examples: ['/safe/place/2026-11-27'],
  },
  restore: {
    usage: '<folder> [<erased-users.txt>]',
    summary: 'Restores a backup into an empty data folder.',
    examples: ['/safe/place/2026-11-27 /safe/place/erased-users.txt'],
    needs: 'stopped',
  },
  rebuild: {
    usage: '<projection or all>',
    summary: 'Rebuilds a read model from the log while the old one serves.',
    examples: ['credits', 'all'],
  },
  failures: {
    usage: '[<process or job>]',
    summary: 'Lists what processes and jobs could not do, with reasons and ids.',
    examples: ['', 'mail'],
    needs: 'running',
  },
  retry: {
    usage: '<process, job, failure id, projection or all>',
    summary: 'Tries again what failed, or the event at which a projection stopped.',
    examples: ['mail', 'credits'],
    needs: 'running',
  },
  dismiss: {
    usage: '<failure id>',
    summary: 'Gives up on what a process or job could not do.',
    examples: ['<failure id>'],
    needs: 'running',
  },
  erasures: {
    usage: '[retry]',
    summary: 'Lists what erasures could not remove yet, and why; or tries it again now.',
    examples: ['', 'retry'],
  },
  'erased-users': {
    usage: '',
    summary: 'Prints the ids of all erased users, one a line: a restore of an older backup needs them.',
    examples: [' > erased-users.txt'],
  },
  recover: {
    usage: '<email> [reset-factors] [admin]',
    summary:
      'Prints a link to set the password of an account; resets its second factor; grants the administrator role.',
    examples: ['ada@example.com', 'ada@example.com reset-factors admin'],
    needs: 'running',
  },
  unblock: {
    usage: '[<address or network>]',
    summary: 'Lists what is blocked; or removes every block that holds the address.',
    examples: ['', '203.0.113.9'],
    needs: 'running',
  },
  reindex: {
    usage: '',
    summary: 'Rebuilds the indexes of a damaged embedded log from its events.',
    examples: [''],
    needs: 'stopped',
  },
  'accept-log': {
    usage: '',
    summary: 'Accepts a log that was restored from an older copy than the read store knows.',
    examples: [''],
    needs: 'stopped',
  },
} as const satisfies Readonly<Record<string, OperatorCommand>>;

export type OperatorVerb = keyof typeof operatorCommands;

export const isOperatorVerb = (word: string): word is OperatorVerb => Object.hasOwn(operatorCommands, word);

const exitCodes = `Exit codes
  0  all is well
  1  something is not; the lines say what
  2  nothing was done: no such command, or no log in DATA_DIR`;

const general = `Settings are read from the environment, as the product reads them. --json prints one JSON object instead of lines.`;

const conditions = {
  running: 'The product must be running.',
  stopped: 'The product must be stopped.',
} as const;

/** All commands, one per line. */
export function helpOfAll(): string {
  const width = Math.max(...Object.keys(operatorCommands).map((verb) => verb.length));
  const lines = Object.entries(operatorCommands).map(([verb, { summary }]) => `  ${verb.padEnd(width)}  ${summary}`);
  return `Use: curbcast <command> [arguments] [--json]
     curbcast <command> --help

${lines.join('\n')}

${general}

${exitCodes}`;
}

/** One command with its full description. */
export function helpOf(verb: OperatorVerb): string {
  const { usage, summary, examples, needs }: OperatorCommand = operatorCommands[verb];
  const called = (words: string): string => `  curbcast ${verb} ${words}`.trimEnd();
  return `Use: ${called(usage).trim()}

${needs === undefined ? summary : `${summary} ${conditions[needs]}`}

Examples
${examples.map(called).join('\n')}

${general}

${exitCodes}`;
}
