import { ExternalLink, Link2, Share2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { ShareNetworks } from '../../../features/videos/ShareNetworks.tsx';
import { color, space, text } from '../../../theme/tokens.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, ButtonAnchor } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { RetryAlert } from '../../../ui/RetryAlert.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { toast } from '../../../ui/toastStore.ts';
import type { Video } from '../words.ts';
import { LinkSettings } from './LinkSettings.tsx';
import { useShareLink, type ShareLink } from './useShareLink.ts';
import { t } from '../../../i18n/t.ts';

const Heading = styled.h3`
  ${text('label')} color: ${color.text};
`;
const Code = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  flex-wrap: wrap;
  & > img {
    inline-size: 128px;
    block-size: 128px;
    border-radius: 8px;
    /* A QR code is read as dark on light, in the dark theme too. */
    background: #fff;
  }
`;

export interface ShareDialogProps {
  readonly video: Pick<Video, 'id' | 'title'>;
  readonly onClose: () => void;
}

/** The link of a video, with all ways to share it. Mounted while it is open. */
export function ShareDialog({ video: { id, title }, onClose }: ShareDialogProps) {
  const state = useShareLink(id);
  const { link, loading, error, retry, generate, generating, generated } = state;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Share video')}
      description={t('Anyone who has the link can watch the video, without an account.')}
    >
      {loading && <Skeleton $height="88px" />}
      {error !== undefined && <RetryAlert onRetry={retry}>{sentenceOf(error)}</RetryAlert>}
      {!loading && error === undefined && link === null && (
        <Button
          icon={<Link2 aria-hidden="true" />}
          loading={generating}
          loadingText={t('Generating…')}
          onClick={() => void generate()}
        >
          {t('Generate Share Link')}
        </Button>
      )}
      {link !== null && (
        <Stack $gap={6}>
          {link.hasExpired && (
            <Alert tone="warning" title={t('This link has expired')}>
              <Button variant="secondary" loading={generating} onClick={() => void generate()}>
                {t('Generate Share Link')}
              </Button>
            </Alert>
          )}
          <Address url={link.url} title={title} isNew={generated} />
          <Networks url={link.url} title={title} />
          <Elsewhere link={link} />
          <LinkSettings key={String(link.expiresAt) + String(link.isProtected)} link={link} state={state} />
        </Stack>
      )}
    </Dialog>
  );
}

const copied = (): void => toast({ title: t('Link copied to clipboard') });
const notCopied = (): void =>
  toast({
    title: t('Error'),
    description: t('The clipboard cannot be used here. Copy the text yourself.'),
    variant: 'destructive',
  });

interface AddressProps {
  readonly url: string;
  readonly title: string;
  readonly isNew: boolean;
}

function Address({ url, title, isNew }: AddressProps) {
  const root = useRef<HTMLDivElement>(null);
  // The pressed button is gone. The next step is to copy the link.
  useEffect(() => {
    if (isNew) root.current?.querySelector('button')?.focus();
  }, [isNew]);
  return (
    <Stack $gap={3} ref={root}>
      <Field label={t('Share link')}>
        <TextInput value={url} readOnly onFocus={(event) => event.target.select()} />
      </Field>
      <Cluster $gap={3}>
        <CopyButton variant="primary" label={t('Copy Link')} value={url} onCopied={copied} onFailed={notCopied} />
        {'share' in navigator && (
          <Button
            variant="secondary"
            icon={<Share2 aria-hidden="true" />}
            // A user who closes the device's share sheet has decided not to share.
            onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
          >
            {t('Share…')}
          </Button>
        )}
        <ButtonAnchor
          variant="secondary"
          href={url}
          target="_blank"
          rel="noopener"
          icon={<ExternalLink aria-hidden="true" />}
        >
          {t('Open the page')}
        </ButtonAnchor>
      </Cluster>
    </Stack>
  );
}

function Networks({ url, title }: { readonly url: string; readonly title: string }) {
  return (
    <Stack $gap={3}>
      <Heading>{t('Share on')}</Heading>
      <ShareNetworks url={url} title={title} />
    </Stack>
  );
}

function Elsewhere({ link: { embedCode, qrCodeUrl, hasExpired } }: { readonly link: ShareLink }) {
  return (
    <Stack $gap={3}>
      <Heading>{t('On a sign or another site')}</Heading>
      <Code>
        {!hasExpired && <img src={qrCodeUrl} alt={t('QR code of the share link')} width={128} height={128} />}
        <Cluster $gap={3}>
          {!hasExpired && (
            <ButtonAnchor variant="secondary" href={qrCodeUrl} download="qr-code.svg">
              {t('Download QR code')}
            </ButtonAnchor>
          )}
          <CopyButton
            label={t('Copy embed code')}
            value={embedCode}
            onCopied={() => toast({ title: t('Embed code copied to clipboard') })}
            onFailed={notCopied}
          />
        </Cluster>
      </Code>
    </Stack>
  );
}
