import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { size } from '../theme/tokens.ts';
import { useFieldControl } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { InputRoot, type TextInputProps } from './TextInput.tsx';
import { t } from '../i18n/t.ts';

const Root = styled.div`
  position: relative;
  & > input {
    padding-inline-end: calc(${size.control} + 4px);
  }
  & > button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`;

export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  /** Names it for its show button; needed in a form with several. */
  readonly what?: string;
}

/** A password that can be shown. `autoComplete` says `current-password` or `new-password`. */
export function PasswordInput({ what = 'password', ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Root>
      <InputRoot
        {...useFieldControl()}
        autoCapitalize="off"
        spellCheck={false}
        {...props}
        type={shown ? 'text' : 'password'}
      />
      <IconButton
        label={`${shown ? t('Hide') : t('Show')} ${what}`}
        icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        onClick={() => setShown(!shown)}
      />
    </Root>
  );
}
