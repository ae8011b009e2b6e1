import { useQuery } from '@apollo/client/react';
import { CircleCheck } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useProduct } from '../../app/session/useSession.ts';
import { catalogQuery } from '../../features/catalog/catalog.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { planName } from './planName.ts';
import { t } from '../../i18n/t.ts';
import { Phrase } from '../../i18n/Phrase.tsx';

const Root = styled.section`
  display: grid;
  gap: ${space[4]};
  justify-items: center;
  padding-block: ${space[12]};
  text-align: center;
  & > svg {
    inline-size: 48px;
    block-size: 48px;
    color: ${color.success};
  }
  & > h1 {
    ${text('h1')}
  }
  & > p {
    max-inline-size: 52ch;
    color: ${color.text2};
  }
`;

/** `/payment-success`: names what was bought. The address grants nothing; only the payment provider's report does. */
export default function PaymentSuccess() {
  const [search] = useSearchParams();
  const { data } = useQuery(catalogQuery);
  const product = useProduct();
  const name = planName(search, data?.catalog);
  return (
    <Root>
      <CircleCheck aria-hidden="true" />
      <h1>{t('Payment Successful!')}</h1>
      <p>
        {name === undefined ? t('Thank you for your purchase.') : t('Thank you for your purchase: {name}.', { name })}
      </p>
      <p>{t('What you paid for is on your account as soon as the payment provider has confirmed it.')}</p>
      <Cluster $gap={3} $justify="center">
        <ButtonLink to="/dashboard">{t('Go to Dashboard')}</ButtonLink>
        <ButtonLink to="/generate-video" variant="secondary">
          {t('Create a Video')}
        </ButtonLink>
      </Cluster>
      {product !== undefined && (
        <p>
          <Phrase
            text="Questions? Write to <0>{supportEmail}</0>"
            parts={[(words) => <a href={`mailto:${product.supportEmail}`}>{words}</a>]}
            values={{ supportEmail: product.supportEmail }}
          />
        </p>
      )}
    </Root>
  );
}
