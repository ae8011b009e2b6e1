import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { space, up } from '../../theme/tokens.ts';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { Select } from '../../ui/Select.tsx';
import { sortOptions, statusOptions, type Filters } from './filters.ts';

/** Milliseconds after the last key before a search is sent. */
const typingPause = 300;

const Root = styled.div.attrs({ role: 'search' })`
  display: grid;
  gap: ${space[3]};
  grid-template-columns: 1fr 1fr;
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${up.md} {
    grid-template-columns: minmax(0, 1fr) 170px 170px;
    & > :first-child {
      grid-column: auto;
    }
  }
`;

export interface ToolbarProps {
  readonly filters: Filters;
  readonly onChange: (change: Partial<Filters>) => void;
}

/** Search, status and order of the list. */
export function Toolbar({ filters: { search, status, sort }, onChange }: ToolbarProps) {
  return (
    <Root>
      <Search search={search} onSearch={(next) => onChange({ search: next })} />
      <Select
        label="Status"
        options={statusOptions.map(({ value, label }) => ({ value, label: value === 'all' ? 'All statuses' : label }))}
        value={status}
        onValueChange={(next) => onChange({ status: next })}
      />
      <Select label="Sort by" options={sortOptions} value={sort} onValueChange={(next) => onChange({ sort: next })} />
    </Root>
  );
}

interface SearchProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/**
 * Sends the search when typing pauses. A search that changes elsewhere (Clear filters, the address) replaces the typed
 * text.
 */
function Search({ search, onSearch }: SearchProps) {
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
  return (
    <SearchInput
      label="Search by title or property address"
      placeholder="Search by title or property address"
      value={typed}
      onValueChange={setTyped}
    />
  );
}
