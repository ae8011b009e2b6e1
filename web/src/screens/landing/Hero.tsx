import { useQuery } from '@apollo/client/react';
import { Building2, Clock, UserRoundCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { color, space, text, up } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Cluster, Page } from '../../ui/layout.tsx';
import { catalogQuery } from '../../features/catalog/catalog.ts';
import { IntroVideo } from '../../features/intro-video/IntroVideo.tsx';
import { Lead } from './sectionStyle.ts';
import { t } from '../../i18n/t.ts';
import { Phrase } from '../../i18n/Phrase.tsx';

const Band = styled.section`
  padding-block: ${space[10]} ${space[12]};
  ${up.lg} {
    padding-block: ${space[16]} ${space[24]};
  }
`;
const Columns = styled.div`
  display: grid;
  gap: ${space[10]};
  align-items: center;
  ${up.lg} {
    grid-template-columns: 5fr 6fr;
    gap: ${space[16]};
  }
`;
const Words = styled.div`
  display: grid;
  gap: ${space[5]};
  justify-items: start;
`;
const Title = styled.h1`
  ${text('display')} letter-spacing: -0.035em;
  & > span {
    color: ${color.accentText};
  }
`;
const Highlights = styled.ul`
  display: grid;
  gap: ${space[5]};
  margin: ${space[10]} 0 0;
  padding: ${space[6]} 0 0;
  list-style: none;
  border-block-start: 1px solid ${color.border};
  ${up.md} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space[8]};
  }
  ${up.lg} {
    margin-block-start: ${space[16]};
  }
  & > li {
    display: grid;
    grid-template-columns: auto 1fr;
    grid-template-rows: auto 1fr;
    gap: 0 ${space[3]};
    align-items: start;
  }
  & svg {
    grid-row: span 2;
    inline-size: 22px;
    block-size: 22px;
    margin-block-start: 2px;
    color: ${color.accentText};
  }
  & strong {
    ${text('h3')}
  }
  & span {
    ${text('small')} color: ${color.text2};
  }
`;

/** The headline, the introduction video, and three benefits. */
export function Hero() {
  const clonesVoice = useQuery(catalogQuery).data?.catalog.digitalTwin.clonesVoice === true;
  return (
    <Band>
      <Page>
        <Columns>
          <Words>
            <Badge tone="accent">{t('50+ features')}</Badge>
            <Title>
              <Phrase
                text="Every listing deserves a presenter. <0>Make it you.</0>"
                parts={[(words) => <span>{words}</span>]}
              />
            </Title>
            <Lead>
              {t(
                'Curbcast turns a listing link into a personalized AI video: a script with the facts of the page, your digital twin to speak it, captions, and the pictures beside it. Made in minutes.',
              )}
            </Lead>
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
        </Columns>
        <Highlights>
          <li>
            <UserRoundCheck aria-hidden="true" />
            <strong>{t('Digital Twins')}</strong>
            <span>
              {clonesVoice
                ? t('Custom AI avatars that look and sound like you.')
                : t('Custom AI avatars that look like you.')}
            </span>
          </li>
          <li>
            <Clock aria-hidden="true" />
            <strong>{t('Videos in minutes')}</strong>
            <span>{t('Set up in 2 minutes, a finished video in 5.')}</span>
          </li>
          <li>
            <Building2 aria-hidden="true" />
            <strong>{t('Industry-specific')}</strong>
            <span>{t('Built for agents, builders and lenders, with their words and their rules.')}</span>
          </li>
        </Highlights>
      </Page>
    </Band>
  );
}
