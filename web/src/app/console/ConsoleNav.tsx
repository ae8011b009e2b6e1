import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, radius, size, space, text } from '../../theme/tokens.ts';
import { Link } from '../../ui/Link.tsx';
import { useMenu } from '../CompositionContext.ts';
import type { Viewer } from '../session/useSession.ts';
import type { NavEntry, NavLink } from '../shell/navigation.ts';
import { t } from '../../i18n/t.ts';

const Root = styled.nav`
  display: grid;
  gap: ${space[4]};
`;
const Heading = styled.h2`
  padding-inline: ${space[3]};
  ${text('caption')} font-weight: 550;
  color: ${color.text2};
`;
const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Item = styled(Link)`
  display: flex;
  align-items: center;
  min-block-size: ${size.control};
  padding-inline: ${space[3]};
  border-radius: ${radius.sm};
  color: ${color.text2};
  ${text('label')} text-decoration: none;
  &:hover {
    color: ${color.text};
    background: ${color.sunken};
  }
  &[aria-current='page'] {
    color: ${color.accentText};
    background: ${color.accentSoft};
  }
`;

export interface ConsoleNavProps {
  readonly viewer: Viewer;
  /** Called when a link was followed. */
  readonly onGo?: () => void;
}

/** The sections of the console that the viewer's roles open. */
export function ConsoleNav({ viewer, onGo }: ConsoleNavProps) {
  const sections = useMenu('console').flatMap((entry) => sectionOf(entry, viewer));
  const current = useCurrent(sections.flatMap(({ links }) => links));
  return (
    <Root aria-label={t('Console')}>
      {sections.map(({ title, links }) => (
        <div key={links[0]?.to}>
          {title !== undefined && <Heading>{title}</Heading>}
          <List>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Item to={to} onClick={() => onGo?.()} aria-current={to === current ? 'page' : undefined}>
                  {label}
                </Item>
              </li>
            ))}
          </List>
        </div>
      ))}
    </Root>
  );
}

interface Section {
  /** Absent for a link without a group. */
  readonly title?: string;
  readonly links: readonly NavLink[];
}

function sectionOf(entry: NavEntry, { isAdmin }: Viewer): readonly Section[] {
  const links = ('links' in entry ? entry.links : [entry]).filter(({ onlyAdmins }) => isAdmin || onlyAdmins !== true);
  if (links.length === 0) return [];
  return ['links' in entry ? { title: entry.label, links } : { links }];
}

/** The target of the section that is open: the longest one that the address begins with, tab included. */
function useCurrent(links: readonly NavLink[]): string | undefined {
  const { pathname, search } = useLocation();
  const tab = new URLSearchParams(search).get('tab');
  const isHere = ({ to }: NavLink): boolean => {
    const [path = '', query = ''] = to.split('?');
    const wanted = new URLSearchParams(query).get('tab');
    if (wanted !== null) return path === pathname && wanted === tab;
    // The dashboard of administrators has sections of its own below its path.
    return path === '/admin' ? isCustomers(pathname, tab) : pathname === path || pathname.startsWith(`${path}/`);
  };
  return links.find(isHere)?.to;
}

/** The list of customers and everything about one of them. */
const isCustomers = (pathname: string, tab: string | null): boolean =>
  (pathname === '/admin' && (tab === null || tab === 'users')) || pathname.startsWith('/admin/users/');
