import { useViewer } from '../../app/session/SessionContext.tsx';
import { Card } from '../../ui/Card.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { formatCredits, formatDay } from '../../ui/format.ts';
import { Cluster } from '../../ui/layout.tsx';

/** Facts about the account (spec part 3 section 2). */
export function AccountCard() {
  const { user, account } = useViewer();
  return (
    <Card title="Account information">
      <DescriptionList
        items={[
          {
            term: 'Account ID',
            value: (
              <Cluster $gap={2}>
                <code>{user.id}</code>
                <CopyButton iconOnly variant="ghost" value={user.id} label="Copy account ID" />
              </Cluster>
            ),
          },
          { term: 'Credits available', value: formatCredits(account.available) },
          { term: 'Member since', value: formatDay(user.createdAt) },
        ]}
      />
    </Card>
  );
}
