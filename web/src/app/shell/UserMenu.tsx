import { styled } from 'styled-components';
import { color, space, text } from '../../theme/tokens.ts';
import type { LazyMenuProps } from '../../ui/lazyMenu.tsx';
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '../../ui/Menu.tsx';
import { useAddCredits } from '../addCredits.tsx';
import { useLinks } from '../CompositionContext.ts';
import { signOut } from '../session/signOut.ts';
import { menuName, type Viewer } from '../session/useSession.ts';
import { useLanguageChoice } from '../session/useLanguageChoice.ts';
import { language, languageOptions } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';

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

/** The account's screens, Add Credits, the administrators' screens, and Sign out. */
export default function UserMenu({ viewer, ...button }: LazyMenuProps & { readonly viewer: Viewer }) {
  const addCredits = useAddCredits();
  const accountLinks = useLinks('account');
  const adminLinks = useLinks('admin');
  const financeLinks = useLinks('finance');
  const rights = viewer.isAdmin ? adminLinks : viewer.roles.length > 0 ? financeLinks : [];
  const chooseLanguage = useLanguageChoice();
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
        <MenuLink key={to} to={to}>
          {label}
        </MenuLink>
      ))}
      <MenuItem onSelect={addCredits.request}>{t('Add Credits')}</MenuItem>
      {rights.map(({ to, label }) => (
        <MenuLink key={to} to={to}>
          {label}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuLabel>{t('Language')}</MenuLabel>
      <MenuChoices value={language} onValueChange={chooseLanguage} options={languageOptions} />
      <MenuSeparator />
      <MenuItem onSelect={signOut}>{t('Sign out')}</MenuItem>
    </Menu>
  );
}
