import { KeyRound } from 'lucide-react';
import { styled } from 'styled-components';
import { IntroVideo } from '../../features/intro-video/IntroVideo.tsx';
import { color, space, text, up } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Cluster, Page } from '../../ui/layout.tsx';
import { type FeatureSection, sections } from './list.ts';
import { t } from '../../i18n/t.ts';

const Top = styled.div`
  display: grid;
  gap: ${space[8]};
  align-items: center;
  padding-block: ${space[10]} ${space[12]};
  ${up.lg} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[16]};
    padding-block: ${space[16]};
  }
`;
const Words = styled.div`
  display: grid;
  gap: ${space[5]};
  justify-items: start;
  & > h1 {
    ${text('display')} letter-spacing: -0.03em;
  }
  & > p {
    color: ${color.text2};
    font-size: 1.0625rem;
    max-inline-size: 56ch;
  }
`;
const Band = styled.section`
  padding-block: ${space[12]};
  border-block-start: 1px solid ${color.border};
  ${up.md} {
    padding-block: ${space[16]};
  }
  & > div > p {
    margin-block: ${space[2]} ${space[8]};
    color: ${color.text2};
  }
`;
const List = styled.ul`
  display: grid;
  gap: ${space[6]} ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${up.sm} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${up.lg} {
    grid-template-columns: repeat(3, 1fr);
  }
  & > li {
    display: grid;
    gap: ${space[1]};
    align-content: start;
    padding-inline-start: ${space[4]};
    border-inline-start: 2px solid ${color.border};
  }
  & h3 {
    font-size: 1rem;
  }
  & p {
    ${text('small')} color: ${color.text2};
  }
`;
const Need = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  ${text('caption')} color: ${color.warning};
  & > svg {
    inline-size: 14px;
    block-size: 14px;
  }
`;
const Strip = styled.section`
  padding-block: ${space[12]};
  background: ${color.sunken};
  & dl {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: ${space[4]};
    margin-block-end: ${space[8]};
  }
  & dl > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space[1]};
    padding-inline-start: ${space[4]};
    border-inline-start: 2px solid ${color.accent};
  }
  & dt {
    ${text('small')} color: ${color.text2};
  }
  & dd {
    ${text('figure')}
  }
`;

const figures = [
  { term: t('features'), figure: '30+' },
  { term: t('creation time'), figure: t('5 min') },
  { term: t('languages'), figure: '4' },
] as const;

/** `/features`: hero with the introduction, three sections, and the closing strip. */
export default function Features() {
  return (
    <>
      <Page>
        <Top>
          <Words>
            <h1>{t('Everything between a listing and a finished video')}</h1>
            <p>
              {t('Script, presenter, pictures, captions and a link to share, with the price known before you start.')}
            </p>
            <Cluster $gap={3}>
              <ButtonLink to="/register" size="lg">
                {t('Get Started')}
              </ButtonLink>
              <ButtonLink to="/pricing" size="lg" variant="secondary">
                {t('See pricing')}
              </ButtonLink>
            </Cluster>
          </Words>
          <IntroVideo />
        </Top>
      </Page>
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      <Strip aria-label={t('In figures')}>
        <Page>
          <dl>
            {figures.map(({ term, figure }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
          <Cluster $gap={3}>
            <ButtonLink to="/register" size="lg">
              {t('Create your first video')}
            </ButtonLink>
            <ButtonLink to="/faq" size="lg" variant="secondary">
              {t('Read the FAQ')}
            </ButtonLink>
          </Cluster>
        </Page>
      </Strip>
    </>
  );
}

function Section({ section: { id, title, lead, features } }: { readonly section: FeatureSection }) {
  return (
    <Band id={id} aria-labelledby={`${id}-title`}>
      <Page>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{lead}</p>
        <List role="list">
          {features.map(({ title: name, words, need }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{words}</p>
              {need !== undefined && (
                <Need>
                  <KeyRound aria-hidden="true" />
                  {need}
                </Need>
              )}
            </li>
          ))}
        </List>
      </Page>
    </Band>
  );
}
