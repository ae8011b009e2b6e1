import { Link } from 'react-router-dom';
import { useProduct } from '../../app/session/useSession.ts';
import { LegalPage } from '../../features/legal/LegalPage.tsx';
import { Stack } from '../../ui/layout.tsx';
import { sections } from './sections.ts';

/** `/terms-of-service`: static legal text (spec part 3 section 2). */
export default function Terms() {
  const product = useProduct();
  return (
    <LegalPage title="Terms of Service" dated="Effective June 24, 2025. Last updated June 24, 2025.">
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
        See also the <Link to="/cookie-policy">Cookie Policy</Link>.
        {product !== undefined && (
          <>
            {' '}
            Questions about these terms? Write to <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>.
          </>
        )}
      </p>
    </LegalPage>
  );
}
