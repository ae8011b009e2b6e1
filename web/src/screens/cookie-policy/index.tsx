import { Link } from '../../ui/Link.tsx';
import { styled } from 'styled-components';
import { useProduct } from '../../app/session/useSession.ts';
import { LegalPage } from '../../features/legal/LegalPage.tsx';
import { color, space, text, up } from '../../theme/tokens.ts';
import { Stack } from '../../ui/layout.tsx';
import { type Kept, type Place, sections } from './kept.ts';
import { t } from '../../i18n/t.ts';
import { Phrase } from '../../i18n/Phrase.tsx';

const List = styled.ul`
  display: grid;
  margin: ${space[2]} 0 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: ${space[1]};
    padding-block: ${space[4]};
    border-block-start: 1px solid ${color.border};
  }
  ${up.md} {
    & > li {
      grid-template-columns: 5fr 7fr;
      column-gap: ${space[6]};
    }
  }
`;
const Name = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[1]};
  & > code {
    overflow-wrap: anywhere;
  }
  & > span {
    ${text('small')} color: ${color.text2};
  }
`;
const Facts = styled.div`
  & > p:last-child {
    ${text('small')} color: ${color.text2};
  }
`;

/** `/cookie-policy`: what the product stores in a browser. */
export default function CookiePolicy() {
  const product = useProduct();
  return (
    <LegalPage
      title={t('Cookie Policy')}
      dated={t('This page lists what version 1.0.0 of Curbcast sets, entry by entry.')}
    >
      <Stack as="section" $gap={3}>
        <p>
          <Phrase
            text="A cookie is a small text that a website keeps in your browser. Browsers have other places for such texts, too: their storage, and a small database. This policy covers all of them. You can delete everything in the settings of your browser; you are then signed out, and unfinished work in this browser is lost. On https the names of our cookies begin with <0>__Host-</0> or <1>__Secure-</1>."
            parts={[(words) => <code>{words}</code>, (words) => <code>{words}</code>]}
          />
        </p>
      </Stack>
      {sections.map(({ title, words, kept }) => (
        <Stack as="section" key={title} $gap={3} aria-label={title}>
          <h2>{title}</h2>
          <p>{words}</p>
          <List role="list">
            {kept.map((entry) => (
              <Entry key={`${entry.place} ${entry.name}`} entry={entry} />
            ))}
          </List>
        </Stack>
      ))}
      <Stack as="section" $gap={3} aria-label={t('Performance and analytics')}>
        <h2>{t('Performance and analytics')}</h2>
        <p>
          {t(
            'We set none. Our servers count requests and their times without looking at who sent them, and the views of a shared video are counted without a cookie.',
          )}
        </p>
      </Stack>
      <Stack as="section" $gap={3} aria-label={t('Third parties')}>
        <h2>{t('Third parties')}</h2>
        <p>
          <Phrase
            text="<0>The payment provider.</0> Where card payments by Stripe are switched on, Stripe sets its own cookies on the pages with a card form, such as <1>__stripe_mid</1> (1 year) and <2>__stripe_sid</2> (30 minutes), to recognize fraud. Stripe’s cookie policy describes them. In test mode there are none."
            parts={[
              (words) => <strong>{words}</strong>,
              (words) => <code>{words}</code>,
              (words) => <code>{words}</code>,
            ]}
          />
        </p>
        <p>
          <Phrase
            text="<0>The identity provider.</0> You sign in on the page of an identity provider. Our own provider sets the cookies that begin with <1>signin_</1> above. Where the operator has connected another one, with a social login by Google, Facebook or LinkedIn for example, these set cookies on their own pages, under their own policies."
            parts={[(words) => <strong>{words}</strong>, (words) => <code>{words}</code>]}
          />
        </p>
        <p>{t('We embed no advertising, no trackers and no content of social networks.')}</p>
      </Stack>
      <p>
        <Phrase
          text="See also the <0>Terms of Service</0>."
          parts={[(words) => <Link to="/terms-of-service">{words}</Link>]}
        />
        {product !== undefined && (
          <>
            {' '}
            <Phrase
              text="Questions about cookies? Write to <0>{supportEmail}</0>."
              parts={[(words) => <a href={`mailto:${product.supportEmail}`}>{words}</a>]}
              values={{ supportEmail: product.supportEmail }}
            />
          </>
        )}
      </p>
    </LegalPage>
  );
}

const places: Readonly<Record<Place, string>> = {
  cookie: t('Cookie'),
  'local storage': t('In the local storage'),
  'session storage': t('In the session storage'),
  database: t('In the database'),
};

function Entry({ entry: { name, place, purpose, until } }: { readonly entry: Kept }) {
  return (
    <li>
      <Name>
        <code>{name}</code>
        <span>{places[place]}</span>
      </Name>
      <Facts>
        <p>{purpose}.</p>
        <p>{t('Kept until: {until}.', { until })}</p>
      </Facts>
    </li>
  );
}
