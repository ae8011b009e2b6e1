import { Building2, FileText, House } from 'lucide-react';
import { Link } from '../../ui/Link.tsx';
import { styled } from 'styled-components';
import { useLinks } from '../../app/CompositionContext.ts';
import { color, motion, radius, space, text, up } from '../../theme/tokens.ts';
import { Card } from '../../ui/Card.tsx';
import { t } from '../../i18n/t.ts';

const templates = [
  {
    to: '/generate-video?template=residential',
    name: t('Residential Home'),
    description: t('A listing tour from its web page'),
    Icon: House,
  },
  {
    to: '/generate-video?template=commercial',
    name: t('Commercial Property'),
    description: t('Space, terms and location'),
    Icon: Building2,
  },
  {
    to: '/generate-video?template=lender',
    name: t('Lender Fee Sheet'),
    description: t('Costs explained in plain words'),
    Icon: FileText,
  },
] as const;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${up.md} {
    grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
  }
`;
const Way = styled(Link)`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  block-size: 100%;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  color: ${color.text};
  text-decoration: none;
  transition: border-color ${motion.fast} ${motion.ease};
  &:hover {
    border-color: ${color.accent};
  }
  & > svg {
    inline-size: 22px;
    block-size: 22px;
    color: ${color.accentText};
  }
  & strong {
    display: block;
    ${text('label')}
  }
  & span span {
    display: block;
    ${text('caption')} color: ${color.text2};
  }
`;

/** Links into the wizard, set up for a purpose. Lists the same templates as the navigation. */
export function QuickTemplates() {
  const links = useLinks('main').map(({ to }) => to);
  return (
    <Card title={t('Quick Templates')}>
      <List>
        {templates
          .filter(({ to }) => links.includes(to))
          .map(({ to, name, description, Icon }) => (
            <li key={to}>
              <Way to={to}>
                <Icon aria-hidden="true" />
                <span>
                  <strong>{name}</strong>
                  <span>{description}</span>
                </span>
              </Way>
            </li>
          ))}
      </List>
    </Card>
  );
}
