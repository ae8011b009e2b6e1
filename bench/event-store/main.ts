/** Prints the measurements of the event log by themselves: `node bench/event-store/main.ts`. */
import { benchEventStore } from './bench.ts';

console.table(
  (await benchEventStore()).map(({ value, limit, ratio, ...rest }) => ({
    ...rest,
    value: Math.round(value),
    ...(limit !== undefined && { limit: Math.round(limit) }),
    ...(ratio !== undefined && { ratio: Number(ratio.toFixed(2)) }),
  })),
);
