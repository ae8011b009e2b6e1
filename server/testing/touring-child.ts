/** A process that takes a tour request and kills itself at the given step. */
import type { TourPlace } from '../../command-service/commands/leads.ts';
import { openTourServer } from './tour.ts';

const [folder = '', port = '', step = '', place = '{}'] = process.argv.slice(2);
const { request } = await openTourServer({
  folder,
  smtpPort: Number(port),
  reached: (name) => void (name === step && process.kill(process.pid, 'SIGKILL')),
});
await request(JSON.parse(place) as TourPlace);
