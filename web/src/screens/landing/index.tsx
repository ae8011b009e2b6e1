import { CallToAction } from './CallToAction.tsx';
import { CostPreview } from './CostPreview.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { Roles } from './Roles.tsx';
import { Tour } from './Tour.tsx';
import { t } from '../../i18n/t.ts';

/** `/`: the landing page. */
export default function Landing() {
  return (
    <>
      <title>{t('Curbcast: AI presenter videos for real estate')}</title>
      <Hero />
      <Roles />
      <Tour />
      <Features />
      <CostPreview />
      <CallToAction />
    </>
  );
}
