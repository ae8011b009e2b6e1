import { Menu as MenuIcon, Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { color, layer, radius, size, space, text, up } from '../../theme/tokens.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import type { Viewer } from '../session/useSession.ts';
import { AccountButton, LiveState, ThemeButton } from '../shell/barButtons.tsx';
import { Logo } from '../shell/Logo.tsx';
import { NewsDot } from '../shell/NewsDot.tsx';
import { ConsoleNav } from './ConsoleNav.tsx';
import type { Waiting } from './useWaiting.ts';
import { t } from '../../i18n/t.ts';

const SearchDialog = lazy(() => import('./SearchDialog.tsx'));

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
  max-inline-size: 1440px;
  margin-inline: auto;
  padding-inline: ${space[4]};
`;
const Menu = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  ${up.lg} {
    display: none;
  }
`;
const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  text-decoration: none;
`;
/** The current place. It is next to the home link, but not part of its name. */
const Where = styled.span`
  display: none;
  color: ${color.text2};
  ${text('label')}
  ${up.md} {
    display: inline;
  }
`;
/** Looks like the search field that it opens. */
const SearchButton = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
  max-inline-size: 480px;
  margin-inline: auto;
  min-block-size: ${size.control};
  padding-inline: ${space[3]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  color: ${color.text2};
  ${text('small')} text-align: start;
  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }
  & > span {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > kbd {
    display: none;
    ${text('caption')} color: ${color.text2};
  }
  ${up.md} {
    & > kbd {
      display: inline;
    }
  }
`;

const isApple = /mac|iphone|ipad/iu.test(navigator.userAgent);
/** The keys that open the search: for browsers, and as people read them. */
const shortcuts = 'Control+K Meta+K';
const shortcutShown = isApple ? '⌘K' : t('Ctrl K');

export interface ConsoleBarProps {
  readonly viewer: Viewer;
  readonly waiting: Waiting | undefined;
}

/** The bar of the console: the home link, the search and the account. */
export function ConsoleBar({ viewer, waiting }: ConsoleBarProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setSearching(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  return (
    <Bar>
      <Inner>
        <Menu>
          <IconButton
            label={t('Menu')}
            tooltip={false}
            variant="outline"
            icon={<MenuIcon aria-hidden="true" />}
            aria-expanded={menuOpen}
            aria-haspopup="dialog"
            onClick={() => setMenuOpen(true)}
          />
          <NewsDot words={waiting?.words} />
        </Menu>
        <Home to="/" aria-label={t('Curbcast, home')}>
          <Logo compact />
        </Home>
        <Where>{t('Console')}</Where>
        <SearchButton
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts={shortcuts}
          onClick={() => setSearching(true)}
        >
          <Search aria-hidden="true" />
          <span>
            {viewer.isAdmin ? t('Search customers, videos, payments, emails') : t('Search customers and payments')}
          </span>
          <kbd aria-hidden="true">{shortcutShown}</kbd>
        </SearchButton>
        <LiveState />
        <ThemeButton />
        <AccountButton viewer={viewer} />
      </Inner>
      <Dialog open={menuOpen} onOpenChange={setMenuOpen} title={t('Menu')}>
        <ConsoleNav viewer={viewer} waiting={waiting} onGo={() => setMenuOpen(false)} />
      </Dialog>
      {searching && (
        <Suspense>
          <SearchDialog onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </Bar>
  );
}
