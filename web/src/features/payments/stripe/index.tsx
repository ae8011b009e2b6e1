import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js';
import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { palette } from '../../../theme/tokens.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { formatCents } from '../../../ui/format.ts';
import { toast } from '../../../ui/toastStore.ts';
import { notices } from '../notices.ts';
import { type Charge, chargeOf, type PaymentFormProps } from '../payment.ts';
import { t } from '../../../i18n/t.ts';

const loads = new Map<string, ReturnType<typeof loadStripe>>();

/** Loads Stripe's script, once per key. */
function stripeOf(publishableKey: string): ReturnType<typeof loadStripe> {
  const load = loads.get(publishableKey) ?? loadStripe(publishableKey);
  loads.set(publishableKey, load);
  // After a failure, the next form loads it again.
  load.catch(() => loads.delete(publishableKey));
  return load;
}

/** The appearance of Stripe's form, in the colors of the theme. */
function appearance() {
  const theme = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
  const { accent, surface, text, danger } = palette[theme];
  return {
    theme: theme === 'dark' ? 'night' : 'stripe',
    variables: { colorPrimary: accent, colorBackground: surface, colorText: text, colorDanger: danger },
  } as const;
}

/** The payment form of Stripe. It confirms without leaving the page, unless the bank requires a redirect. */
export default function StripePayment({
  publishableKey,
  ...props
}: PaymentFormProps & { readonly publishableKey: string }) {
  const [library] = useState(() => stripeOf(publishableKey));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    library.catch(() => setFailed(true));
  }, [library]);
  if (failed) return <Alert tone="danger">{notices.notReady.description}</Alert>;
  return (
    <Elements stripe={library} options={{ clientSecret: props.session.clientSecret, appearance: appearance() }}>
      <Form {...props} />
    </Elements>
  );
}

function Form({ session, returnPath, processing, pay }: PaymentFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [complete, setComplete] = useState(false);
  const ready = stripe !== null && elements !== null && complete;

  const charge = async (): Promise<Charge> => {
    if (stripe === null || elements === null) throw new Error('Stripe is not ready');
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: new URL(returnPath, location.origin).href },
    });
    return chargeOf(paymentIntent?.status ?? error?.payment_intent?.status, error?.message);
  };
  return (
    <Stack
      as="form"
      $gap={4}
      aria-label={t('Card')}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) void pay(charge);
        else toast(notices.notReady);
      }}
    >
      <PaymentElement onReady={() => setComplete(true)} />
      <Button
        type="submit"
        size="lg"
        icon={<Lock aria-hidden="true" />}
        disabled={!ready}
        loading={processing}
        loadingText={t('Processing...')}
      >
        {t('Pay {amountCents}', { amountCents: formatCents(session.amountCents) })}
      </Button>
    </Stack>
  );
}
