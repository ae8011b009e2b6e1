import { useMutation } from '@apollo/client/react';
import { ChevronDown, Mail, Phone, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../app/apollo/errors.ts';
import { unreadLeadsQuery } from '../../features/leads/leads.ts';
import { graphql } from '../../gql/gql.ts';
import type { LeadFieldsFragment } from '../../gql/graphql.ts';
import { color, radius, space, text, up } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { formatMoment } from '../../ui/format.ts';
import { Cluster } from '../../ui/layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { toast } from '../../ui/toastStore.ts';
import { t } from '../../i18n/t.ts';

const markLeadReadMutation = graphql(`
  mutation MarkLeadRead($id: ID!) {
    markLeadRead(id: $id) {
      position
      lead {
        ...LeadFields
      }
    }
  }
`);
const deleteLeadMutation = graphql(`
  mutation DeleteLead($id: ID!) {
    deleteLead(id: $id) {
      id
      position
    }
  }
`);

const Row = styled.li`
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  min-inline-size: 0;
  &[data-unread='true'] {
    border-inline-start: 4px solid ${color.accent};
  }
`;
const Summary = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[3]};
  inline-size: 100%;
  padding: ${space[4]};
  border: 0;
  border-radius: ${radius.lg};
  background: none;
  color: ${color.text};
  text-align: start;
  cursor: pointer;
  /* A finger leaves no highlight behind. */
  @media (hover: hover) {
    &:hover {
      background: ${color.sunken};
    }
  }
  & > svg {
    inline-size: 20px;
    block-size: 20px;
    color: ${color.text2};
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;
const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  ${text('label')}
  overflow-wrap: anywhere;
`;
const About = styled.span`
  grid-column: 1 / -1;
  ${text('small')} color: ${color.text2};
  overflow-wrap: anywhere;
`;
const Details = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[2]} ${space[4]} ${space[4]};
`;
const Message = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  max-inline-size: 72ch;
`;
const Actions = styled(Cluster)`
  & > a {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  & > button {
    ${up.md} {
      margin-inline-start: auto;
    }
  }
`;

const failed =
  (title: string) =>
  (error: unknown): void =>
    toast({ title, description: sentenceOf(error), variant: 'destructive' });

/** A tour request. Opening it marks it as read. `isAsked`: the page's address names it. */
export function LeadRow({ lead, isAsked }: { readonly lead: LeadFieldsFragment; readonly isAsked: boolean }) {
  const { id, name, email, phone, message, isRead, receivedAt, video } = lead;
  const [open, setOpen] = useState(isAsked);
  const row = useRef<HTMLLIElement>(null);
  const [asked, setAsked] = useState(false);
  const details = useId();
  const [markRead] = useMutation(markLeadReadMutation, {
    variables: { id },
    refetchQueries: [unreadLeadsQuery],
    onError: failed(t('The lead could not be marked as read')),
  });
  const [remove, removing] = useMutation(deleteLeadMutation, {
    variables: { id },
    refetchQueries: [unreadLeadsQuery],
    update(cache) {
      cache.evict({ id: `Lead:${id}` });
      cache.gc();
    },
    onCompleted: () => toast({ title: t('Lead deleted') }),
    onError: failed(t('The lead could not be deleted')),
  });
  const openAsked = useEffectEvent(() => {
    row.current?.scrollIntoView({ block: 'center' });
    if (!isRead) void markRead();
  });
  useEffect(() => {
    if (isAsked) openAsked();
  }, [isAsked]);
  const toggle = (): void => {
    setOpen(!open);
    if (!open && !isRead) void markRead();
  };
  return (
    <Row ref={row} data-unread={!isRead}>
      <Summary type="button" aria-expanded={open} aria-controls={details} onClick={toggle}>
        <Name>
          {name}
          {!isRead && <Badge tone="success">{t('New')}</Badge>}
        </Name>
        <ChevronDown aria-hidden="true" />
        <About>
          <time dateTime={receivedAt}>{formatMoment(receivedAt)}</time>
          {' · '}
          {video?.title ?? t('Deleted video')}
        </About>
      </Summary>
      {open && (
        <Details id={details}>
          {message === '' ? <About>{t('No message')}</About> : <Message dir="auto">{message}</Message>}
          {video !== null && video !== undefined && (
            <Link to={`/my-videos?video=${encodeURIComponent(video.id)}`}>{t('Open the video')}</Link>
          )}
          <Actions $gap={2}>
            {email !== null && email !== undefined && (
              <ButtonAnchor variant="secondary" href={`mailto:${email}`} icon={<Mail aria-hidden="true" />}>
                {email}
              </ButtonAnchor>
            )}
            {phone !== null && phone !== undefined && (
              <ButtonAnchor
                variant="secondary"
                href={`tel:${phone.replace(/[^\d+]/g, '')}`}
                icon={<Phone aria-hidden="true" />}
              >
                {phone}
              </ButtonAnchor>
            )}
            <Button variant="ghost" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsked(true)}>
              {t('Delete')}
            </Button>
          </Actions>
        </Details>
      )}
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('Delete this lead?')}
        description={t('The request of {name} and how to reach them are gone for good.', { name })}
        confirmText={t('Delete')}
        destructive
        loading={removing.loading}
        loadingText={t('Deleting...')}
        onConfirm={() => void remove()}
      />
    </Row>
  );
}
