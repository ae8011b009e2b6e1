import { ArrowLeft } from 'lucide-react';
import { styled } from 'styled-components';
import type { Bundle } from '../catalog/cost.ts';
import { space } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { creditsInWords, formatCents, formatCredits } from '../../ui/format.ts';
import { Stack } from '../../ui/layout.tsx';
import { type Balance, balanceAfter } from '../credits/balance.ts';
import { OrderLines } from '../payments/OrderLines.tsx';
import type { PaymentFormProps } from '../payments/payment.ts';
import { PaymentForm } from '../payments/PaymentForm.tsx';
import { t } from '../../i18n/t.ts';

const Back = styled(Button)`
  align-self: start;
  margin-inline-start: calc(-1 * ${space[4]});
`;

export interface PaymentStepProps extends PaymentFormProps {
  readonly bundle: Bundle;
  readonly balance: Balance;
  readonly onBack: () => void;
}

/** The order, and the payment form of the provider or of the test mode. */
export function PaymentStep({ bundle, balance, onBack, ...form }: PaymentStepProps) {
  return (
    <Stack $gap={4}>
      <Back variant="ghost" icon={<ArrowLeft aria-hidden="true" />} disabled={form.processing} onClick={onBack}>
        {t('Choose another bundle')}
      </Back>
      <OrderLines
        label={t('Your order')}
        lines={[
          { id: 'bundle', description: bundle.name, value: creditsInWords(bundle.credits) },
          ...(balance.debt > 0
            ? [
                {
                  id: 'debt',
                  description: t('Of these, for what you owe'),
                  value: formatCredits(Math.min(balance.debt, bundle.credits)),
                },
              ]
            : []),
          {
            id: 'after',
            description: t('Your balance afterwards'),
            value: formatCredits(balanceAfter(balance, bundle)),
          },
          { id: 'total', description: t('To pay, once'), value: formatCents(form.session.amountCents) },
        ]}
      />
      <PaymentForm {...form} />
    </Stack>
  );
}
