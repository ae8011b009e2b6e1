import { ChevronDown, Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/Link.tsx';
import { css, styled } from 'styled-components';
import { color, layer, radius, size, space, text, up } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CreditPill } from '../../ui/CreditLine.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { lazyMenu } from '../../ui/lazyMenu.tsx';
import { useAddCredits } from '../addCredits.tsx';
import { useSession, type Viewer } from '../session/useSession.ts';
import { useLinks, useMenu, useNews } from '../CompositionContext.ts';
import type { NavEntry } from './navigation.ts';
import { Logo } from './Logo.tsx';
import { NewsDot } from './NewsDot.tsx';
import { AccountButton, LiveState, ThemeButton } from './barButtons.tsx';
import { t } from '../../i18n/t.ts';

const MobileMenu = lazy(() => import('./MobileMenu.tsx'));
const LinksMenu = lazyMenu(() => import('./LinksMenu.tsx'));

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.nav};
  background: ${color.surface};
  border-block-end: 1px solid ${color.border};
`;
const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  block-size: ${size.navHeight};
  max-inline-size: ${size.content};
  margin-inline: auto;
  padding-inline: ${space[4]};
  ${up.md} {
    padding-inline: ${space[6]};
  }
`;
const Home = styled(Link)`
  display: inline-flex;
  text-decoration: none;
  margin-inline-end: ${space[4]};
`;
const Wide = styled.div`
  display: none;
  ${up.lg} {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
  }
`;
const List = styled.ul`
  display: flex;
  align-items: center;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
/** An entry of the desktop navigation, link or button. */
const navItemStyle = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: ${size.control};
  padding: ${space[1]} ${space[3]};
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${color.text2};
  ${text('label')} text-decoration: none;
  white-space: nowrap;
  &:hover,
  &[data-state='open'] {
    color: ${color.text};
    background: ${color.sunken};
  }
  &[aria-current='page'] {
    color: ${color.text};
    box-shadow: inset 0 -2px ${color.accent};
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`;
const NavItemLink = styled(Link)`
  ${navItemStyle}
`;
const NavButton = styled.button`
  ${navItemStyle} & > svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;
const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-inline-start: auto;
  &[data-undecided='true'] {
    visibility: hidden;
  }
`;
const Narrow = styled(End)`
  ${up.lg} {
    display: none;
  }
`;

export interface TopNavProps {
  /** `checkout` shows Home only. */
  readonly variant?: 'full' | 'checkout';
}

/** The navigation of every page: signed in or out, desktop or phone. */
export function TopNav({ variant = 'full' }: TopNavProps) {
  const session = useSession();
  const viewer = session.status === 'signed-in' ? session.viewer : null;
  return (
    <Bar>
      <Inner>
        <Home to="/" aria-label={t('Curbcast, home')}>
          <Logo compact={viewer !== null} />
        </Home>
        {variant === 'checkout' && <PublicLinks onlyHome />}
        {variant === 'full' && (
          <Wide>
            {viewer === null ? <SignedOut undecided={session.status === 'loading'} /> : <SignedIn viewer={viewer} />}
          </Wide>
        )}
        {variant === 'full' && <Phone viewer={viewer} />}
      </Inner>
    </Bar>
  );
}

function PublicLinks({ onlyHome = false }: { readonly onlyHome?: boolean }) {
  const links = useLinks('public').filter(({ to }) => !onlyHome || to === '/');
  return (
    <nav aria-label={t('Main')}>
      <List>
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavItem to={to} end>
              {label}
            </NavItem>
          </li>
        ))}
      </List>
    </nav>
  );
}

/** While the session is unknown, the buttons are invisible but take their space, so nothing jumps. */
function SignedOut({ undecided }: { readonly undecided: boolean }) {
  return (
    <>
      <PublicLinks />
      <End data-undecided={undecided}>
        <ThemeButton />
        <ButtonLink to="/login" variant="ghost">
          {t('Log In')}
        </ButtonLink>
        <ButtonLink to="/register">{t('Get Started')}</ButtonLink>
      </End>
    </>
  );
}

function SignedIn({ viewer }: { readonly viewer: Viewer }) {
  const entries = useMenu('main');
  return (
    <>
      <nav aria-label={t('Main')}>
        <List>
          {entries.map((entry) => (
            <li key={entry.label}>
              <Entry entry={entry} />
            </li>
          ))}
        </List>
      </nav>
      <End>
        <LiveState />
        <Balance viewer={viewer} />
        <ThemeButton />
        <AccountButton viewer={viewer} />
      </End>
    </>
  );
}

/** `end` marks the link on its own page only, not on the pages below it. */
function NavItem({
  to,
  end = false,
  children,
}: {
  readonly to: string;
  readonly end?: boolean;
  readonly children: ReactNode;
}) {
  const { pathname } = useLocation();
  const current = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return (
    <NavItemLink to={to} aria-current={current ? 'page' : undefined}>
      {children}
    </NavItemLink>
  );
}

function Entry({ entry }: { readonly entry: NavEntry }) {
  const news = useNews();
  const fresh = ('to' in entry ? [entry] : entry.links).flatMap(({ to }) => news.get(to) ?? [])[0];
  const dot = <NewsDot words={fresh} />;
  if ('to' in entry)
    return (
      <NavItem to={entry.to}>
        {entry.label}
        {dot}
      </NavItem>
    );
  return (
    <LinksMenu
      links={entry.links}
      trigger={
        <NavButton type="button">
          {entry.label}
          {dot}
          <ChevronDown aria-hidden="true" />
        </NavButton>
      }
    />
  );
}

function Balance({ viewer }: { readonly viewer: Viewer }) {
  const { request } = useAddCredits();
  return <CreditPill available={viewer.account.available} held={viewer.account.held} onClick={request} />;
}

function Phone({ viewer }: { readonly viewer: Viewer | null }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const news = useNews();
  const show = (): void => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <Narrow>
      {viewer !== null && (
        <>
          <LiveState />
          <Balance viewer={viewer} />
        </>
      )}
      {viewer !== null && news.size > 0 && <NewsDot words={[...news.values()].join(', ')} />}
      <IconButton
        data-needs-script=""
        label={t('Menu')}
        tooltip={false}
        variant="outline"
        icon={<MenuIcon aria-hidden="true" />}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={show}
      />
      {wanted && (
        <Suspense>
          <MobileMenu viewer={viewer} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </Narrow>
  );
}
