import { styled } from 'styled-components';
import { useThemeMode } from '../../theme/useThemeMode.ts';
import { ConnectionIndicator } from '../../ui/ConnectionIndicator.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { lazyMenu } from '../../ui/lazyMenu.tsx';
import { useConnectionState } from '../apollo/connection.ts';
import { menuName, type Viewer } from '../session/useSession.ts';
import { themeIcons } from './themeIcons.tsx';
import { UserPicture } from './UserPicture.tsx';
import { t } from '../../i18n/t.ts';

const ThemeMenu = lazyMenu(() => import('./ThemeMenu.tsx'));
const UserMenu = lazyMenu(() => import('./UserMenu.tsx'));

const RoundButton = styled.button`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
`;

/** Opens the menu of the account. */
export function AccountButton({ viewer }: { readonly viewer: Viewer }) {
  return (
    <UserMenu
      viewer={viewer}
      trigger={
        <RoundButton type="button" aria-label={t('Account of {user}', { user: menuName(viewer.user) })}>
          <UserPicture user={viewer.user} />
        </RoundButton>
      }
    />
  );
}

export function ThemeButton() {
  return (
    <ThemeMenu
      trigger={
        <IconButton label={t('Color theme')} data-needs-script="" tooltip={false} icon={themeIcons[useThemeMode()]} />
      }
    />
  );
}

/** The indicator of the live connection; nothing while there is no subscription. */
export function LiveState() {
  const state = useConnectionState();
  return state === null ? null : <ConnectionIndicator state={state} />;
}
