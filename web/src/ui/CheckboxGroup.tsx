import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { color, space, text } from '../theme/tokens.ts';
import { Checkbox } from './Checkbox.tsx';

const Group = styled.fieldset`
  border: 0;
  padding: 0;
  margin: 0;
  & > legend {
    ${text('label')} padding: 0;
  }
  & > [role='alert'] {
    display: flex;
    gap: ${space[2]};
    ${text('small')} color: ${color.danger};
    & > svg {
      inline-size: 16px;
      flex: none;
    }
  }
`;

export interface CheckboxGroupProps {
  readonly legend: string;
  readonly options: readonly { readonly name: string; readonly hint: string }[];
  /** The names of the checked options. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** Announced when it appears. */
  readonly error?: string | undefined;
}

/** Several options under one legend, any number of which may be checked. */
export function CheckboxGroup({ legend, options, chosen, onChange, error }: CheckboxGroupProps) {
  return (
    <Group>
      <legend>{legend}</legend>
      {options.map(({ name, hint }) => (
        <Checkbox
          key={name}
          label={name}
          hint={hint}
          checked={chosen.includes(name)}
          onCheckedChange={(on) => onChange(on ? [...chosen, name] : chosen.filter((other) => other !== name))}
        />
      ))}
      {error !== undefined && (
        <p role="alert">
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
    </Group>
  );
}
