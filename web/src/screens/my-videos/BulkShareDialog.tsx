import { useMutation } from '@apollo/client/react';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../app/apollo/errors.ts';
import { shareVideoMutation } from '../../features/videos/share.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toastStore.ts';
import type { Selectable } from './words.ts';
import { t } from '../../i18n/t.ts';

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${text('small')} overflow-wrap: anywhere;
  & strong {
    display: block;
  }
  & [data-failed] {
    color: ${color.danger};
  }
`;

export interface BulkShareDialogProps {
  /** Finished videos. */
  readonly videos: readonly Selectable[];
  readonly onClose: () => void;
}

/**
 * Creates a link for every video, one after the other, and lets the user copy all of them. Mounted while it is open.
 */
export default function BulkShareDialog({ videos, onClose }: BulkShareDialogProps) {
  const [links, setLinks] = useState<ReadonlyMap<string, string>>(new Map());
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [run] = useMutation(shareVideoMutation);
  const [closed] = useState(() => new AbortController());
  const [started, setStarted] = useState(false);
  const shareAll = async (): Promise<void> => {
    setStarted(true);
    for (const { id } of videos) {
      if (closed.signal.aborted) return;
      try {
        const { data } = await run({ variables: { id } });
        const url = data?.shareVideo.shareUrl ?? '';
        setLinks((before) => new Map(before).set(id, url));
      } catch (cause) {
        setProblems((before) => new Map(before).set(id, sentenceOf(cause)));
      }
    }
  };
  const close = (): void => {
    closed.abort();
    onClose();
  };
  const copy = async (): Promise<void> => {
    const lines = videos.flatMap(({ id, title }) => (links.has(id) ? [`${title}: ${links.get(id) ?? ''}`] : []));
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      toast({ title: lines.length === 1 ? t('Link copied to clipboard') : t('Links copied to clipboard') });
    } catch {
      toast({
        title: t('The browser did not allow copying'),
        description: t('Allow the clipboard for this site and try again.'),
        variant: 'destructive',
      });
    }
  };
  const done = links.size + problems.size;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={videos.length === 1 ? t('Share 1 video') : t('Share {count} videos', { count: videos.length })}
      description={t('Anyone with a link can watch its video, until you revoke it.')}
      footer={
        started ? (
          <Button
            icon={<Copy aria-hidden="true" />}
            disabled={links.size === 0}
            loading={done < videos.length}
            loadingText={t('{done} of {videos}…', { done, videos: videos.length })}
            onClick={() => void copy()}
          >
            {t('Copy all links')}
          </Button>
        ) : (
          <Button onClick={() => void shareAll()}>{t('Generate Share Links')}</Button>
        )
      }
    >
      <List>
        {videos.map(({ id, title }) => (
          <li key={id}>
            <strong>{title}</strong>
            {problems.has(id) ? (
              <span data-failed>{problems.get(id)}</span>
            ) : (
              (links.get(id) ?? (started ? t('Making the link…') : t('No link made here yet')))
            )}
          </li>
        ))}
      </List>
    </Dialog>
  );
}
