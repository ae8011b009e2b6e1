import { styled } from 'styled-components';
import type { CreditActPurpose, CreditAsset } from '../../gql/graphql.ts';
import { t } from '../../i18n/t.ts';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { formatCredits, formatCreditsExactly, formatMoment } from '../../ui/format.ts';
import type { Act } from './words.ts';

const Box = styled.section`
  display: grid;
  gap: ${space[1]};
  padding: ${space[4]};
  border-radius: ${radius.md};
  background: ${color.sunken};
  overflow-wrap: break-word;
  & > h3 {
    ${text('caption')} color: ${color.text2};
  }
  & > div {
    display: flex;
    gap: ${space[3]};
    justify-content: space-between;
  }
  & > div > strong:last-child {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & > p {
    ${text('small')} color: ${color.text2};
  }
`;

/** The statement's name of the act. */
const titles: Readonly<Record<Act, Readonly<Record<CreditActPurpose, string>>>> = {
  give: { GOODWILL: t('Credits given as goodwill'), CORRECTION: t('Credits given as a correction') },
  take: { GOODWILL: t('Goodwill credits removed'), CORRECTION: t('Credits removed as a correction') },
};

interface StatementPreviewProps {
  readonly act: Act;
  readonly asset: CreditAsset;
  readonly purpose: CreditActPurpose;
  readonly amount: number | undefined;
  readonly text: string;
  readonly expiresAt: string | null;
  readonly before: number;
  readonly debt: number;
}

/** The row that the customer will read in the statement. */
export function StatementPreview(props: StatementPreviewProps) {
  const { act, asset, purpose, amount, text: words, expiresAt, before, debt } = props;
  if (asset === 'DIGITAL_TWINS')
    return (
      <Box aria-live="polite">
        <h3>{t('What the customer sees')}</h3>
        <p>{t('The number of Digital Twin credits changes; the statement lists credits only.')}</p>
      </Box>
    );
  const change = amount === undefined ? null : act === 'give' ? Math.max(0, amount - debt) : -amount;
  const sign = change === null || change === 0 ? '' : change > 0 ? '+' : '−';
  return (
    <Box aria-live="polite">
      <h3>{t('What the customer reads in the statement')}</h3>
      <div>
        <strong>{titles[act][purpose]}</strong>
        <strong>{change === null ? '–' : `${sign}${formatCreditsExactly(Math.abs(change))}`}</strong>
      </div>
      {words.trim() !== '' && <p>{words.trim()}</p>}
      {change !== null && <p>{t('Balance after: {balance}', { balance: formatCreditsExactly(before + change) })}</p>}
      {act === 'give' && debt > 0 && amount !== undefined && (
        <p>{t('{amount} pay the debt first.', { amount: formatCredits(Math.min(debt, amount)) })}</p>
      )}
      {expiresAt !== null && <p>{t('Expires: {moment}', { moment: formatMoment(expiresAt) })}</p>}
    </Box>
  );
}
