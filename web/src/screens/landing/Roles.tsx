import { Check, HardHat, House, Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, shadow, space, text, up } from '../../theme/tokens.ts';
import { Page } from '../../ui/layout.tsx';
import { Lead, Section, SectionHead, SectionTitle } from './sectionStyle.ts';
import { t } from '../../i18n/t.ts';

const Row = styled.div`
  display: grid;
  gap: ${space[8]};
  ${up.lg} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space[6]};
  }
`;

/** A listing folder: a tab with a title, and a sheet below it. */
const Folder = styled.article`
  display: flex;
  flex-direction: column;
`;
const Tab = styled.span`
  align-self: start;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};
  margin-block-end: -1px;
  z-index: 1;
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-block-end: 0;
  border-radius: ${radius.md} ${radius.md} 0 0;
  color: ${color.accentText};
  & > svg {
    inline-size: 20px;
    block-size: 20px;
  }
`;
const Sheet = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[6]};
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: 0 ${radius.lg} ${radius.lg} ${radius.lg};
  box-shadow: ${shadow[1]};
  & > h3 {
    font-size: 1.25rem;
    letter-spacing: -0.01em;
  }
  & > p {
    color: ${color.text2};
  }
`;
const Points = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: ${space[2]} 0 0;
  padding: ${space[4]} 0 0;
  list-style: none;
  border-block-start: 1px solid ${color.border};
  ${text('small')}
  & > li {
    display: flex;
    gap: ${space[2]};
    align-items: start;
  }
  & svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    margin-block-start: 1px;
    color: ${color.accentText};
  }
`;

interface Role {
  readonly title: string;
  readonly icon: ReactNode;
  readonly promise: string;
  readonly points: readonly string[];
}

const roles: readonly Role[] = [
  {
    title: t('Real Estate Agents'),
    icon: <House />,
    promise: t('Present every listing yourself, even the three that went live this morning.'),
    points: [
      t('A script from the listing page, with its facts and nothing else'),
      t('Photos and floor plans beside you while you speak'),
      t('A link for buyers and sellers'),
    ],
  },
  {
    title: t('Builders & Developers'),
    icon: <HardHat />,
    promise: t('Walk buyers through a project before its first brick, in their own language.'),
    points: [
      t('Plans and renderings on screen'),
      t('Spanish, Chinese, Hindi and Farsi, where translation is offered'),
      t('A video for each unit, phase or milestone'),
    ],
  },
  {
    title: t('Mortgage Lenders'),
    icon: <Landmark />,
    promise: t('Turn a fee sheet into a calm two-minute explanation that clients keep.'),
    points: [
      t('Figures come from the sheet, never from a guess'),
      t('Your name, phone and license where they belong'),
      t('Fewer calls about the same line items'),
    ],
  },
];

/** The three audiences, each as a folder. */
export function Roles() {
  return (
    <Section data-ground="sunken" aria-labelledby="roles-title">
      <Page>
        <SectionHead>
          <SectionTitle id="roles-title">{t('Made for the people who sell, build and finance homes')}</SectionTitle>
          <Lead>
            {t(
              'One studio, three ways to use it. You bring the property; Curbcast brings the presenter, the words and the camera.',
            )}
          </Lead>
        </SectionHead>
        <Row>
          {roles.map(({ title, icon, promise, points }) => (
            <Folder key={title}>
              <Tab aria-hidden="true">{icon}</Tab>
              <Sheet>
                <h3>{title}</h3>
                <p>{promise}</p>
                <Points>
                  {points.map((point) => (
                    <li key={point}>
                      <Check aria-hidden="true" />
                      {point}
                    </li>
                  ))}
                </Points>
              </Sheet>
            </Folder>
          ))}
        </Row>
      </Page>
    </Section>
  );
}
