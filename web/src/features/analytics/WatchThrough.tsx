import { styled } from 'styled-components';
import { graphql } from '../../gql/gql.ts';
import type { WatchedFieldsFragment } from '../../gql/graphql.ts';
import { text } from '../../theme/tokens.ts';
import { formatCount } from '../../ui/format.ts';
import { Stack } from '../../ui/layout.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { t } from '../../i18n/t.ts';

/** The figures that are shown in one group. */
graphql(`
  fragment WatchedFields on Watched {
    views
    viewers
    reached25
    reached50
    reached75
    reached100
    shares
    exports
  }
`);

const Title = styled.h3`
  ${text('label')}
`;

const parts = [
  { label: '25%', of: 'reached25' },
  { label: '50%', of: 'reached50' },
  { label: '75%', of: 'reached75' },
  { label: '100%', of: 'reached100' },
] as const;

/** How far viewers watched, as shares of all views; empty before the first view. */
export function WatchThrough({ watched }: { readonly watched: WatchedFieldsFragment }) {
  const { views } = watched;
  if (views === 0) return null;
  return (
    <Stack $gap={2}>
      <Title>{t('Watch-through')}</Title>
      {parts.map(({ label, of }) => {
        const share = Math.min(100, Math.round((watched[of] / views) * 100));
        return (
          <ProgressBar
            key={of}
            label={t('Watched {label}', { label })}
            value={share}
            detail={t('{watched} of {views} views', { watched: formatCount(watched[of]), views: formatCount(views) })}
          />
        );
      })}
    </Stack>
  );
}
