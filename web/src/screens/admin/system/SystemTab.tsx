import { useQuery } from '@apollo/client/react';
import { CircleAlert, CircleCheck, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { graphql } from '../../../gql/gql.ts';
import type { SystemStatusQuery } from '../../../gql/graphql.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Badge, type BadgeProps } from '../../../ui/Badge.tsx';
import { blank, DataTable, type Column } from '../../../ui/DataTable.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { positionInWords } from '../position.ts';
import { Failures } from './Failures.tsx';
import { OpenErasures } from './OpenErasures.tsx';
import { PlatformFigures } from './PlatformFigures.tsx';
import { t } from '../../../i18n/t.ts';
import { locale } from '../../../i18n/language.ts';
import { QueryError, StaleAlert } from '../../../app/apollo/QueryError.tsx';

const systemStatusQuery = graphql(`
  query SystemStatus {
    systemStatus {
      engines {
        port
        name
        external
        problem
      }
      projections {
        name
        version
        state
        position
        lag
        behind
        progress
        error
      }
      logHead
      logFinding
    }
  }
`);

type Engine = SystemStatusQuery['systemStatus']['engines'][number];
type Projection = SystemStatusQuery['systemStatus']['projections'][number];

const refetchEvery = 5_000;
const count = new Intl.NumberFormat(locale);

const Words = styled.p`
  ${text('small')} color: ${color.text2};
  margin-block-start: ${space[1]};
`;
const Problem = styled.span`
  color: ${color.danger};
`;
/** The names of the ports, by the server's keys. */
const ports: Readonly<Record<string, string>> = {
  'event store': t('Event store'),
  'read store': t('Read store'),
  'event stream': t('Event stream'),
  identity: t('Identity'),
  payments: t('Payments'),
  scripts: t('Scripts'),
  voice: t('Voice'),
  video: t('Video'),
  files: t('Files'),
  mail: t('Mail'),
};

const engineColumns: readonly Column<Engine>[] = [
  { id: 'port', header: t('Port'), primary: true, cell: ({ port }) => ports[port] ?? port },
  { id: 'name', header: t('Engine'), cell: ({ name }) => name },
  {
    id: 'kind',
    header: t('Kind'),
    cell: ({ external }) => (
      <Badge tone={external ? 'accent' : 'neutral'}>{external ? t('External') : t('Embedded')}</Badge>
    ),
  },
  {
    id: 'state',
    header: t('State'),
    cell: ({ problem }) =>
      problem === null ? (
        <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
          {t('Works')}
        </Badge>
      ) : (
        <Badge tone="danger" icon={<TriangleAlert aria-hidden="true" />}>
          {t('Needs attention')}
        </Badge>
      ),
  },
  {
    id: 'problem',
    header: t('Problem'),
    cell: ({ problem }) => (problem === null ? blank : <Problem>{problem}</Problem>),
  },
];

const states: Readonly<
  Record<string, { readonly word: string; readonly tone: NonNullable<BadgeProps['tone']>; readonly icon: ReactNode }>
> = {
  live: { word: t('Live'), tone: 'success', icon: <CircleCheck aria-hidden="true" /> },
  'catching-up': { word: t('Catching up'), tone: 'info', icon: <LoaderCircle aria-hidden="true" /> },
  rebuilding: { word: t('Rebuilding'), tone: 'info', icon: <LoaderCircle aria-hidden="true" /> },
  retrying: { word: t('Retrying'), tone: 'warning', icon: <TriangleAlert aria-hidden="true" /> },
  stopped: { word: t('Stopped'), tone: 'danger', icon: <CircleAlert aria-hidden="true" /> },
};

function State({ state }: Projection) {
  const known = states[state];
  return (
    <Badge tone={known?.tone ?? 'neutral'} icon={known?.icon}>
      {known?.word ?? state}
    </Badge>
  );
}

function lagInWords({ lag, behind }: Projection): string {
  if (!behind) return t('None');
  if (lag === null) return t('Behind');
  return lag === 1 ? t('1 event') : t('{count} events', { count: count.format(lag) });
}

const projectionColumns: readonly Column<Projection>[] = [
  { id: 'name', header: t('Projection'), primary: true, cell: ({ name }) => name },
  { id: 'version', header: t('Version'), cell: ({ version }) => version || blank },
  { id: 'state', header: t('State'), cell: State },
  { id: 'position', header: t('Position'), align: 'end', cell: ({ position }) => positionInWords(position) },
  { id: 'lag', header: t('Lag'), align: 'end', cell: lagInWords },
  {
    id: 'progress',
    header: t('Progress'),
    cell: ({ progress }) => (progress === null ? blank : <ProgressBar label={t('Building')} value={progress} />),
  },
  { id: 'error', header: t('Error'), cell: ({ error }) => (error === null ? blank : <Problem>{error}</Problem>) },
];

/** The engines of the service and the state of its projections; refreshed every 5 s. */
export function SystemTab() {
  const { data, error, refetch } = useQuery(systemStatusQuery, {
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    pollInterval: refetchEvery,
    skipPollAttempt: () => document.hidden,
  });
  const retry = (): void => void refetch().catch(() => undefined);
  if (data === undefined) {
    if (error === undefined)
      return (
        <Loading label={t("Loading the system's state…")}>
          <Skeleton $height="420px" $radius="14px" />
        </Loading>
      );
    return <QueryError title={t("The system's state could not be loaded")} error={error} retry={retry} />;
  }
  const { engines, projections, logHead, logFinding } = data.systemStatus;
  return (
    <Stack $gap={6}>
      {error !== undefined && <StaleAlert error={error} retry={retry} />}
      {logFinding !== null && (
        <Alert tone="danger" title={t('The event log is damaged')}>
          {logFinding}
        </Alert>
      )}
      <Failures />
      <OpenErasures />
      <PlatformFigures />
      <Stack as="section" $gap={3} aria-labelledby="engines-title">
        <div>
          <h2 id="engines-title">{t('Engines')}</h2>
          <Words>{t('What serves each port: an embedded default or an external service.')}</Words>
        </div>
        <DataTable
          caption={t('Engines')}
          columns={engineColumns}
          items={engines}
          itemKey={({ port, name }) => `${port} ${name}`}
        />
      </Stack>
      <Stack as="section" $gap={3} aria-labelledby="projections-title">
        <div>
          <h2 id="projections-title">{t('Projections')}</h2>
          <Words>
            {t('The event log ends at position {logHead}. Read models follow it.', {
              logHead: positionInWords(logHead),
            })}
          </Words>
        </div>
        <DataTable
          caption={t('Projections')}
          columns={projectionColumns}
          items={projections}
          itemKey={({ name }) => name}
        />
      </Stack>
    </Stack>
  );
}
