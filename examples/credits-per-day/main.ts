/**
 * Credits used and money paid in per day, from the event stream: prints tables and writes a chart to a file. See
 * README.md.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readJsonLines } from '../read/json-lines.ts';
import { readKafka } from '../read/kafka.ts';
import { chartOf } from './chart.ts';
import { createPaidIn, paidInTableOf } from './paid-in.ts';
import { tableOf } from './table.ts';
import { createUsage } from './usage.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    topic: { type: 'string', default: 'curbcast.credits.v1' },
    payments: { type: 'string', default: 'curbcast.payments.v1' },
    chart: { type: 'string', default: 'credits-per-day.svg' },
  },
});
const [folder] = positionals;
const brokers = (process.env['KAFKA_BROKERS'] ?? '').split(',').filter((broker) => broker !== '');

if (folder === undefined && brokers.length === 0) {
  console.error('Name the folder with the JSON lines, or set KAFKA_BROKERS to host:port of a broker.');
  process.exit(2);
}

/** Passes on the records of a topic; false if the folder does not have the topic. */
async function read(topic: string, onRecord: (record: string) => void): Promise<boolean> {
  const onEach = ({ value }: { readonly value: string | null }): void => {
    if (value !== null) onRecord(value);
  };
  if (folder !== undefined) return readJsonLines(folder, topic, onEach);
  await readKafka(brokers, topic, onEach);
  return true;
}

const usage = createUsage();
if (!(await read(values.topic, usage.add))) {
  console.error(`There are no files of ${values.topic} in ${folder}`);
  process.exit(1);
}
const paidIn = createPaidIn();
await read(values.payments, paidIn.add);

const days = usage.days();
console.log(tableOf(days));
console.log(`\n${paidInTableOf(paidIn.days())}`);
const repeated = usage.repeated() + paidIn.repeated();
if (repeated > 0) console.log(`\n${repeated} records came more than once and were counted once.`);
writeFileSync(values.chart, chartOf(days));
console.log(`\nThe chart is in ${values.chart}`);
