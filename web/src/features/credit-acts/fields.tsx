import type { UseFormRegisterReturn } from 'react-hook-form';
import { limits } from '../../../../domain/limits.ts';
import { t } from '../../i18n/t.ts';
import { Field, type FieldProps } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

const { min, max } = limits.reasonCharacters;

const isReason = (text: string): boolean => text.trim().length >= min && text.trim().length <= max;

/** Form rules for the texts of an act: the server accepts only certain lengths. */
export const requiredWords = {
  validate: (text: string) => isReason(text) || t('Write {min} to {max} characters.', { min, max }),
};
export const optionalWords = {
  validate: (text: string) => text.trim() === '' || requiredWords.validate(text),
};

interface WordsFieldProps extends Omit<FieldProps, 'children'> {
  readonly registration: UseFormRegisterReturn;
}

/** A few sentences about a change to credits: for the customer or for colleagues. */
export function WordsField({ registration, ...field }: WordsFieldProps) {
  return (
    <Field {...field}>
      <TextArea rows={2} style={{ minBlockSize: '4rem' }} maxLength={max} {...registration} />
    </Field>
  );
}
