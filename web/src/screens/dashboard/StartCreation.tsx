import { Plus, Video } from 'lucide-react';
import { styled } from 'styled-components';
import { useAddCredits } from '../../app/addCredits.tsx';
import { color, radius, space, text, up } from '../../theme/tokens.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { t } from '../../i18n/t.ts';

const Root = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]};
  background: ${color.accentSoft};
  border: 1px solid ${color.accent};
  border-radius: ${radius.lg};
  ${up.md} {
    grid-template-columns: 1fr auto;
    align-items: center;
    padding: ${space[6]};
  }
  & h2 {
    ${text('h2')}
  }
  & p {
    color: ${color.text};
    margin-block-start: ${space[1]};
  }
`;

/** The link to the wizard, or to Add Credits for a user without credits. */
export function StartCreation({ credits }: { readonly credits: number }) {
  const { request } = useAddCredits();
  return (
    <Root aria-labelledby="start-title">
      <div>
        <h2 id="start-title">{t('Start Video Creation')}</h2>
        <p>{t('Cost: 1 credit per minute of video')}</p>
        {credits <= 0 && <p>{t('Add credits to start creating videos')}</p>}
      </div>
      {credits > 0 ? (
        <ButtonLink to="/generate-video" size="lg" icon={<Video aria-hidden="true" />}>
          {t('Create Video Now')}
        </ButtonLink>
      ) : (
        <Button size="lg" icon={<Plus aria-hidden="true" />} onClick={request}>
          {t('Add Credits Now')}
        </Button>
      )}
    </Root>
  );
}
