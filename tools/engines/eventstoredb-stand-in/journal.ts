import { closeSync, existsSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import type { LoggedRecord } from './log.ts';

/** An append-only file with one line per append, so that a killed stand-in restarts with all acknowledged events. */
export interface Journal {
  readonly records: readonly LoggedRecord[];
  /** Writes a whole append before it is acknowledged. */
  write(records: readonly LoggedRecord[]): void;
  close(): void;
}

const encode = (record: LoggedRecord): object => ({
  ...record,
  data: Buffer.from(record.data).toString('base64'),
  metadata: Buffer.from(record.metadata).toString('base64'),
});

function decode(line: string): LoggedRecord[] {
  const records = JSON.parse(line) as (Omit<LoggedRecord, 'data' | 'metadata'> & { data: string; metadata: string })[];
  return records.map((record) => ({
    ...record,
    data: Buffer.from(record.data, 'base64'),
    metadata: Buffer.from(record.metadata, 'base64'),
  }));
}

/** Opens or creates the file. Drops a truncated last line, which was never acknowledged. */
export function openJournal(file: string): Journal {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
  const fd = openSync(file, 'a');
  return {
    records: whole
      .split('\n')
      .filter((line) => line !== '')
      .flatMap(decode),
    write: (records) => void writeSync(fd, `${JSON.stringify(records.map(encode))}\n`),
    close: () => closeSync(fd),
  };
}
