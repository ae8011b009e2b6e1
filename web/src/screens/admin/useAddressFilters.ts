import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Filters that the address keeps, like the open tab: a reload or a shared link shows the same list. */
export function useAddressFilters<Name extends string>(names: readonly Name[]) {
  const [address, setAddress] = useSearchParams();
  // Two changes may come before the first is rendered; the router would start both from the same address.
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
