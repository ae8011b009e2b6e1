import { Card } from '../../ui/Card.tsx';
import { formatCents } from '../../ui/format.ts';
import { OrderLines } from '../../features/payments/OrderLines.tsx';
import type { Quote } from './setup.ts';

/** The lines of the order, which add up to what is charged (DECISIONS section 1). */
export function OrderSummary({ quote: { items, total } }: { readonly quote: Quote }) {
  return (
    <Card title="Order summary">
      <OrderLines
        label="Order summary"
        lines={[
          ...items.map(({ id, description, amount }) => ({ id, description, value: formatCents(amount) })),
          { id: 'total', description: 'Total to pay today', value: formatCents(total) },
        ]}
      />
    </Card>
  );
}
