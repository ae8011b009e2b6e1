import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddCredits } from '../../../app/addCredits.tsx';
import { codeOf, serverSentenceOf } from '../../../app/apollo/errors.ts';
import { graphql } from '../../../gql/gql.ts';
import type { VideoTemplate } from '../../../gql/graphql.ts';
import { toast } from '../../../ui/toastStore.ts';
import { forgetVideoLists } from '../../../features/videos/videos.ts';
import { requestOf, submit } from '../draft/submission.ts';
import type { DraftStore } from '../draft/useDraft.ts';
import { whenOnline } from '../draft/useWhenOnline.ts';
import { t } from '../../../i18n/t.ts';

const startVideoMutation = graphql(`
  mutation StartVideo($input: StartVideoInput!) {
    startVideo(input: $input) {
      position
      creditsReserved
      creditsAvailable
      account {
        ...AccountCredits
      }
      video {
        ...LiveVideo
      }
    }
  }
`);

const short: readonly (string | undefined)[] = ['INSUFFICIENT_CREDITS', 'ACCOUNT_IN_DEBT'];

export interface StartVideo {
  readonly start: () => Promise<void>;
  /** True until My Videos opens or the order fails. */
  readonly starting: boolean;
}

/**
 * Submits the draft and opens My Videos; `isOpen` says whether the last step is open. `before` runs first and cancels
 * the order by returning false. The draft stores the idempotency key before the request is sent, so that a retry after
 * a lost response finds the same video.
 */
export function useStartVideo(
  { draft, change, drop }: DraftStore,
  isOpen: boolean,
  template: VideoTemplate = 'CUSTOM',
  before: () => Promise<boolean> = async () => true,
): StartVideo {
  const navigate = useNavigate();
  const { request: addCredits } = useAddCredits();
  const [run] = useMutation(startVideoMutation, { update: forgetVideoLists });
  const [starting, setStarting] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    if (isOpen) leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, [isOpen]);

  const start = async (): Promise<void> => {
    if (draft.script.trim() === '' || draft.avatarId === null) {
      return toast({
        title: t('Missing required fields'),
        description: t('Please complete the script and avatar selection'),
        variant: 'destructive',
      });
    }
    const submission = submit(draft, new Date());
    change((current) => ({ ...current, submission }));
    const { signal } = leaving.current;
    setStarting(true);
    if (!(await before())) return setStarting(false);
    try {
      const input = { ...requestOf(draft, draft.avatarId, submission), template };
      await whenOnline(() => run({ variables: { input } }), signal);
    } catch (cause) {
      setStarting(false);
      // While the order waited for a connection, the user went back to change something.
      if (signal.aborted) return;
      return toast({
        title: t('Error creating video'),
        description: serverSentenceOf(cause) ?? t('Failed to create video'),
        variant: 'destructive',
        ...(short.includes(codeOf(cause)) ? { action: { label: t('Add Credits'), onClick: addCredits } } : {}),
      });
    }
    drop();
    toast({ title: t('Video creation started'), description: t('You can track progress in My Videos') });
    return navigate('/my-videos');
  };
  return { start, starting };
}
