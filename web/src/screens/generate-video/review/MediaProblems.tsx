import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { t } from '../../../i18n/t.ts';

const mediaChecksQuery = graphql(`
  query MediaChecks($urls: [String!]!) {
    mediaChecks(urls: $urls) {
      url
      kind
      problem
    }
  }
`);

/** Reports, before any credits are spent, which pictures and videos can't be shown, and why. */
export function MediaProblems({ urls }: { readonly urls: readonly string[] }) {
  const { data, loading, error } = useQuery(mediaChecksQuery, {
    variables: { urls: [...urls] },
    skip: urls.length === 0,
  });
  if (urls.length === 0) return null;
  if (loading) return <p role="status">{t('Checking your pictures and videos…')}</p>;
  if (error !== undefined || data === undefined)
    return <Alert tone="info">{t('We could not check whether your pictures and videos can be shown.')}</Alert>;
  const problems = data.mediaChecks.filter(({ problem }) => problem !== null);
  if (problems.length === 0) return null;
  return (
    <Alert tone="warning" title={t('The video will be made without these')}>
      <ul>
        {problems.map(({ url, problem }) => (
          <li key={url}>
            {url}: {problem}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
