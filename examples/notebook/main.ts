/** Runs the cells of a Markdown file on the event stream. See docs/analyst-guide.md, for example. */
import { readFileSync } from 'node:fs';
import { readJsonLines } from '../read/json-lines.ts';
import { readKafka } from '../read/kafka.ts';
import { runNotebook } from './notebook.ts';

const [notebook, folder] = process.argv.slice(2);
const brokers = (process.env['KAFKA_BROKERS'] ?? '').split(',').filter((broker) => broker !== '');

if (notebook === undefined || (folder === undefined && brokers.length === 0)) {
  console.error('Name the notebook, and the folder with the JSON lines or a broker in KAFKA_BROKERS (host:port).');
  process.exit(2);
}

await runNotebook(readFileSync(notebook, 'utf8'), {
  async read(topic, onRecord) {
    const onEach = ({ value }: { readonly value: string | null }): void => {
      if (value !== null) onRecord(value);
    };
    if (folder !== undefined) return readJsonLines(folder, topic, onEach);
    await readKafka(brokers, topic, onEach);
    return true;
  },
  print: (text) => console.log(text),
});
