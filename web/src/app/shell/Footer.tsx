import { Link } from '../../ui/Link.tsx';
import { styled } from 'styled-components';
import { color, space, text, up } from '../../theme/tokens.ts';
import { Page } from '../../ui/layout.tsx';
import { Logo } from './Logo.tsx';
import { useProduct } from '../session/useSession.ts';
import { useLinks } from '../CompositionContext.ts';
import type { NavLink } from './navigation.ts';
import { SocialIcons } from './SocialIcons.tsx';
import { useLanguageChoice } from '../session/useLanguageChoice.ts';
import { language, languageOptions } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';
import { Phrase } from '../../i18n/Phrase.tsx';

const Root = styled.footer`
  background: ${color.surface};
  border-block-start: 1px solid ${color.border};
  padding-block: ${space[12]} ${space[8]};
`;
const Columns = styled.div`
  display: grid;
  gap: ${space[8]};
  grid-template-columns: 1fr 1fr;
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${up.md} {
    grid-template-columns: 2fr 1fr 1fr 1fr;
    & > :first-child {
      grid-column: auto;
    }
  }
`;
const Promise = styled.p`
  ${text('small')} color: ${color.text2};
  margin-block-start: ${space[3]};
  max-inline-size: 34ch;
`;
const Stat = styled.p`
  ${text('small')} color: ${color.text2};
  margin-block-start: ${space[3]};
  & > strong {
    ${text('h3')} color: ${color.text};
  }
`;
const Heading = styled.h2`
  ${text('label')} letter-spacing: 0;
`;
const List = styled.ul`
  display: flex;
  flex-direction: column;
  margin: ${space[2]} 0 0;
  padding: 0;
  list-style: none;
  ${text('small')} color: ${color.text2};
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 32px;
    color: ${color.text2};
    text-decoration: none;
  }
  & a:hover {
    color: ${color.text};
    text-decoration: underline;
  }
`;
const Last = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
  margin-block-start: ${space[10]};
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${color.border};
  ${text('caption')} color: ${color.text2};
`;
const Languages = styled.nav`
  display: flex;
  gap: ${space[4]};
  & a {
    color: ${color.text2};
  }
  & a[aria-current] {
    color: ${color.text};
    font-weight: 550;
    text-decoration: none;
  }
`;

/** Legal texts, help and contact, at the same place on every public page (WCAG 3.2.6). */
export default function Footer() {
  const product = useProduct();
  const chooseLanguage = useLanguageChoice();
  return (
    <Root>
      <Page>
        <Columns>
          <div>
            <Logo />
            <Promise>{t('Personalized AI videos for real-estate professionals, made in minutes.')}</Promise>
            <Stat>
              <Phrase text="<0>30+</0> features" parts={[(words) => <strong>{words}</strong>]} />
            </Stat>
          </div>
          <div>
            <Heading>{t('Product')}</Heading>
            <List>
              <Inside links={useLinks('footerProduct')} />
              {product !== undefined && (
                <li>
                  <a href={`mailto:${product.supportEmail}`}>{t('Contact')}</a>
                </li>
              )}
            </List>
          </div>
          <div>
            <Heading>{t('Legal')}</Heading>
            <List>
              <Inside links={useLinks('footerLegal')} />
              {product !== undefined && (
                <li>
                  <a href={product.privacyUrl} rel="noopener">
                    {t('Privacy Policy')}
                  </a>
                </li>
              )}
              {product !== undefined && (
                <li>
                  <a href={product.ethicsUrl} rel="noopener">
                    {t('Company Ethics')}
                  </a>
                </li>
              )}
            </List>
          </div>
          <div>
            <Heading>{t('Social')}</Heading>
            <SocialIcons />
          </div>
        </Columns>
        <Last>
          <span>{product !== undefined && t('Version {version}', { version: product.version })}</span>
          <span>{t('Built by the Curbcast team')}</span>
          <Languages aria-label={t('Language')}>
            {languageOptions.map(({ value, label }) => (
              <a
                key={value}
                href={`?lang=${value}`}
                hrefLang={value}
                lang={value}
                aria-current={value === language ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  chooseLanguage(value);
                }}
              >
                {label}
              </a>
            ))}
          </Languages>
        </Last>
      </Page>
    </Root>
  );
}

function Inside({ links }: { readonly links: readonly NavLink[] }) {
  return links.map(({ to, label }) => (
    <li key={to}>
      <Link to={to}>{label}</Link>
    </li>
  ));
}
