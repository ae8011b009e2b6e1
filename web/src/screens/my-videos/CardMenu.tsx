import { ChartColumn, CopyPlus, PencilLine } from 'lucide-react';
import type { LazyMenuProps } from '../../ui/lazyMenu.tsx';
import { Menu, MenuItem, MenuLink } from '../../ui/Menu.tsx';
import { t } from '../../i18n/t.ts';

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
        {t('Rename')}
      </MenuItem>
      <MenuItem icon={<ChartColumn aria-hidden="true" />} onSelect={onAnalytics}>
        {t('Analytics')}
      </MenuItem>
      <MenuLink
        icon={<CopyPlus aria-hidden="true" />}
        to={`/generate-video?from=${encodeURIComponent(id)}`}
        description={t('Opens its script and choices in the wizard')}
      >
        {t('Make another from this one')}
      </MenuLink>
    </Menu>
  );
}
