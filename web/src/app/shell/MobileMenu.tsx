import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/Link.tsx';
import { styled } from 'styled-components';
import { setThemeMode } from '../../theme/mode.ts';
import { useThemeMode } from '../../theme/useThemeMode.ts';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SegmentedControl } from '../../ui/RadioCards.tsx';
import { useAddCredits } from '../addCredits.tsx';
import { signOut } from '../session/signOut.ts';
import { menuName, type Viewer } from '../session/useSession.ts';
import { useLinks, useMenu, useNews } from '../CompositionContext.ts';
import type { NavEntry, NavLink } from './navigation.ts';
import { NewsDot } from './NewsDot.tsx';
import { UserPicture } from './UserPicture.tsx';
import { useLanguageChoice } from '../session/useLanguageChoice.ts';
import { language, languageOptions } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';

const Group = styled.div`
  display: flex;
  flex-direction: column;
`;
const Heading = styled.h3`
  ${text('caption')} font-weight: 550;
  color: ${color.text2};
  padding-block: ${space[2]} ${space[1]};
`;
const SheetLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 44px;
  padding-inline: ${space[3]};
  margin-inline: calc(-1 * ${space[3]});
  border-radius: ${radius.sm};
  color: ${color.text};
  text-decoration: none;
  ${text('body')}
  &:hover {
    background: ${color.sunken};
  }
  &[aria-current='page'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
`;
const Account = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  & strong {
    display: block;
  }
  & span {
    ${text('small')} color: ${color.text2};
    overflow-wrap: anywhere;
  }
`;

export interface MobileMenuProps {
  readonly viewer: Viewer | null;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Entries under a common heading. Consecutive single links form one section. */
interface Section {
  /** Absent for single links. */
  readonly title?: string;
  readonly links: readonly NavLink[];
}

function sectionsOf(entries: readonly NavEntry[]): readonly Section[] {
  return entries.reduce<readonly Section[]>((sections, entry) => {
    if ('links' in entry) return [...sections, { title: entry.label, links: entry.links }];
    const last = sections.at(-1);
    if (last === undefined || last.title !== undefined) return [...sections, { links: [entry] }];
    return [...sections.slice(0, -1), { links: [...last.links, entry] }];
  }, []);
}

/** The links of the desktop navigation, as a sheet on phones. */
export default function MobileMenu({ viewer, open, onOpenChange }: MobileMenuProps) {
  const addCredits = useAddCredits();
  const chooseLanguage = useLanguageChoice();
  const publicLinks = useLinks('public');
  const sections = sectionsOf(useMenu('main'));
  const accountLinks = useLinks('account');
  const adminLinks = useLinks('admin');
  const financeLinks = useLinks('finance');
  const account = [
    ...accountLinks,
    ...(viewer?.isAdmin === true ? adminLinks : (viewer?.roles.length ?? 0) > 0 ? financeLinks : []),
  ];
  const close = (): void => onOpenChange(false);
  const openCredits = (): void => {
    close();
    addCredits.request();
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('Menu')}>
      <Stack as="nav" aria-label={t('Main')} $gap={3}>
        {viewer === null ? (
          <>
            <Links links={publicLinks} onGo={close} />
            <ButtonLink to="/register" size="lg" onClick={close}>
              {t('Get Started')}
            </ButtonLink>
            <ButtonLink to="/login" size="lg" variant="secondary" onClick={close}>
              {t('Log In')}
            </ButtonLink>
          </>
        ) : (
          <>
            <Account>
              <UserPicture user={viewer.user} />
              <div>
                <strong>{menuName(viewer.user)}</strong>
                <span>{viewer.user.email}</span>
              </div>
            </Account>
            {sections.map(({ title, links }) => (
              <Group key={links[0]?.to}>
                {title !== undefined && <Heading>{title}</Heading>}
                <Links links={links} onGo={close} />
              </Group>
            ))}
            {account.length > 0 && (
              <Group>
                <Heading>{t('Account')}</Heading>
                <Links links={account} onGo={close} />
              </Group>
            )}
            <Button size="lg" onClick={openCredits}>
              {t('Add Credits')}
            </Button>
            <Button size="lg" variant="secondary" onClick={signOut}>
              {t('Sign out')}
            </Button>
          </>
        )}
        <ThemeChoice />
        <SegmentedControl
          label={t('Language')}
          value={language}
          onValueChange={chooseLanguage}
          options={languageOptions}
        />
      </Stack>
    </Dialog>
  );
}

function Links({ links, onGo }: { readonly links: readonly NavLink[]; readonly onGo: () => void }) {
  const { pathname, search } = useLocation();
  const news = useNews();
  return (
    <Group>
      {links.map(({ label, to }) => (
        <SheetLink key={to} to={to} onClick={onGo} aria-current={`${pathname}${search}` === to ? 'page' : undefined}>
          {label}
          <NewsDot words={news.get(to)} />
        </SheetLink>
      ))}
    </Group>
  );
}

function ThemeChoice() {
  const mode = useThemeMode();
  return (
    <SegmentedControl
      label={t('Color theme')}
      value={mode}
      onValueChange={setThemeMode}
      options={[
        { value: 'system', label: t('Device') },
        { value: 'light', label: t('Light') },
        { value: 'dark', label: t('Dark') },
      ]}
    />
  );
}
