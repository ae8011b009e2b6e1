import { createContext, type ReactNode, useContext, useId } from 'react';
import { styled } from 'styled-components';
import { CircleAlert } from 'lucide-react';
import { color, space, text } from '../theme/tokens.ts';
import { t } from '../i18n/t.ts';
import { Caption } from './text.ts';

/** The attributes that a Field gives its control. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly required?: true;
}

const FieldContext = createContext<FieldControl | null>(null);

/** The wiring (id, description, validity) that the surrounding Field gives its control; empty outside of one. */
export function useFieldControl(): FieldControl | Record<string, never> {
  return useContext(FieldContext) ?? {};
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-inline-size: 0;
`;
const Label = styled.label`
  ${text('label')} color: ${color.text};
`;
const Optional = styled.span`
  color: ${color.text3};
  font-weight: 400;
`;
const ErrorLine = styled.p`
  ${text('caption')} color: ${color.danger};
  display: flex;
  gap: ${space[1]};
  align-items: start;
  & > svg {
    flex: none;
    inline-size: 1.2em;
    block-size: 1.2em;
    margin-block-start: 0.1em;
  }
`;

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The error message; `undefined` for a valid value. */
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** Says `(optional)` next to the label. */
  readonly optional?: boolean;
  /** A control of this folder. It takes its id, description and error from the context. */
  readonly children: ReactNode;
}

/** The label, hint and error of a control, connected for assistive technology. */
export function Field({ label, hint, error, required = false, optional = false, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint === undefined ? null : hintId, error === undefined ? null : errorId]
    .filter((part) => part !== null)
    .join(' ');
  const control: FieldControl = {
    id,
    ...(described === '' ? {} : { 'aria-describedby': described }),
    ...(error === undefined ? {} : { 'aria-invalid': true }),
    ...(required ? { required: true } : {}),
  };
  return (
    <Root>
      <Label htmlFor={id}>
        {label}
        {optional && <Optional> {t('(optional)')}</Optional>}
      </Label>
      <FieldContext value={control}>{children}</FieldContext>
      {hint !== undefined && <Caption id={hintId}>{hint}</Caption>}
      {error !== undefined && (
        <ErrorLine id={errorId} role="alert">
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </ErrorLine>
      )}
    </Root>
  );
}
