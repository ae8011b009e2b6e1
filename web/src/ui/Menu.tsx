import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from './Link.tsx';
import { css, styled } from 'styled-components';
import { color, layer, radius, shadow, size, space, text } from '../theme/tokens.ts';

const Content = styled(DropdownMenu.Content)`
  z-index: ${layer.dialog};
  min-inline-size: 220px;
  padding: ${space[1]};
  background: ${color.raised};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  box-shadow: ${shadow[3]};
`;
const itemStyle = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${size.control};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.xs};
  color: ${color.text};
  ${text('small')} text-decoration: none;
  cursor: pointer;
  user-select: none;
  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: ${color.text2};
  }
  &[data-highlighted] {
    background: ${color.accentSoft};
    color: ${color.accentText};
    outline: none;
  }
  &[data-highlighted] > svg {
    color: inherit;
  }
  &[data-danger='true'] {
    color: ${color.danger};
  }
  &[data-disabled] {
    color: ${color.text3};
  }
`;
const Item = styled(DropdownMenu.Item)`
  ${itemStyle}
`;
const Choice = styled(DropdownMenu.RadioItem)`
  ${itemStyle} & [data-state='checked'] {
    margin-inline-start: auto;
    & svg {
      inline-size: 16px;
      block-size: 16px;
    }
  }
`;

/** A line between groups of a Menu. */
export const MenuSeparator = styled(DropdownMenu.Separator)`
  block-size: 1px;
  margin-block: ${space[1]};
  background: ${color.border};
`;
/** A heading inside a Menu. */
export const MenuLabel = styled(DropdownMenu.Label)`
  padding: ${space[2]} ${space[3]};
  ${text('caption')} color: ${color.text2};
`;

export interface MenuProps {
  readonly trigger: ReactElement;
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  readonly defaultOpen?: boolean;
}

/**
 * Actions behind one button, in the landmark where the button is (no portal). Holds MenuItem, MenuLink, MenuChoices,
 * MenuSeparator and MenuLabel.
 */
export function Menu({ trigger, children, align = 'end', defaultOpen = false }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <Content align={align} sideOffset={6} collisionPadding={8}>
        {children}
      </Content>
    </DropdownMenu.Root>
  );
}

export interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  readonly destructive?: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** One action of a Menu. */
export function MenuItem({ icon, onSelect, destructive = false, disabled = false, children }: MenuItemProps) {
  return (
    <Item onSelect={onSelect} disabled={disabled} data-danger={destructive}>
      {icon}
      {children}
    </Item>
  );
}

const Words = styled.span`
  display: flex;
  flex-direction: column;
  & > span {
    ${text('caption')} color: ${color.text2};
  }
`;

export interface MenuLinkProps {
  readonly icon?: ReactNode;
  readonly to: string;
  /** A second, less prominent line. */
  readonly description?: string | undefined;
  readonly children: ReactNode;
}

/** A link to another screen in a Menu. */
export function MenuLink({ icon, to, description, children }: MenuLinkProps) {
  return (
    <Item asChild>
      <Link to={to}>
        {icon}
        {description === undefined ? (
          children
        ) : (
          <Words>
            {children}
            <span>{description}</span>
          </Words>
        )}
      </Link>
    </Item>
  );
}

export interface MenuChoicesProps<Value extends string> {
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly icon?: ReactNode }[];
}

/** A choice of settings in a Menu, with a tick at the current one. */
export function MenuChoices<Value extends string>({ value, onValueChange, options }: MenuChoicesProps<Value>) {
  const change = (next: string): void => {
    const option = options.find((candidate) => candidate.value === next);
    if (option !== undefined) onValueChange(option.value);
  };
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={change}>
      {options.map((option) => (
        <Choice key={option.value} value={option.value}>
          {option.icon}
          {option.label}
          <DropdownMenu.ItemIndicator>
            <Check aria-hidden="true" />
          </DropdownMenu.ItemIndicator>
        </Choice>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
