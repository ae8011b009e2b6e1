import { useMutation } from '@apollo/client/react';
import { Mail, Send } from 'lucide-react';
import { sentenceOf } from '../../app/apollo/errors.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Cluster, Grid, Stack } from '../../ui/layout.tsx';
import { toast } from '../../ui/toastStore.ts';
import { sendTestMailMutation } from './documents.ts';
import { t } from '../../i18n/t.ts';

/** The emails that a user can send as samples. */
const templates = [
  { type: 'welcome', title: t('Welcome'), about: t('After you signed up.') },
  { type: 'video_completed', title: t('Video completed'), about: t('When a video is finished.') },
  { type: 'video_failed', title: t('Video failed'), about: t('When a video could not be made.') },
  { type: 'credit_low', title: t('Credits low'), about: t('When your credits run low.') },
] as const;

/** The email service, and a sample of each email to the user's address. */
export function EmailTab({ configured, service }: { readonly configured: boolean; readonly service: string }) {
  return (
    <Stack $gap={5}>
      <Card
        title={t('Email Service')}
        description={configured ? t('Connected via {service}', { service }) : t('Email service not configured')}
        actions={<Badge tone={configured ? 'success' : 'neutral'}>{configured ? t('Active') : t('Inactive')}</Badge>}
      >
        <Cluster $gap={2}>
          <ButtonLink to="/profile" variant="secondary" icon={<Mail aria-hidden="true" />}>
            {t('Email preferences')}
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
    onCompleted: () => toast({ title: t('Test email sent successfully') }),
    onError: (error) =>
      toast({ title: t('Failed to send test email'), description: sentenceOf(error), variant: 'destructive' }),
  });
  return (
    <Card title={title} headingLevel={3} description={about}>
      <Cluster>
        <Button
          variant="secondary"
          icon={<Send aria-hidden="true" />}
          loading={loading}
          loadingText={t('Sending...')}
          aria-label={t('Send Test Email: {title}', { title })}
          onClick={() => void send({ variables: { input: { type } } })}
        >
          {t('Send Test Email')}
        </Button>
      </Cluster>
    </Card>
  );
}
