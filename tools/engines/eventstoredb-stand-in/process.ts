import { startStandIn } from './server.ts';

/** The stand-in as a process of its own, to be killed: `node process.ts <port> <journal file>`. */
const [port, journal] = process.argv.slice(2);
if (port === undefined || journal === undefined) throw new Error('Usage: node process.ts <port> <journal file>');
const standIn = await startStandIn({ port: Number(port), journal });
process.once('SIGTERM', () => {
  standIn.stop();
  process.exit(0);
});
