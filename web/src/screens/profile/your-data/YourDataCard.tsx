import { styled } from 'styled-components';
import { color, space } from '../../../theme/tokens.ts';
import { Card } from '../../../ui/Card.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './DownloadData.tsx';
import { PauseAccount } from './PauseAccount.tsx';
import { t } from '../../../i18n/t.ts';

const Sections = styled.div`
  display: grid;
  gap: ${space[5]};
  & > * + * {
    border-block-start: 1px solid ${color.border};
    padding-block-start: ${space[5]};
  }
`;

/** Download, pause and deletion. */
export function YourDataCard() {
  return (
    <Card title={t('Your data')} description={t('Take everything with you, take a break, or leave.')}>
      <Sections>
        <DownloadData />
        <PauseAccount />
        <DeleteAccount />
      </Sections>
    </Card>
  );
}
