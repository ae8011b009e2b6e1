import { recordedPace, stallingPace } from './pace.ts';
import { startStandIn } from './server.ts';

/**
 * Runs the stand-in in its own process, so that tests can kill it: `node process.ts <port> <journal file> [stalling]`.
 */
const [port, journal, pace] = process.argv.slice(2);
if (port === undefined || journal === undefined)
  throw new Error('Usage: node process.ts <port> <journal file> [stalling]');
const standIn = await startStandIn({
  port: Number(port),
  journal,
  pace: pace === 'stalling' ? stallingPace : recordedPace,
});
// A parent with a channel learns when the node is ready, and asks for the calls that it has counted.
process.on('message', () => process.send?.(standIn.callsByStream()));
process.send?.('ready');
process.once('SIGTERM', () => {
  standIn.stop();
  process.exit(0);
});
