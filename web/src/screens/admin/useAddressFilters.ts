import { useSearchParams } from 'react-router-dom';

/** Filters that the address keeps beside the open tab: a reload or a shared link shows the same list. */
export function useAddressFilters<Name extends string>(names: readonly Name[]) {
  const [address, setAddress] = useSearchParams();
  const change = (apply: (next: URLSearchParams) => void): void =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        apply(next);
        return next;
      },
      { replace: true },
    );
  return {
    valueOf: (name: Name): string => address.get(name) ?? '',
    set: (name: Name, value: string): void =>
      change((next) => (value === '' ? next.delete(name) : next.set(name, value))),
    clear: (): void => change((next) => names.forEach((name) => next.delete(name))),
    isFiltered: names.some((name) => (address.get(name) ?? '').trim() !== ''),
  };
}
