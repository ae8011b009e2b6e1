import { Captions, Languages, Library, MonitorPlay, PenLine, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../ui/Link.tsx';
import { styled } from 'styled-components';
import { color, space, text, up } from '../../theme/tokens.ts';
import { Page } from '../../ui/layout.tsx';
import { Lead, Section, SectionHead, SectionTitle } from './sectionStyle.ts';
import { t } from '../../i18n/t.ts';

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-start: 1px solid ${color.border};
  ${up.md} {
    grid-template-columns: repeat(2, 1fr);
    column-gap: ${space[12]};
  }
  ${up.lg} {
    grid-template-columns: repeat(3, 1fr);
  }
`;
const Feature = styled.li`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  padding-block: ${space[6]};
  border-block-end: 1px solid ${color.border};
  & > svg {
    inline-size: 26px;
    block-size: 26px;
    stroke-width: 1.6;
    color: ${color.accentText};
    margin-block-end: ${space[1]};
  }
  & > h3 {
    ${text('h3')}
  }
  & > p {
    ${text('small')} font-size: 0.9375rem;
    color: ${color.text2};
  }
`;

const More = styled.p`
  margin-block-start: ${space[6]};
`;

const features: readonly { readonly title: string; readonly icon: ReactNode; readonly words: string }[] = [
  {
    title: t('Custom AI digital twins'),
    icon: <UserRoundCheck />,
    words: t(
      'Record yourself once. Your twin presents every video after that, with your consent on file and yours to withdraw.',
    ),
  },
  {
    title: t('Script optimization'),
    icon: <PenLine />,
    words: t(
      'Paste a listing link and get a script with its facts. Edit it, tighten it, and see length and cost as you type.',
    ),
  },
  {
    title: t('Screen-share integration'),
    icon: <MonitorPlay />,
    words: t('Property photos, floor plans and market reports appear beside your presenter while you talk about them.'),
  },
  {
    title: t('Automatic translation'),
    icon: <Languages />,
    words: t(
      'Your script in Spanish, Chinese, Hindi and Farsi, with the original kept beside it, where translation is offered.',
    ),
  },
  {
    title: t('Captions by default'),
    icon: <Captions />,
    words: t('Every video comes with captions in step with the words, because most people watch with the sound off.'),
  },
  {
    title: t('MLS Unlocked'),
    icon: <Library />,
    words: t(
      'A library of expert videos on markets, trends and investment, to learn from or to make your own version of.',
    ),
  },
];

/** The six features, in the section that `/#features` links to. */
export function Features() {
  return (
    <Section id="features" aria-labelledby="features-title">
      <Page>
        <SectionHead>
          <SectionTitle id="features-title">{t('A whole studio behind one listing link')}</SectionTitle>
          <Lead>
            {t(
              'No camera, no editor, no waiting for good light. You follow each video in real time over a live connection, and what you make is a file of your own.',
            )}
          </Lead>
        </SectionHead>
        <List>
          {features.map(({ title, icon, words }) => (
            <Feature key={title}>
              {icon}
              <h3>{title}</h3>
              <p>{words}</p>
            </Feature>
          ))}
        </List>
        <More>
          <Link to="/features">{t('All features')}</Link>
        </More>
      </Page>
    </Section>
  );
}
