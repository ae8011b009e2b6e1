import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';
import { controlStyle } from './controlStyle.ts';
import { useFieldControl } from './Field.tsx';
import { t } from '../i18n/t.ts';

const Root = styled.div`
  position: relative;
  min-inline-size: 0;
  & > select {
    ${controlStyle} appearance: none;
    padding-inline-end: 40px;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 12px;
    margin-block: auto;
    inline-size: 18px;
    block-size: 18px;
    color: ${color.text2};
    pointer-events: none;
  }
`;

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps<Value extends string> {
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | undefined;
  readonly onValueChange: (value: Value) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  /** The accessible name; not needed inside a Field. */
  readonly label?: string;
  readonly disabled?: boolean;
  readonly name?: string;
}

/**
 * A choice from a list, with the browser's native control: phones show their picker, type-ahead and assistive
 * technology work, and the page stays visible.
 */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder = t('Choose…'),
  label,
  disabled,
  name,
}: SelectProps<Value>) {
  const change = (next: string): void => {
    const option = options.find((candidate) => candidate.value === next);
    if (option !== undefined) onValueChange(option.value);
  };
  return (
    <Root>
      <select
        {...useFieldControl()}
        aria-label={label}
        name={name}
        disabled={disabled}
        value={value ?? ''}
        onChange={(event) => change(event.currentTarget.value)}
      >
        {value === undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </Root>
  );
}
