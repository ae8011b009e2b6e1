import { useSearchParams } from 'react-router-dom';
import { addressOf, momentOf, type Moment } from './moment.ts';

/** The moment of the address, and a way to go to another one. Stepping does not fill the browser's history. */
export function useMoment(): readonly [Moment, (moment: Moment) => void] {
  const [address, setAddress] = useSearchParams();
  return [momentOf(address), (moment) => setAddress(addressOf(moment), { replace: true, preventScrollReset: true })];
}
