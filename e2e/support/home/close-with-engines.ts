import closeEngines from '../../../tools/engines/teardown.ts';
import closeHome from './close.ts';

export default async function close(): Promise<void> {
  await closeHome();
  await closeEngines();
}
