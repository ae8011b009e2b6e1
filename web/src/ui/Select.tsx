import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { styled } from 'styled-components';
import { nonce } from '../theme/nonce.ts';
import { color, layer, radius, shadow, size, space, text } from '../theme/tokens.ts';
import { controlStyle } from './controlStyle.ts';
import { useFieldControl } from './Field.tsx';

const Trigger = styled(Radix.Trigger)`
  ${controlStyle} display: inline-flex; align-items: center; justify-content: space-between; gap: ${space[2]}; text-align: start;
  &[data-placeholder] { color: ${color.text3}; }
  & svg { inline-size: 18px; block-size: 18px; flex: none; color: ${color.text2}; }
`;
const Content = styled(Radix.Content)`
  z-index: ${layer.tooltip}; overflow: hidden; min-inline-size: var(--radix-select-trigger-width); max-block-size: var(--radix-select-content-available-height);
  background: ${color.raised}; border: 1px solid ${color.border}; border-radius: ${radius.md}; box-shadow: ${shadow[3]};
`;
const Viewport = styled(Radix.Viewport)`padding: ${space[1]};`;
const Item = styled(Radix.Item)`
  display: flex; align-items: center; justify-content: space-between; gap: ${space[3]}; min-block-size: ${size.control}; padding: ${space[2]} ${space[3]};
  border-radius: ${radius.xs}; ${text('body')} cursor: pointer; user-select: none;
  &[data-highlighted] { background: ${color.accentSoft}; color: ${color.accentText}; outline: none; }
  &[data-disabled] { color: ${color.text3}; cursor: not-allowed; }
  & svg { inline-size: 16px; block-size: 16px; }
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
  readonly placeholder?: string;
  /** The accessible name where no Field is around it. */
  readonly label?: string;
  readonly disabled?: boolean;
  readonly name?: string;
}

/** One of a list of words. Type-ahead, arrow keys, Home and End work. */
export function Select<Value extends string>({ options, value, onValueChange, placeholder = 'Choose…', label, disabled = false, name }: SelectProps<Value>) {
  const change = (next: string): void => {
    const option = options.find((candidate) => candidate.value === next);
    if (option !== undefined) onValueChange(option.value);
  };
  return (
    <Radix.Root value={value ?? ''} onValueChange={change} disabled={disabled} {...(name === undefined ? {} : { name })}>
      <Trigger {...withoutRequired(useFieldControl())} aria-label={label}>
        <Radix.Value placeholder={placeholder} />
        <Radix.Icon asChild><ChevronDown aria-hidden="true" /></Radix.Icon>
      </Trigger>
      <Radix.Portal>
        <Content position="popper" sideOffset={4} collisionPadding={8}>
          <Viewport nonce={nonce}>
            {options.map((option) => (
              <Item key={option.value} value={option.value} disabled={option.disabled ?? false}>
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator><Check aria-hidden="true" /></Radix.ItemIndicator>
              </Item>
            ))}
          </Viewport>
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** `required` is no attribute of the button that opens the list. */
function withoutRequired({ required: _required, ...rest }: ReturnType<typeof useFieldControl>) {
  return rest;
}
