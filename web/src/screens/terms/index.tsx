import { Link } from '../../ui/Link.tsx';
import { useProduct } from '../../app/session/useSession.ts';
import { LegalPage } from '../../features/legal/LegalPage.tsx';
import { Stack } from '../../ui/layout.tsx';
import { sections } from './sections.ts';
import { t } from '../../i18n/t.ts';
import { Phrase } from '../../i18n/Phrase.tsx';

/** `/terms-of-service`: static legal text. */
export default function Terms() {
  const product = useProduct();
  return (
    <LegalPage title={t('Terms of Service')} dated={t('Effective June 24, 2025. Last updated June 24, 2025.')}>
      {sections.map(({ title, paragraphs }, index) => (
        <Stack as="section" key={title} $gap={3} aria-label={title}>
          <h2>
            {index + 1}. {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Stack>
      ))}
      <p>
        <Phrase
          text="See also the <0>Cookie Policy</0>."
          parts={[(words) => <Link to="/cookie-policy">{words}</Link>]}
        />
        {product !== undefined && (
          <>
            {' '}
            <Phrase
              text="Questions about these terms? Write to <0>{supportEmail}</0>."
              parts={[(words) => <a href={`mailto:${product.supportEmail}`}>{words}</a>]}
              values={{ supportEmail: product.supportEmail }}
            />
          </>
        )}
      </p>
    </LegalPage>
  );
}
