import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, text } from '../theme/tokens.ts';
import { Button } from './Button.tsx';
import { Cluster } from './layout.tsx';
import { t } from '../i18n/t.ts';

const Root = styled(Cluster)`
  ${text('small')} color: ${color.text2};
`;

export interface LoadMoreProps {
  /** The number of items shown, in words. */
  readonly children: ReactNode;
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly onLoadMore: () => void;
}

/** The end of a list: how much of it is shown, and a button for the next page. */
export const LoadMore = ({ children, hasMore, loading, onLoadMore }: LoadMoreProps) => (
  <Root $gap={3} $justify="center">
    <span role="status">{children}</span>
    {hasMore && (
      <Button variant="secondary" loading={loading} loadingText={t('Loading...')} onClick={onLoadMore}>
        {t('Load more')}
      </Button>
    )}
  </Root>
);
