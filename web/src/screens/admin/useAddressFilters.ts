import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Filters that the address keeps, as it keeps the open tab: a reload or a shared link shows the same list. */
export function useAddressFilters<Name extends string>(names: readonly Name[]) {
  const [address, setAddress] = useSearchParams();
  // A change may come before the one ahead of it is rendered; the router would begin again from the address before both.
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);
  const change = (apply: (next: URLSearchParams) => void): void => {
    const next = new URLSearchParams(latest.current);
    apply(next);
    latest.current = next;
    setAddress(next, { replace: true });
  };
  return {
    valueOf: (name: Name): string => address.get(name) ?? '',
    set: (name: Name, value: string): void =>
      change((next) => (value === '' ? next.delete(name) : next.set(name, value))),
    clear: (): void => change((next) => names.forEach((name) => next.delete(name))),
    isFiltered: names.some((name) => (address.get(name) ?? '').trim() !== ''),
  };
}
