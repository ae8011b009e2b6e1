import { Film, Inbox, Trash2, Wallet } from 'lucide-react';
import { useState } from 'react';
import { Accordion } from '../Accordion.tsx';
import { Alert, InlineBanner } from '../Alert.tsx';
import { Badge, StatusBadge, type Status } from '../Badge.tsx';
import { Button } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { ConnectionIndicator } from '../ConnectionIndicator.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { Countdown } from '../Countdown.tsx';
import { CreditLine, CreditPill } from '../CreditLine.tsx';
import { DataTable } from '../DataTable.tsx';
import { DescriptionList } from '../DescriptionList.tsx';
import { Dialog } from '../Dialog.tsx';
import { EmptyState, ErrorState } from '../EmptyState.tsx';
import { IconButton } from '../IconButton.tsx';
import { Cluster, Grid, Page, Stack } from '../layout.tsx';
import { Menu, MenuItem } from '../Menu.tsx';
import { Popover } from '../Popover.tsx';
import { ProgressBar } from '../ProgressBar.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { Spinner } from '../Spinner.tsx';
import { StatCard } from '../StatCard.tsx';
import { Stepper } from '../Stepper.tsx';
import { Tabs } from '../Tabs.tsx';
import { Timeline } from '../Timeline.tsx';
import { toast } from '../toastStore.ts';
import { Forms } from './Forms.tsx';

const statuses: readonly Status[] = ['pending', 'processing', 'ready', 'failed'];

const rows = [
  { id: 'a', name: 'Grant', amount: 10, balance: 10 },
  { id: 'b', name: 'Hold', amount: 1.5, balance: 8.5 },
  { id: 'c', name: 'Capture', amount: 1, balance: 9 },
] as const;

/** Every primitive in its states, to look at and to run the accessibility check on. Not part of the product. */
export function Gallery() {
  return (
    <Page as="main" style={{ paddingBlock: '2rem' }}>
      <title>Gallery · Curbcast</title>
      <Stack $gap={8}>
        <h1>Gallery</h1>
        <Actions />
        <Card title="Forms">
          <Forms />
        </Card>
        <Feedback />
        <Data />
      </Stack>
    </Page>
  );
}

function Actions() {
  const [dialog, setDialog] = useState(false);
  const [confirm, setConfirm] = useState(false);
  return (
    <Card title="Actions and overlays">
      <Cluster $gap={3}>
        <Button>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="destructive">Destructive</Button>
        <Button loading loadingText="Processing...">
          Pay
        </Button>
        <Button disabled>Disabled</Button>
        <Button size="lg">Large</Button>
        <IconButton label="Delete" variant="destructive" icon={<Trash2 aria-hidden="true" />} />
        <CopyButton value="https://curbcast.example/v/1" label="Copy Link" />
        <Menu trigger={<Button variant="secondary">Menu</Button>}>
          <MenuItem onSelect={() => undefined}>One</MenuItem>
          <MenuItem destructive onSelect={() => undefined}>
            Delete
          </MenuItem>
        </Menu>
        <Popover label="Why this price" trigger={<Button variant="ghost">Why?</Button>}>
          Every begun 30 seconds cost half a credit.
        </Popover>
      </Cluster>
      <Cluster $gap={3}>
        <Button variant="secondary" onClick={() => setDialog(true)}>
          Open dialog
        </Button>
        <Button variant="secondary" onClick={() => setConfirm(true)}>
          Open confirmation
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({ title: 'Credits Added!', description: 'Successfully added 10 credits to your account.' })
          }
        >
          Toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: 'Payment Failed',
              description: 'Your card was declined.',
              variant: 'destructive',
              action: { label: 'Try again', onClick: () => undefined },
            })
          }
        >
          Destructive toast
        </Button>
      </Cluster>
      <Dialog
        open={dialog}
        onOpenChange={setDialog}
        title="Choose Credit Bundle"
        description="1 credit pays for 1 minute of video."
        footer={
          <>
            <Button variant="secondary" onClick={() => setDialog(false)}>
              Cancel
            </Button>
            <Button>Continue</Button>
          </>
        }
      >
        <DescriptionList
          items={[
            { term: 'Starter Pack', value: '10 credits, $177.50' },
            { term: 'Balance after', value: '17.5 credits' },
          ]}
        />
      </Dialog>
      <ConfirmDialog
        open={confirm}
        onOpenChange={setConfirm}
        title="Delete 3 videos?"
        description="The one that is still being made is cancelled; its 1.5 credits come back."
        confirmText="Delete"
        destructive
        onConfirm={() => setConfirm(false)}
      />
    </Card>
  );
}

function Feedback() {
  return (
    <Card title="Feedback">
      <Cluster $gap={3}>
        {statuses.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        <Badge tone="accent">Most popular</Badge>
        <Badge>Neutral</Badge>
        <ConnectionIndicator state="live" />
        <ConnectionIndicator state="reconnecting" />
        <ConnectionIndicator state="offline" />
        <Spinner label="Loading" />
      </Cluster>
      <InlineBanner tone="warning" onDismiss={() => undefined}>
        Test mode: no real card is charged.
      </InlineBanner>
      <Alert title="Good to know">Credits come back if a video fails.</Alert>
      <Alert tone="success">Saved.</Alert>
      <Alert tone="warning" title="Invalid URL Format">
        You can go on; this is only a warning.
      </Alert>
      <Alert tone="danger">You need 2.0 more credits to generate this video.</Alert>
      <ProgressBar label="Rendering" value={62} detail="about 40 s left" />
      <ProgressBar label="Finishing" value={null} />
      <Stepper steps={['Script', 'Avatar', 'Content', 'Generate']} current={1} />
      <Countdown seconds={600} label="Going to sign in" onDone={() => undefined} onStay={() => undefined} />
      <CreditLine available={7.5} held={1.5} used={3} />
      <Cluster>
        <CreditPill available={7.5} held={1.5} onClick={() => undefined} />
      </Cluster>
      <Grid>
        <EmptyState icon={<Inbox />} title="No videos yet" action={<Button>Create Your First Video</Button>} />
        <ErrorState message="The server cannot be reached." requestId="0f3a" onRetry={() => undefined} />
      </Grid>
      <Skeleton $height="48px" />
    </Card>
  );
}

function Data() {
  return (
    <Card title="Data">
      <Grid $min="200px">
        <StatCard label="Total Videos" value={12} icon={<Film aria-hidden="true" />} to="/my-videos" />
        <StatCard label="Credits" value="7.5" hint="1.5 held" icon={<Wallet aria-hidden="true" />} />
        <StatCard label="Processing" value={undefined} />
      </Grid>
      <DataTable
        caption="Movements"
        items={rows}
        itemKey={(row) => row.id}
        defaultSort={{ column: 'amount', direction: 'descending' }}
        columns={[
          { id: 'name', header: 'Kind', cell: (row) => row.name, sortValue: (row) => row.name, primary: true },
          { id: 'amount', header: 'Amount', align: 'end', cell: (row) => row.amount, sortValue: (row) => row.amount },
          { id: 'balance', header: 'Balance', align: 'end', cell: (row) => row.balance },
        ]}
      />
      <Timeline
        label="History"
        entries={rows.map((row, index) => ({
          id: row.id,
          icon: <Wallet />,
          title: row.name,
          dateTime: '2026-11-20T10:00:00.000Z',
          when: '20 Nov, 10:00',
          children: `${row.amount} credits`,
          faded: index === 2,
        }))}
      />
      <Tabs
        label="Views"
        tabs={[
          { value: 'overview', label: 'Overview', content: 'One' },
          { value: 'activity', label: 'Activity', content: 'Two' },
        ]}
      />
      <Accordion
        items={[{ id: 'q1', title: 'What is a credit?', content: 'One minute of video.' }]}
        defaultOpen={['q1']}
      />
    </Card>
  );
}
