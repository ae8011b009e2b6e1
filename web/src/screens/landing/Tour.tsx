import { styled } from 'styled-components';
import { color, radius, shadow, space, text, up } from '../../theme/tokens.ts';
import { Page } from '../../ui/layout.tsx';
import { Lead, Section, SectionHead, SectionTitle } from './sectionStyle.ts';
import { t } from '../../i18n/t.ts';

const Row = styled.ol`
  display: grid;
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${up.lg} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space[6]};
  }
  & img {
    inline-size: 100%;
    block-size: auto;
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    box-shadow: ${shadow[2]};
  }
  & figcaption {
    display: grid;
    gap: ${space[1]};
    margin-block-start: ${space[4]};
  }
  & strong {
    ${text('h3')}
  }
  & span {
    ${text('small')} color: ${color.text2};
  }
`;
/** One of the two pictures, by the theme of the page. */
const Picture = styled.img`
  :root[data-theme='dark'] &[data-for='light'],
  :root[data-theme='light'] &[data-for='dark'] {
    display: none;
  }
`;

/** The pictures are made from the product by `tools/make-pictures.ts`. */
const steps = [
  {
    name: 'wizard',
    title: t('1. Paste a listing'),
    words: t('The script is written from its facts, each with its source. Length and cost are next to it.'),
    alt: t('The wizard with a sample listing, its facts, and the script'),
  },
  {
    name: 'videos',
    title: t('2. Get your video'),
    words: t('Follow it while it is made, then watch, share or download it.'),
    alt: t('My Videos with two finished videos'),
  },
  {
    name: 'statement',
    title: t('3. See every credit'),
    words: t('What was held, used and returned, and why.'),
    alt: t('The credit statement with its movements'),
  },
] as const;

/** A tour of the product in three screenshots. */
export function Tour() {
  return (
    <Section aria-labelledby="tour-title">
      <Page>
        <SectionHead>
          <SectionTitle id="tour-title">{t('See it at work')}</SectionTitle>
          <Lead>{t('Three screens, straight from the product.')}</Lead>
        </SectionHead>
        <Row role="list">
          {steps.map(({ name, title, words, alt }) => (
            <li key={name}>
              <figure>
                {(['light', 'dark'] as const).map((theme) => (
                  <Picture
                    key={theme}
                    data-for={theme}
                    src={`/media/tour-${name}-${theme}.webp`}
                    srcSet={`/media/tour-${name}-${theme}-760.webp 760w, /media/tour-${name}-${theme}.webp 1120w`}
                    sizes="(min-width: 1024px) 400px, 100vw"
                    alt={alt}
                    width={1120}
                    height={700}
                    loading="lazy"
                    decoding="async"
                  />
                ))}
                <figcaption>
                  <strong>{title}</strong>
                  <span>{words}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </Row>
      </Page>
    </Section>
  );
}
