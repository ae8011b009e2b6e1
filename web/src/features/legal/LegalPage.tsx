import type { ReactNode } from 'react';
import { Link } from '../../ui/Link.tsx';
import { styled } from 'styled-components';
import { color, space, text, up } from '../../theme/tokens.ts';
import { Page, Stack } from '../../ui/layout.tsx';
import { t } from '../../i18n/t.ts';

const Body = styled(Stack)`
  padding-block: ${space[10]} ${space[24]};
  ${up.md} {
    padding-block-start: ${space[16]};
  }
  & p {
    max-inline-size: 70ch;
  }
`;
const Dated = styled.p`
  ${text('small')} color: ${color.text2};
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
          <Dated>{dated}</Dated>
        </Stack>
        {children}
      </Body>
    </Page>
  );
}
