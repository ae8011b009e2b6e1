import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressOf, momentOf, type Moment } from './moment.ts';

/** Milliseconds before the address follows the moment: browsers limit how often the address may change. */
const rest = 150;

/**
 * The moment in the address, and a function to change it. The moment changes at once, so that no step of a held arrow
 * key is lost; the address follows later and replaces its entry in the browser's history.
 */
export function useMoment(): readonly [Moment, (moment: Moment) => void] {
  const [address, setAddress] = useSearchParams();
  const [moment, setMoment] = useState(() => momentOf(address));
  const wanted = addressOf(moment).toString();
  const present = addressOf(momentOf(address)).toString();
  // Addresses that this hook wrote but the router has not reported yet.
  const written = useRef(new Set<string>());

  const write = useEffectEvent((text: string) => {
    written.current.add(text);
    setAddress(new URLSearchParams(text), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (wanted === present) return undefined;
    const timer = setTimeout(() => write(wanted), rest);
    return () => clearTimeout(timer);
  }, [wanted, present]);

  const arrived = useEffectEvent((text: string) => {
    const own = written.current.has(text);
    if (text === wanted) written.current.clear();
    // The user followed a link or went back.
    if (!own) setMoment(momentOf(new URLSearchParams(text)));
  });
  useEffect(() => arrived(present), [present]);

  return [moment, setMoment];
}
