import { CreditCard, LogOut, Shield, User, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, text } from '../../theme/tokens.ts';
import type { LazyMenuProps } from '../../ui/lazyMenu.tsx';
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '../../ui/Menu.tsx';
import { useAddCredits } from '../addCredits.tsx';
import { signOut } from '../session/signOut.ts';
import { menuName, type Viewer } from '../session/useSession.ts';
import { accountLinks } from './links.ts';

const icons: Readonly<Record<string, ReactNode>> = {
  '/profile': <User aria-hidden="true" />,
  '/billing': <CreditCard aria-hidden="true" />,
};

const Who = styled.span`
  display: flex;
  flex-direction: column;
  max-inline-size: 240px;
  padding: ${space[1]} 0;
  & > strong {
    ${text('label')} color: ${color.text};
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** Profile, Billing, Add Credits, Sign out (spec part 1 section 2). */
export default function UserMenu({ viewer, ...button }: LazyMenuProps & { readonly viewer: Viewer }) {
  const addCredits = useAddCredits();
  const name = menuName(viewer.user);
  return (
    <Menu {...button}>
      <MenuLabel>
        <Who>
          <strong>{name}</strong>
          <span>{viewer.user.email}</span>
        </Who>
      </MenuLabel>
      <MenuSeparator />
      {accountLinks.map(({ to, label }) => (
        <MenuLink key={to} to={to} icon={icons[to]}>
          {label}
        </MenuLink>
      ))}
      <MenuItem icon={<Wallet aria-hidden="true" />} onSelect={addCredits.request}>
        Add Credits
      </MenuItem>
      {viewer.isAdmin && (
        <MenuLink to="/admin" icon={<Shield aria-hidden="true" />}>
          Admin
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={signOut}>
        Sign out
      </MenuItem>
    </Menu>
  );
}
