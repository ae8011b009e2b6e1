import { styled } from 'styled-components';
import { space, text, up } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Page } from '../../ui/layout.tsx';
import { SectionTitle } from './sectionStyle.ts';
import { t } from '../../i18n/t.ts';

/** The only dark section of the page. It has the dark theme's colors in both themes. */
const ink = '#0C2A27';
const paper = '#EDF7F5';
const quiet = '#B7D3CE';

const Band = styled.section`
  padding-block: ${space[16]};
  background: ${ink};
  color: ${paper};
  ${up.md} {
    padding-block: ${space[24]};
  }
`;
const Columns = styled.div`
  display: grid;
  gap: ${space[10]};
  align-items: center;
  ${up.lg} {
    grid-template-columns: 1fr 1fr;
  }
`;
const Words = styled.div`
  display: grid;
  gap: ${space[5]};
  justify-items: start;
  & > p {
    color: ${quiet};
    max-inline-size: 46ch;
  }
`;
const Light = styled(ButtonLink)`
  &&& {
    background: ${paper};
    color: ${ink};
  }
  &&&:hover {
    background: #fff;
  }
  &:focus-visible {
    outline-color: #8ab4ff;
  }
`;
const Stats = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${space[4]};
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space[1]};
    padding-inline-start: ${space[4]};
    border-inline-start: 1px solid rgb(183 211 206 / 0.35);
  }
  & dt {
    ${text('small')} color: ${quiet};
  }
  & dd {
    font-size: clamp(1.5rem, 1rem + 2.4vw, 2.5rem);
    font-weight: 650;
    line-height: 1.1;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
`;

const stats = [
  { term: t('average setup'), figure: t('2 min') },
  { term: t('video creation'), figure: t('5 min') },
  { term: t('available'), figure: '24/7' },
] as const;

/** The call to action at the end, with three figures about the product. */
export function CallToAction() {
  return (
    <Band aria-labelledby="start-title">
      <Page>
        <Columns>
          <Words>
            <SectionTitle id="start-title">{t('Your next listing could be on video before lunch')}</SectionTitle>
            <p>{t('Create an account, paste a link, choose a presenter. Your first credits are on us.')}</p>
            <Light to="/register" size="lg">
              {t('Get Started')}
            </Light>
          </Words>
          <Stats>
            {stats.map(({ term, figure }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </Stats>
        </Columns>
      </Page>
    </Band>
  );
}
