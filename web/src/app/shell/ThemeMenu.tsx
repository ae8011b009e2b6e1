import { setThemeMode } from '../../theme/mode.ts';
import { useThemeMode } from '../../theme/useThemeMode.ts';
import type { LazyMenuProps } from '../../ui/lazyMenu.tsx';
import { Menu, MenuChoices } from '../../ui/Menu.tsx';
import { themeIcons } from './themeIcons.tsx';
import { t } from '../../i18n/t.ts';

const options = [
  { value: 'system', label: t('As the device'), icon: themeIcons.system },
  { value: 'light', label: t('Light'), icon: themeIcons.light },
  { value: 'dark', label: t('Dark'), icon: themeIcons.dark },
] as const;

/** Chooses the theme: light, dark, or the device's. */
export default function ThemeMenu(button: LazyMenuProps) {
  return (
    <Menu {...button}>
      <MenuChoices value={useThemeMode()} onValueChange={setThemeMode} options={options} />
    </Menu>
  );
}
