import type { CreditAsset } from '../../gql/graphql.ts';
import { t } from '../../i18n/t.ts';
import { formatCredits } from '../../ui/format.ts';

export type Act = 'give' | 'take';

/** The label of an act's confirm button: `Take 14.5 credits from Yara Aziz`. */
export function actInWords(act: Act, asset: CreditAsset, amount: number, name: string): string {
  const values = { amount: formatCredits(amount), name };
  const isOne = amount === 1;
  if (asset === 'CREDITS') {
    if (act === 'give')
      return isOne ? t('Give 1 credit to {name}', { name }) : t('Give {amount} credits to {name}', values);
    return isOne ? t('Take 1 credit from {name}', { name }) : t('Take {amount} credits from {name}', values);
  }
  if (act === 'give')
    return isOne
      ? t('Give 1 Digital Twin credit to {name}', { name })
      : t('Give {amount} Digital Twin credits to {name}', values);
  return isOne
    ? t('Take 1 Digital Twin credit from {name}', { name })
    : t('Take {amount} Digital Twin credits from {name}', values);
}

/** The label of an undo's confirm button. `change`: how the undo changes the available balance. */
export function undoInWords(asset: CreditAsset, change: number, name: string): string {
  const amount = Math.abs(change);
  const values = { amount: formatCredits(amount), name };
  const isOne = amount === 1;
  if (change === 0) return t('Undo the change for {name}', { name });
  if (asset === 'DIGITAL_TWINS')
    return change > 0
      ? t('Undo: give {amount} Digital Twin credits back to {name}', values)
      : t('Undo: remove {amount} Digital Twin credits of {name}', values);
  if (change > 0)
    return isOne
      ? t('Undo: give 1 credit back to {name}', { name })
      : t('Undo: give {amount} credits back to {name}', values);
  return isOne ? t('Undo: remove 1 credit of {name}', { name }) : t('Undo: remove {amount} credits of {name}', values);
}

/**
 * Reads a typed amount: a multiple of 0.5 (for Digital Twins, a whole number), more than 0 and at most `most`. A comma
 * counts as a decimal point. Undefined for anything else.
 */
export function amountOf(typed: string, asset: CreditAsset, most: number): number | undefined {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,6}(\.[05])?$/u.test(text)) return undefined;
  const amount = Number(text);
  const isStep = asset === 'CREDITS' || Number.isInteger(amount);
  return isStep && amount > 0 && amount <= most ? amount : undefined;
}
