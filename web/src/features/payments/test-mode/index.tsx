import { useState } from 'react';
import { formatCents } from '../../../ui/format.ts';
import type { Charge, PaymentFormProps } from '../payment.ts';
import { BankQuestion } from './BankQuestion.tsx';
import type { CardFields } from './card.ts';
import { CardForm } from './CardForm.tsx';
import { answerBank, chargeCard } from './testPayments.ts';
import { t } from '../../../i18n/t.ts';

/** The payment form of the test-mode provider: a card form, and the bank's question for 3-D Secure cards. */
export default function TestModePayment({ session, processing, pay }: PaymentFormProps) {
  const [asking, setAsking] = useState(false);
  const amount = formatCents(session.amountCents);

  const attempt = async (charge: () => Promise<Charge>): Promise<void> => {
    const result = await pay(charge);
    setAsking(result?.kind === 'authenticate');
  };
  if (asking)
    return (
      <BankQuestion
        amount={amount}
        onAnswer={(approved) => attempt(() => answerBank(session, approved))}
        onOtherCard={() => setAsking(false)}
      />
    );
  return (
    <CardForm
      payText={t('Pay {amount}', { amount })}
      processing={processing}
      onPay={(card: CardFields) => attempt(() => chargeCard(session, card))}
    />
  );
}
