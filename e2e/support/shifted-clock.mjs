import { readFileSync } from 'node:fs';

/**
 * Shifts the clock of a server by as many milliseconds as the file CLOCK_SHIFT_FILE says at each reading, so that a
 * test can live through months: `NODE_OPTIONS=--import=<this file>`. Timers run as always.
 */
const file = process.env['CLOCK_SHIFT_FILE'];
if (file !== undefined) {
  const RealDate = Date;
  const now = () => RealDate.now() + Number(readFileSync(file, 'utf8'));
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, by) => Reflect.construct(target, values.length === 0 ? [now()] : values, by),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
