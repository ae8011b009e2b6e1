import { useId, useState, type ComponentPropsWithRef, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { color, space, text } from '../theme/tokens.ts';
import { controlStyle } from './controlStyle.ts';
import { useFieldControl } from './Field.tsx';
import { formatCount } from './format.ts';
import { t } from '../i18n/t.ts';

const Area = styled.textarea`
  ${controlStyle} min-block-size: 8rem;
  resize: vertical;
  field-sizing: content;
  max-block-size: 70vh;
`;
const Count = styled.p`
  ${text('caption')} color: ${color.text2};
  text-align: end;
  font-variant-numeric: tabular-nums;
  margin-block-start: ${space[1]};
  &[data-full='true'] {
    color: ${color.danger};
  }
`;

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  /** Shows `n / maxLength` below; the browser stops typing at the limit. */
  readonly maxLength?: number | undefined;
}

/**
 * A text area. The direction follows the text (Farsi runs right to left).
 * The counter follows `value` if given, otherwise the typed text.
 */
export function TextArea({ maxLength, value, defaultValue, onInput, ...rest }: TextAreaProps) {
  const field = useFieldControl();
  const countId = useId();
  const [typed, setTyped] = useState(String(defaultValue ?? '').length);
  const length = value === undefined ? typed : String(value).length;
  const count = (event: FormEvent<HTMLTextAreaElement>): void => {
    setTyped(event.currentTarget.value.length);
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
  };
  const described = [field['aria-describedby'], maxLength === undefined ? undefined : countId]
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      <Area
        dir="auto"
        {...field}
        {...(described === '' ? {} : { 'aria-describedby': described })}
        {...rest}
        {...(value === undefined ? { defaultValue } : { value })}
        maxLength={maxLength}
        onInput={count}
      />
      {maxLength !== undefined && (
        <Count id={countId} data-full={length >= maxLength}>
          {t('{length} / {maxLength} characters', { length: formatCount(length), maxLength: formatCount(maxLength) })}
        </Count>
      )}
    </div>
  );
}
