import type { LazyMenuProps } from '../../ui/lazyMenu.tsx';
import { Menu, MenuLink } from '../../ui/Menu.tsx';
import type { NavLink } from './navigation.ts';

/** A group of the navigation, as a menu. */
export default function LinksMenu({ links, ...button }: LazyMenuProps & { readonly links: readonly NavLink[] }) {
  return (
    <Menu {...button} align="start">
      {links.map(({ to, label, description }) => (
        <MenuLink key={to} to={to} description={description}>
          {label}
        </MenuLink>
      ))}
    </Menu>
  );
}
