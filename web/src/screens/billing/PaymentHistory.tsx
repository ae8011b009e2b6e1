import { FileText, Receipt } from 'lucide-react';
import { styled } from 'styled-components';
import { color, space, text } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatCents, formatDay } from '../../ui/format.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Stack } from '../../ui/layout.tsx';
import { lineWords, paymentWord, settledWords, type Entry } from './words.ts';
import { t } from '../../i18n/t.ts';

const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[1]} ${space[4]};
    align-items: center;
    padding-block: ${space[3]};
    border-block-end: 1px solid ${color.border};
  }
  & > li:last-child {
    border-block-end: 0;
  }
`;
const What = styled.div`
  & > p:first-child {
    ${text('label')} overflow-wrap: anywhere;
  }
  & > p + p {
    ${text('small')} color: ${color.text2};
  }
`;
const Amount = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space[1]};
  font-variant-numeric: tabular-nums;
`;
const Pdf = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: 24px;
  ${text('small')} & svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;

/** The payments, newest first. `undefined` while they load. */
export function PaymentHistory({ entries }: { readonly entries: readonly Entry[] | undefined }) {
  return (
    <Card title={t('Payment History')}>
      {entries === undefined ? (
        <Loading>
          <Stack $gap={3}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </Stack>
        </Loading>
      ) : entries.length === 0 ? (
        <EmptyState icon={<Receipt />} title={t('No Payment History')}>
          {t('Invoices and receipts appear here after your first payment.')}
        </EmptyState>
      ) : (
        <Rows>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </Rows>
      )}
    </Card>
  );
}

function Row({ entry }: { readonly entry: Entry }) {
  const { description, createdAt, amountCents, refundedCents, creditedCents, invoicePdf } = entry;
  const [lines, settled] = [lineWords(entry), settledWords(entry)];
  const { word, tone } = paymentWord(entry);
  return (
    <li>
      <What>
        <p>{description}</p>
        <p>
          {formatDay(createdAt)}
          {refundedCents > 0 && ` · ${t('{refundedCents} refunded', { refundedCents: formatCents(refundedCents) })}`}
          {creditedCents > 0 && ` · ${t('{amount} credited', { amount: formatCents(creditedCents) })}`}
        </p>
        {lines.length > 0 && <p>{lines.join(' · ')}</p>}
        {settled.length > 0 && <p>{settled.join(' · ')}</p>}
        {invoicePdf !== null && (
          <Pdf href={invoicePdf} target="_blank" rel="noopener">
            <FileText aria-hidden="true" />
            {t('Invoice PDF')}
            <VisuallyHidden>{` ${t('of {description}, {createdAt} (opens in a new tab)', { description, createdAt: formatDay(createdAt) })}`}</VisuallyHidden>
          </Pdf>
        )}
      </What>
      <Amount>
        <span>{formatCents(amountCents)}</span>
        <Badge tone={tone}>{word}</Badge>
      </Amount>
    </li>
  );
}
