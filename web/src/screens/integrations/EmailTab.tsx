import { useMutation } from '@apollo/client/react';
import { Mail, Send } from 'lucide-react';
import { sentenceOf } from '../../app/apollo/errors.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Cluster, Grid, Stack } from '../../ui/layout.tsx';
import { toast } from '../../ui/toastStore.ts';
import { sendTestMailMutation } from './documents.ts';

/** The types of spec part 3 section 9. */
const templates = [
  { type: 'welcome', title: 'Welcome', about: 'After you signed up.' },
  { type: 'video_completed', title: 'Video completed', about: 'When a video is finished.' },
  { type: 'video_failed', title: 'Video failed', about: 'When a video could not be made.' },
  { type: 'credit_low', title: 'Credits low', about: 'When your credits run low.' },
] as const;

/** The e-mail service, and a sample of each e-mail to the own address (spec part 3 section 2). */
export function EmailTab({ configured, service }: { readonly configured: boolean; readonly service: string }) {
  return (
    <Stack $gap={5}>
      <Card
        title="Email Service"
        description={configured ? `Connected via ${service}` : 'Email service not configured'}
        actions={<Badge tone={configured ? 'success' : 'neutral'}>{configured ? 'Active' : 'Inactive'}</Badge>}
      >
        <Cluster $gap={2}>
          <ButtonLink to="/profile" variant="secondary" icon={<Mail aria-hidden="true" />}>
            E-mail preferences
          </ButtonLink>
        </Cluster>
      </Card>
      {configured && (
        <Grid $gap={4}>
          {templates.map((template) => (
            <Template key={template.type} {...template} />
          ))}
        </Grid>
      )}
    </Stack>
  );
}

function Template({ type, title, about }: (typeof templates)[number]) {
  const [send, { loading }] = useMutation(sendTestMailMutation, {
    onCompleted: () => toast({ title: 'Test email sent successfully' }),
    onError: (error) =>
      toast({ title: 'Failed to send test email', description: sentenceOf(error), variant: 'destructive' }),
  });
  return (
    <Card title={title} headingLevel={3} description={about}>
      <Cluster>
        <Button
          variant="secondary"
          icon={<Send aria-hidden="true" />}
          loading={loading}
          loadingText="Sending..."
          aria-label={`Send Test Email: ${title}`}
          onClick={() => void send({ variables: { input: { type } } })}
        >
          Send Test Email
        </Button>
      </Cluster>
    </Card>
  );
}
