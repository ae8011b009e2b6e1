import { styled } from 'styled-components';
import { space, up } from '../../theme/tokens.ts';
import { DelayedSearch } from '../../ui/DelayedSearch.tsx';
import { Select } from '../../ui/Select.tsx';
import { sortOptions, statusOptions, type Filters } from './filters.ts';
import { t } from '../../i18n/t.ts';

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
    </Root>
  );
}
