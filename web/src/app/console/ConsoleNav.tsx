import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, radius, size, space, text } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Link } from '../../ui/Link.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { Viewer } from '../session/useSession.ts';
import { overview, sectionAt, sectionsFor } from './sections.ts';
import type { Waiting } from './useWaiting.ts';
import { t } from '../../i18n/t.ts';

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
  justify-content: space-between;
  gap: ${space[2]};
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
  /** Shown beside the overview. */
  readonly waiting: Waiting | undefined;
  /** Called after the user follows a link. */
  readonly onGo?: () => void;
}

/** The parts of the console that the viewer's roles open. */
export function ConsoleNav({ viewer, waiting, onGo }: ConsoleNavProps) {
  const { pathname } = useLocation();
  const current = sectionAt(pathname, viewer);
  return (
    <nav aria-label={t('Console')}>
      <List>
        {sectionsFor(viewer).map(({ to, label }) => (
          <li key={to}>
            <Item to={to} onClick={() => onGo?.()} aria-current={to === current ? 'page' : undefined}>
              {label}
              {to === overview && waiting !== undefined && (
                <>
                  {' '}
                  <Badge tone="warning">
                    <span aria-hidden="true">{waiting.count}</span>
                    <VisuallyHidden>{waiting.words}</VisuallyHidden>
                  </Badge>
                </>
              )}
            </Item>
          </li>
        ))}
      </List>
    </nav>
  );
}
