import { useEffect, useEffectEvent, useState } from 'react';
import { SearchInput } from './SearchInput.tsx';

/** Milliseconds without a key before the search starts. */
const typingPause = 300;

export interface DelayedSearchProps {
  readonly label: string;
  /** The placeholder; the label unless given. */
  readonly placeholder?: string;
  /** The search in effect. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/**
 * A search box that searches once typing pauses. A search that changes from elsewhere (a Clear button, the address)
 * replaces what was typed.
 */
export function DelayedSearch({ label, placeholder = label, search, onSearch }: DelayedSearchProps) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  if (search !== known) {
    setKnown(search);
    setTyped(search);
  }
  const settle = useEffectEvent(() => {
    setKnown(typed);
    onSearch(typed);
  });
  useEffect(() => {
    if (typed === known) return undefined;
    const timer = setTimeout(settle, typingPause);
    return () => clearTimeout(timer);
  }, [typed, known]);
  return <SearchInput label={label} placeholder={placeholder} value={typed} onValueChange={setTyped} />;
}
