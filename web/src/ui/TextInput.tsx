import type { ComponentPropsWithRef, WheelEvent } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './controlStyle.ts';
import { useFieldControl } from './Field.tsx';

/** The plain input, for controls that extend it. */
export const InputRoot = styled.input`
  ${controlStyle}
`;

export type TextInputProps = ComponentPropsWithRef<'input'>;

/** A line of text (also `type="email"`, `tel`, `url`). Give `autoComplete`, for password managers. */
export function TextInput(props: TextInputProps) {
  return <InputRoot type="text" {...useFieldControl()} {...props} />;
}

/** A number typed by hand. The wheel scrolls the page, never the number. */
export function NumberInput(props: Omit<TextInputProps, 'type'>) {
  const leave = (event: WheelEvent<HTMLInputElement>): void => event.currentTarget.blur();
  return <InputRoot inputMode="decimal" onWheel={leave} {...useFieldControl()} {...props} type="number" />;
}
