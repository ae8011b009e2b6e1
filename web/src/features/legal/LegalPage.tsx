import type { ReactNode } from 'react';
import { Link } from '../../ui/Link.tsx';
import { styled } from 'styled-components';
import { space, up } from '../../theme/tokens.ts';
import { Page, Stack } from '../../ui/layout.tsx';
import { t } from '../../i18n/t.ts';
import { Note } from '../../ui/text.ts';

const Body = styled(Stack)`
  padding-block: ${space[10]} ${space[24]};
  ${up.md} {
    padding-block-start: ${space[16]};
  }
  & p {
    max-inline-size: 70ch;
  }
`;
export interface LegalPageProps {
  readonly title: string;
  /** The date since when the text is in force. */
  readonly dated: string;
  readonly children: ReactNode;
}

/** The frame of a legal text: the link back, the title, and a column for reading. */
export function LegalPage({ title, dated, children }: LegalPageProps) {
  return (
    <Page $width="reading">
      <Body $gap={8}>
        <Stack $gap={3}>
          <Link to="/">{t('Back to home')}</Link>
          <h1>{title}</h1>
          <Note>{dated}</Note>
        </Stack>
        {children}
      </Body>
    </Page>
  );
}
