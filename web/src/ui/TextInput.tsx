import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '../theme/tokens.ts';
import { controlStyle } from './controlStyle.ts';
import { useFieldControl } from './Field.tsx';

/** The plain input, for controls that extend it. */
export const InputRoot = styled.input`
  ${controlStyle}
  &::file-selector-button {
    margin-inline-end: ${space[3]};
    padding: ${space[1]} ${space[3]};
    background: ${color.sunken};
    color: ${color.text};
    font: inherit;
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.sm};
    cursor: pointer;
  }
`;

export type TextInputProps = ComponentPropsWithRef<'input'>;

/** A line of text (also `type="email"`, `tel`, `url`). Give `autoComplete`, for password managers. */
export function TextInput(props: TextInputProps) {
  return <InputRoot type="text" {...useFieldControl()} {...props} />;
}
