import { Lock } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { space } from '../../../theme/tokens.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import {
  type CardFields,
  caretAfter,
  cvcError,
  digitsOf,
  expiryError,
  formatCvc,
  formatExpiry,
  formatNumber,
  numberError,
} from './card.ts';
import { TestCards } from './TestCards.tsx';
import { t } from '../../../i18n/t.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[4]};
`;

const expiryErrorNow = (value: string): string | undefined => expiryError(value, new Date());

const formats = { number: formatNumber, expiry: formatExpiry, cvc: formatCvc } as const;

export interface CardFormProps {
  /** The label of the button, as in `Pay $177.50`. */
  readonly payText: string;
  readonly processing: boolean;
  readonly onPay: (card: CardFields) => Promise<void>;
}

/** The card form of the test mode. With a real provider, the provider's form replaces it. */
export function CardForm({ payText, processing, onPay }: CardFormProps) {
  const {
    register,
    handleSubmit,
    setValue,
    getValues,
    setFocus,
    clearErrors,
    formState: { errors },
  } = useForm<CardFields>({ defaultValues: { number: '', expiry: '', cvc: '' } });

  const grouped = (name: keyof CardFields, validate: (value: string) => string | undefined) =>
    register(name, {
      validate: (value) => validate(value) ?? true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { target } = event;
        const before = digitsOf(target.value.slice(0, target.selectionStart ?? target.value.length)).length;
        const wasAtEnd = (target.selectionStart ?? target.value.length) === target.value.length;
        const value = formats[name](target.value);
        setValue(name, value);
        const caret = wasAtEnd ? value.length : caretAfter(value, before);
        target.setSelectionRange(caret, caret);
      },
    });

  const takeOver = (number: string): void => {
    const nextYear = String(new Date().getFullYear() + 3).slice(-2);
    setValue('number', number);
    setValue('expiry', `12 / ${nextYear}`);
    setValue('cvc', '123');
    clearErrors();
    setFocus('number');
  };

  return (
    <Stack as="form" $gap={4} noValidate aria-label={t('Card')} onSubmit={(event) => void handleSubmit(onPay)(event)}>
      <Alert tone="info">{t('Test mode: no real card is charged')}</Alert>
      <Field label={t('Card number')} error={errors.number?.message} required>
        <TextInput
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          readOnly={processing}
          {...grouped('number', numberError)}
        />
      </Field>
      <Pair>
        <Field label={t('Expiration date')} error={errors.expiry?.message} required>
          <TextInput
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder={t('MM / YY')}
            readOnly={processing}
            {...grouped('expiry', expiryErrorNow)}
          />
        </Field>
        <Field label={t('Security code')} error={errors.cvc?.message} required>
          <TextInput
            inputMode="numeric"
            autoComplete="cc-csc"
            placeholder="CVC"
            readOnly={processing}
            {...grouped('cvc', (value) => cvcError(value, getValues('number')))}
          />
        </Field>
      </Pair>
      <Button
        type="submit"
        size="lg"
        icon={<Lock aria-hidden="true" />}
        loading={processing}
        loadingText={t('Processing...')}
      >
        {payText}
      </Button>
      <TestCards onUse={takeOver} />
    </Stack>
  );
}
