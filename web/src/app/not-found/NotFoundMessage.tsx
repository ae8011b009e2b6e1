import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { t } from '../../i18n/t.ts';
import { Phrase } from '../../i18n/Phrase.tsx';

const Sign = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  padding-inline-start: ${space[6]};
  border-inline-start: 4px solid ${color.accent};
`;
const Title = styled.h1`
  ${text('display')} letter-spacing: -0.025em;
`;
const Words = styled.p`
  color: ${color.text2};
  max-inline-size: 56ch;
  & code {
    padding: 1px ${space[1]};
    border-radius: ${radius.xs};
    background: ${color.sunken};
    overflow-wrap: anywhere;
  }
`;
const Hint = styled.p`
  ${text('small')} color: ${color.text3};
`;

/** The message for an unknown path, without navigation. */
export default function NotFoundMessage() {
  const { pathname } = useLocation();
  return (
    <Sign>
      <title>{t('Page not found · Curbcast')}</title>
      <Title>{t('404 Page Not Found')}</Title>
      <Words>
        <Phrase
          text="There is nothing at <0>{pathname}</0>. The address may be mistyped, or the page may have moved."
          parts={[(words) => <code>{words}</code>]}
          values={{ pathname }}
        />
      </Words>
      <Cluster $gap={3}>
        <ButtonLink to="/">{t('Go to the home page')}</ButtonLink>
        <ButtonLink to="/my-videos" variant="secondary">
          {t('My Videos')}
        </ButtonLink>
        <ButtonLink to="/faq" variant="ghost">
          {t('Help Center / FAQ')}
        </ButtonLink>
      </Cluster>
      <Hint>{t('Did you forget to add the page to the router?')}</Hint>
    </Sign>
  );
}
