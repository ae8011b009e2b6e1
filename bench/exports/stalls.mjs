import { writeFileSync } from 'node:fs';

// Loaded into the measured server (`--import`). Processor time, not time: another program on the machine adds nothing.

/** The most processor time, in ms, that the main thread took before it looked at its sockets again. */
let longest = 0;
let before = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  longest = Math.max(longest, (user + system) / 1_000);
  before = process.threadCpuUsage();
}, 1).unref();
process.on('SIGUSR2', () => {
  writeFileSync(process.env.STALLS_FILE, String(longest));
  longest = 0;
});
