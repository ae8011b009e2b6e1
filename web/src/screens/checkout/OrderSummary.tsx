import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { formatCents } from '../../ui/format.ts';
import { OrderLines } from '../../features/payments/OrderLines.tsx';
import type { Quote } from './setup.ts';
import { t } from '../../i18n/t.ts';
import { Note } from '../../ui/text.ts';

interface OrderSummaryProps {
  readonly quote: Quote;
  /** Later charges. */
  readonly note?: ReactNode;
}

/** The lines of the order, which add up to what is charged. */
export function OrderSummary({ quote: { items, total }, note }: OrderSummaryProps) {
  return (
    <Card title={t('Order summary')}>
      <OrderLines
        label={t('Order summary')}
        lines={[
          ...items.map(({ id, description, amount }) => ({ id, description, value: formatCents(amount) })),
          { id: 'total', description: t('Total to pay today'), value: formatCents(total) },
        ]}
      />
      {note !== undefined && <Note>{note}</Note>}
    </Card>
  );
}
