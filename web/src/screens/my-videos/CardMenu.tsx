import { ChartColumn, CopyPlus, PencilLine } from 'lucide-react';
import type { LazyMenuProps } from '../../ui/lazyMenu.tsx';
import { Menu, MenuItem, MenuLink } from '../../ui/Menu.tsx';

export interface CardMenuProps extends LazyMenuProps {
  readonly id: string;
  readonly onRename: () => void;
  readonly onAnalytics: () => void;
}

/** Further actions of a video. */
export default function CardMenu({ id, onRename, onAnalytics, ...button }: CardMenuProps) {
  return (
    <Menu {...button}>
      <MenuItem icon={<PencilLine aria-hidden="true" />} onSelect={onRename}>
        Rename
      </MenuItem>
      <MenuItem icon={<ChartColumn aria-hidden="true" />} onSelect={onAnalytics}>
        Analytics
      </MenuItem>
      <MenuLink
        icon={<CopyPlus aria-hidden="true" />}
        to={`/generate-video?from=${encodeURIComponent(id)}`}
        description="Opens its script and choices in the wizard"
      >
        Make another from this one
      </MenuLink>
    </Menu>
  );
}
