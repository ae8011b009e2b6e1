import { useQuery } from '@apollo/client/react';
import { History, Wallet } from 'lucide-react';
import { styled } from 'styled-components';
import { requestIdOf, sentenceOf } from '../../../app/apollo/errors.ts';
import { graphql } from '../../../gql/gql.ts';
import type { AdminUserDetailQuery, VideoStatus } from '../../../gql/graphql.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Badge, type BadgeProps } from '../../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { CreditLine } from '../../../ui/CreditLine.tsx';
import { formatCredits, formatDay } from '../../../ui/format.ts';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { auditPath } from '../auditPath.ts';
import { nameOf } from '../user.ts';

const userDetailQuery = graphql(`
  query AdminUserDetail($id: ID!) {
    adminUser(id: $id) {
      ...AdminUserRow
      creditsUsed
      videos {
        id
        title
        propertyAddress
        status
        createdAt
      }
    }
  }
`);

type User = NonNullable<AdminUserDetailQuery['adminUser']>;

const Id = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  overflow-wrap: anywhere;
`;
const Note = styled.p`
  ${text('caption')} color: ${color.text2};
`;
const Videos = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    padding-block: ${space[2]};
    border-block-end: 1px solid ${color.border};
  }
  & > li:last-child {
    border-block-end: 0;
  }
  & strong {
    display: block;
    ${text('label')}
  }
  & span[data-part='about'] {
    ${text('caption')} color: ${color.text2};
  }
`;

/** Spec part 3 section 4: any status but these two shows as destructive in this view. */
const tones: Readonly<Partial<Record<VideoStatus, NonNullable<BadgeProps['tone']>>>> = {
  READY: 'accent',
  PROCESSING: 'neutral',
};
const statusWords: Readonly<Record<VideoStatus, string>> = {
  PENDING: 'Pending',
  PROCESSING: 'Processing',
  READY: 'Ready',
  FAILED: 'Failed',
};

export interface UserDetailProps {
  readonly userId: string;
  readonly onClose: () => void;
  readonly onSetCredits: () => void;
}

/** The details of an account: user, figures and latest videos. */
export function UserDetail({ userId, onClose, onSetCredits }: UserDetailProps) {
  const { data, error, refetch } = useQuery(userDetailQuery, {
    variables: { id: userId },
    fetchPolicy: 'cache-and-network',
  });
  const user = data?.adminUser ?? null;
  const footer = user !== null && (
    <>
      <ButtonLink variant="secondary" to={auditPath(userId)} icon={<History aria-hidden="true" />}>
        Credit history
      </ButtonLink>
      <Button icon={<Wallet aria-hidden="true" />} onClick={onSetCredits}>
        Update credits
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={user === null ? 'User' : nameOf(user)}
      size="lg"
      {...(footer ? { footer } : {})}
    >
      {user !== null && <Facts user={user} />}
      {user === null && error !== undefined && (
        <ErrorState message={sentenceOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />
      )}
      {user === null &&
        error === undefined &&
        (data === undefined ? (
          <Loading label="Loading the user…">
            <Skeleton $height="280px" />
          </Loading>
        ) : (
          <ErrorState title="User not found" message="This account no longer exists." />
        ))}
    </Dialog>
  );
}

function Facts({ user }: { readonly user: User }) {
  return (
    <Stack $gap={5}>
      <DescriptionList
        items={[
          {
            term: 'ID',
            value: (
              <Id>
                <code>{user.id}</code>
                <CopyButton iconOnly value={user.id} label="Copy ID" />
              </Id>
            ),
          },
          { term: 'Email', value: user.email || '–' },
          { term: 'User name', value: user.username || '–' },
          { term: 'Role', value: user.isAdmin ? 'Administrator' : 'User' },
          { term: 'Joined', value: <time dateTime={user.createdAt}>{formatDay(user.createdAt)}</time> },
          ...(user.debt > 0 ? [{ term: 'Owed', value: formatCredits(user.debt) }] : []),
        ]}
      />
      <Stack as="section" $gap={3} aria-labelledby="detail-credits">
        <h3 id="detail-credits">Credits</h3>
        <CreditLine available={user.credits} held={user.creditsHeld} used={user.creditsUsed} />
      </Stack>
      <Stack as="section" $gap={2} aria-labelledby="detail-videos">
        <h3 id="detail-videos">Videos</h3>
        {user.videos.length === 0 ? (
          <Note>No videos found</Note>
        ) : (
          <>
            <Videos>
              {user.videos.map(({ id, title, propertyAddress, status, createdAt }) => (
                <li key={id}>
                  <div>
                    <strong>{title}</strong>
                    <span data-part="about">{[propertyAddress, formatDay(createdAt)].filter(Boolean).join(' · ')}</span>
                  </div>
                  <Badge tone={tones[status] ?? 'danger'}>{statusWords[status]}</Badge>
                </li>
              ))}
            </Videos>
            <Note>
              Showing {user.videos.length} of {user.totalVideos}
            </Note>
          </>
        )}
      </Stack>
    </Stack>
  );
}
