import { Sections, Stack } from '../../../ui/layout.tsx';
import { DigitalTwins } from './DigitalTwins.tsx';
import { StockPresenters } from './StockPresenters.tsx';
import { t } from '../../../i18n/t.ts';

/** The Digital Twins of all accounts, and the presenters that ship with the product. */
export function AvatarsTab() {
  return (
    <Sections $gap={6}>
      <Stack as="section" $gap={3} aria-labelledby="twins-title">
        <h2 id="twins-title">{t('Digital Twins')}</h2>
        <DigitalTwins />
      </Stack>
      <Stack as="section" $gap={3} aria-labelledby="stock-title">
        <h2 id="stock-title">{t('Stock presenters')}</h2>
        <StockPresenters />
      </Stack>
    </Sections>
  );
}
