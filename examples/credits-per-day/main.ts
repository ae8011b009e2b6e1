/**
 * Credits used per day, from the event stream: a table here and a chart in a file. See README.md.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chartOf } from './chart.ts';
import { readJsonLines } from './read-json-lines.ts';
import { readKafka } from './read-kafka.ts';
import { tableOf } from './table.ts';
import { createUsage } from './usage.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    topic: { type: 'string', default: 'curbcast.credits.v1' },
    chart: { type: 'string', default: 'credits-per-day.svg' },
  },
});
const [folder] = positionals;
const brokers = (process.env['KAFKA_BROKERS'] ?? '').split(',').filter((broker) => broker !== '');

if (folder === undefined && brokers.length === 0) {
  console.error('Name the folder with the JSON lines, or set KAFKA_BROKERS to host:port of a broker.');
  process.exit(2);
}

const usage = createUsage();
if (folder === undefined) await readKafka(brokers, values.topic, usage.add);
else await readJsonLines(folder, values.topic, usage.add);

const days = usage.days();
console.log(tableOf(days));
if (usage.repeated() > 0) console.log(`\n${usage.repeated()} records came more than once and were counted once.`);
writeFileSync(values.chart, chartOf(days));
console.log(`\nThe chart is in ${values.chart}`);
