import { LayoutGrid, List } from 'lucide-react';
import { styled } from 'styled-components';
import { space, up } from '../../theme/tokens.ts';
import { DelayedSearch } from '../../ui/DelayedSearch.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { sortOptions, statusOptions, type Filters } from './filters.ts';
import { t } from '../../i18n/t.ts';

const Root = styled.div.attrs({ role: 'search' })`
  display: grid;
  gap: ${space[3]};
  grid-template-columns: calc(50% - ${space[3]} / 2) minmax(0, 1fr) auto;
  align-items: end;
  /* On phones the two choices share a line by halves, so that their words fit. */
  & > :first-child {
    grid-column: 1 / 3;
  }
  & > :nth-child(3) {
    grid-column: 2 / -1;
  }
  & > :last-child {
    grid-area: 1 / 3;
  }
  ${up.md} {
    grid-template-columns: minmax(0, 1fr) 170px 170px auto;
    & > :nth-child(n) {
      grid-area: auto;
    }
  }
`;

const Views = styled.div`
  display: flex;
`;

export interface ToolbarProps {
  readonly filters: Filters;
  readonly onChange: (change: Partial<Filters>) => void;
}

/** Search, status and order of the list, and its layout. */
export function Toolbar({ filters: { search, status, sort, view }, onChange }: ToolbarProps) {
  return (
    <Root>
      <DelayedSearch
        label={t('Search by title or property address')}
        search={search}
        onSearch={(next) => onChange({ search: next })}
      />
      <Select
        label={t('Status')}
        options={statusOptions.map(({ value, label }) => ({
          value,
          label: value === 'all' ? t('All statuses') : label,
        }))}
        value={status}
        onValueChange={(next) => onChange({ status: next })}
      />
      <Select
        label={t('Sort by')}
        options={sortOptions}
        value={sort}
        onValueChange={(next) => onChange({ sort: next })}
      />
      <Views>
        <IconButton
          label={view === 'list' ? t('Show as cards') : t('Show as a list')}
          variant="outline"
          icon={view === 'list' ? <LayoutGrid aria-hidden="true" /> : <List aria-hidden="true" />}
          onClick={() => onChange({ view: view === 'list' ? 'cards' : 'list' })}
        />
      </Views>
    </Root>
  );
}
