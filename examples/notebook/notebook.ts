import { runInThisContext } from 'node:vm';
import { z } from 'zod';

/** An event of a topic, as a cell receives it. `/asyncapi.json` describes `data`. */
export interface AnalystsEvent {
  readonly id: string;
  /** Without the product's prefix and the version, e.g. `CreditsCaptured`. */
  readonly type: string;
  readonly version: number;
  readonly time: Date;
  /** UTC, `2026-11-21`. */
  readonly day: string;
  readonly user: string;
  /** The stream: all events of one subject are in order. */
  readonly subject: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface NotebookTools {
  /** Passes on every record of a topic as JSON text; false if the source does not have the topic. */
  readonly read: (topic: string, onRecord: (record: string) => void) => Promise<boolean>;
  readonly print: (text: string) => void;
}

const envelope = z.object({
  id: z.string(),
  type: z.string().regex(/^curbcast\.\w+\.v\d+$/),
  time: z.iso.datetime(),
  partitionkey: z.string(),
  subject: z.string(),
  data: z.record(z.string(), z.unknown()),
});

/** The code of the cells: the text's blocks marked `js`, in order. */
export const cellsOf = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^```js\n([^]*?)^```$/gm)].map(([, code = '']) => code);

/**
 * Runs the cells of a notebook one after the other. Later cells can use a name that an earlier one declares. They may
 * use `events(topic)`, `print(text)` and `table(rows)`, and await. Rejects with the error of the first cell that fails.
 */
export async function runNotebook(markdown: string, { read, print }: NotebookTools): Promise<void> {
  const events = async (topic: string): Promise<readonly AnalystsEvent[]> => {
    const found = new Map<string, AnalystsEvent>();
    const exists = await read(topic, (record) => {
      const event = eventOf(record);
      // Delivery is at least once: a repeated id is the same event.
      found.set(event.id, event);
    });
    if (!exists) throw new Error(`There is no topic ${topic} here`);
    return [...found.values()];
  };
  const code = cellsOf(markdown).map((cell, index) => `print('\\n[${index + 1}]');\n${cell}`);
  const source = `(async (events, print, table) => {\n${code.join('\n')}\n})`;
  const run = runInThisContext(source, { filename: 'notebook.js' }) as (...tools: readonly unknown[]) => Promise<void>;
  await run(events, print, (rows: readonly Row[]) => print(tableOf(rows)));
}

function eventOf(record: string): AnalystsEvent {
  const { id, type, time, partitionkey, subject, data } = envelope.parse(JSON.parse(record));
  const [, name = '', version = ''] = type.split('.');
  return {
    id,
    type: name,
    version: Number(version.slice(1)),
    time: new Date(time),
    day: time.slice(0, 10),
    user: partitionkey,
    subject,
    data,
  };
}

type Row = Readonly<Record<string, string | number>>;

/** Rows with the same names as lines for a terminal; numbers are aligned to the right. */
export function tableOf(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  if (names.length === 0) return 'No rows.';
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => String(row[name] ?? '').length)));
  const line = (cells: readonly (string | number)[]): string =>
    cells
      .map((cell, index) =>
        typeof cell === 'number' ? String(cell).padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [line(names), ...rows.map((row) => line(names.map((name) => row[name] ?? '')))].join('\n');
}
