import type { ComponentPropsWithRef } from 'react';
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
