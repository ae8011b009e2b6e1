import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { color, size } from '../theme/tokens.ts';
import { useFieldControl } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { InputRoot, type TextInputProps } from './TextInput.tsx';
import { t } from '../i18n/t.ts';
import { limits } from '../../../domain/limits.ts';

const Root = styled.div`
  position: relative;
  inline-size: 100%;
  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 12px;
    margin-block: auto;
    inline-size: 18px;
    block-size: 18px;
    color: ${color.text3};
    pointer-events: none;
  }
  & > input {
    padding-inline: 38px ${size.control};
  }
  & > input::-webkit-search-cancel-button {
    display: none;
  }
  & > button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`;

export interface SearchInputProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'ref'> {
  /** The accessible name; a search box has no visible label. */
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** A controlled search box with a button that clears it. */
export function SearchInput({ label, value, onValueChange, ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <Root>
      <Search aria-hidden="true" />
      <InputRoot
        {...useFieldControl()}
        aria-label={label}
        {...rest}
        ref={input}
        type="search"
        // The longest search that the server accepts and that fits into an address.
        maxLength={limits.searchCharacters}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
      {value !== '' && <IconButton label={t('Clear search')} icon={<X aria-hidden="true" />} onClick={clear} />}
    </Root>
  );
}
