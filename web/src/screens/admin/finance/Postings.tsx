import { styled } from 'styled-components';
import { t } from '../../../i18n/t.ts';
import { space } from '../../../theme/tokens.ts';
import { formatCents } from '../../../ui/format.ts';
import { accountName, partName } from './bookNames.ts';

/** Amounts are right-aligned, below each other. */
const Lines = styled.ul`
  display: grid;
  gap: ${space[1]} ${space[6]};
  inline-size: fit-content;
  max-inline-size: 100%;
  list-style: none;
  padding: 0;
  & > li {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
  }
  & > li > :last-child {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  &[data-wide] {
    inline-size: auto;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  }
`;

interface Posting {
  readonly account: string;
  /** The part of the account; empty for the whole account. */
  readonly part?: string;
  /** Debits are positive. */
  readonly cents: number;
}

export interface PostingsProps {
  readonly lines: readonly Posting[];
  /** In columns, as many as fit. */
  readonly wide?: boolean;
}

/** Lines of the books, such as `Debit clearing $177.50`. */
export const Postings = ({ lines, wide = false }: PostingsProps) => (
  <Lines role="list" {...(wide && { 'data-wide': '' })}>
    {lines.map(({ account, part = '', cents }) => (
      <li key={`${account} ${part} ${cents}`}>
        <span>
          {cents > 0 ? t('Debit') : t('Credit')} {accountName(account)}
          {part !== '' && `, ${partName(part)}`}
        </span>{' '}
        <span>{formatCents(Math.abs(cents))}</span>
      </li>
    ))}
  </Lines>
);

/** Debits first, as accountants write them. */
export const debitsFirst = (lines: readonly Posting[]): readonly Posting[] =>
  lines.toSorted((a, b) => b.cents - a.cents);
