/** Reads every topic of an installation, knowing only the contract, and adds up its numbers. See README.md. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readJsonLines } from '../read/json-lines.ts';
import { readKafka } from '../read/kafka.ts';
import { readContract } from './contract.ts';
import { createTally } from './tally.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });
const [contract, folder] = positionals;
const brokers = (process.env['KAFKA_BROKERS'] ?? '').split(',').filter((broker) => broker !== '');

if (contract === undefined || (folder === undefined && brokers.length === 0)) {
  console.error('Use: main.ts <address or file of asyncapi.json> [folder with JSON lines], or set KAFKA_BROKERS.');
  process.exit(2);
}

const document: unknown = /^https?:/.test(contract)
  ? await (await fetch(contract)).json()
  : JSON.parse(readFileSync(contract, 'utf8'));

const found = [];
for (const topic of readContract(document)) {
  const tally = createTally(topic);
  if (folder === undefined) await readKafka(brokers, topic.name, tally.add);
  else await readJsonLines(folder, topic.name, tally.add);
  found.push({ topic: topic.name, compacted: topic.compacted, keys: tally.keys(), types: tally.result() });
}

if (values.json) {
  const plain = found.map(({ types, ...topic }) => ({
    ...topic,
    types: types.map(({ type, count, sums }) => ({ type, count, sums: Object.fromEntries(sums) })),
  }));
  console.log(JSON.stringify(plain));
} else {
  for (const { topic, compacted, keys, types } of found) {
    console.log(`${topic}: ${keys.length} keys${compacted ? ', the latest state of each' : ''}`);
    for (const { type, count, sums } of types) {
      console.log(`  ${type}: ${count}`);
      for (const [field, sum] of sums) console.log(`    ${field}: ${sum}`);
    }
  }
}
