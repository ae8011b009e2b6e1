import type { ComponentType } from 'react';
import { lazyDialog } from '../../app/lazyDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { RetryDialog } from './RetryDialog.tsx';
import type { Video } from './words.ts';

interface CardDialogProps {
  readonly video: Video;
  readonly onClose: () => void;
}

/** The dialogs of a card. Rare ones are loaded when they are opened. */
const dialogs = {
  rename: RenameDialog,
  retry: RetryDialog,
  share: lazyDialog(async () => (await import('./share/ShareDialog.tsx')).ShareDialog),
  export: lazyDialog(async () => (await import('./export/ExportDialog.tsx')).ExportDialog),
  analytics: lazyDialog(async () => (await import('./AnalyticsDialog.tsx')).default),
} as const satisfies Readonly<Record<string, ComponentType<CardDialogProps>>>;

export type DialogName = keyof typeof dialogs;

/** The open dialog of a card. */
export interface Opened {
  readonly name: DialogName;
  readonly id: string;
}

export interface VideoDialogsProps {
  readonly opened: Opened | null;
  /** The list's videos, and the video being watched. */
  readonly videos: readonly Video[];
  readonly onClose: () => void;
}

/**
 * The dialog that was opened on a card. It is not inside the card, because a new layout of the list remounts the card,
 * for example when the phone is turned or another video comes before it.
 */
export function VideoDialogs({ opened, videos, onClose }: VideoDialogsProps) {
  const video = opened === null ? undefined : videos.find(({ id }) => id === opened.id);
  if (opened === null || video === undefined) return null;
  const Dialog = dialogs[opened.name];
  return <Dialog key={`${opened.name} ${opened.id}`} video={video} onClose={onClose} />;
}
