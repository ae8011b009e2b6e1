import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressOf, momentOf, type Moment } from './moment.ts';

/** The address follows when the moment has rested for so long: browsers limit how often it may change. */
const rest = 150;

/**
 * The moment of the address, and a way to go to another one. It changes at once, so that no step of a held arrow key
 * is lost; the address comes after it and keeps one entry in the browser's history.
 */
export function useMoment(): readonly [Moment, (moment: Moment) => void] {
  const [address, setAddress] = useSearchParams();
  const [moment, setMoment] = useState(() => momentOf(address));
  const wanted = addressOf(moment).toString();
  const present = addressOf(momentOf(address)).toString();
  // Addresses that were written here and have not come back from the router yet.
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
    // Somebody followed a link or went back: that is the moment now.
    if (!own) setMoment(momentOf(new URLSearchParams(text)));
  });
  useEffect(() => arrived(present), [present]);

  return [moment, setMoment];
}
