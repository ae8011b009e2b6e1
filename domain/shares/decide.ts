import { Refusal } from '../refusal.ts';
import {
  type AudienceCounted,
  type AudienceEvent,
  audienceStream,
  type ShareEvent,
  type ShareLinkChanged,
  shareStream,
} from './events.ts';
import { say } from '../../words/index.ts';
import type { Aggregate } from '../aggregate.ts';

/** The settings of a link, as its owner chose them. */
export type ShareSettings = Omit<ShareLinkChanged['data'], 'videoId' | 'userId' | 'linkId'>;

export interface ShareLink {
  readonly linkId: string;
  readonly token: string | null;
  readonly settings: ShareSettings;
}

/** The link of one video: at most one at a time. */
export interface ShareState {
  readonly link?: ShareLink;
}

export const initialShare: ShareState = {};

/** A new link: open to everyone who has it, until it is revoked; its visitors may ask for a tour. */
export const openToAll: ShareSettings = {
  expiresAtMs: null,
  isProtected: false,
  passwordHash: null,
  showsAddress: true,
  takesTours: true,
};

interface OfVideo {
  readonly videoId: string;
  readonly userId: string;
}

export type ShareCommand =
  | (OfVideo & { readonly kind: 'share'; readonly linkId: string; readonly token: string })
  | (OfVideo & { readonly kind: 'change'; readonly settings: ShareSettings })
  | (OfVideo & { readonly kind: 'revoke' });

/** Whether the link is over at this time, in UTC milliseconds. */
export const hasExpired = ({ expiresAtMs }: Pick<ShareSettings, 'expiresAtMs'>, now: number): boolean =>
  expiresAtMs !== null && expiresAtMs <= now;

/**
 * Decides a command on the link of a video. A link that has expired is replaced. Throws NOT_FOUND when there is no link
 * to change.
 */
export function decideShare(command: ShareCommand, { link }: ShareState, now: number): readonly ShareEvent[] {
  const { kind, videoId, userId } = command;
  switch (kind) {
    case 'share': {
      if (link && !hasExpired(link.settings, now)) return [];
      const { linkId, token } = command;
      const { takesTours } = openToAll;
      return [{ type: 'ShareLinkCreated', data: { videoId, userId, linkId, token, takesTours } }];
    }
    case 'change': {
      if (!link) throw new Refusal('NOT_FOUND', say('NO_SHARE_LINK'));
      const { linkId, settings } = link;
      return isSame(settings, command.settings)
        ? []
        : [{ type: 'ShareLinkChanged', data: { videoId, userId, linkId, ...command.settings } }];
    }
    case 'revoke':
      return link ? [{ type: 'ShareLinkRevoked', data: { videoId, userId, linkId: link.linkId } }] : [];
  }
}

const isSame = (a: ShareSettings, b: ShareSettings): boolean =>
  a.expiresAtMs === b.expiresAtMs &&
  a.passwordHash === b.passwordHash &&
  a.showsAddress === b.showsAddress &&
  a.takesTours === b.takesTours;

export function evolveShare(state: ShareState, event: ShareEvent): ShareState {
  switch (event.type) {
    case 'ShareLinkCreated': {
      const { linkId, token, takesTours } = event.data;
      return { link: { linkId, token, settings: { ...openToAll, takesTours } } };
    }
    case 'ShareLinkChanged': {
      const { expiresAtMs, isProtected, passwordHash, showsAddress, takesTours } = event.data;
      const settings = { expiresAtMs, isProtected, passwordHash, showsAddress, takesTours };
      return state.link ? { link: { ...state.link, settings } } : state;
    }
    case 'ShareLinkRevoked':
      return {};
  }
}

/** A gateway's counts of one video and day. */
export interface CountAudience {
  readonly kind: 'count';
  readonly counts: AudienceCounted['data'];
}

/** The audience of a video on one day. The gateways know who was counted already. */
export interface AudienceState {
  readonly views: number;
}
export const initialAudience: AudienceState = { views: 0 };

export const decideAudience = ({ counts }: CountAudience): readonly AudienceEvent[] => [
  { type: 'AudienceCounted', data: counts },
];
export const evolveAudience = ({ views }: AudienceState, { data }: AudienceEvent): AudienceState => ({
  views: views + data.views,
});

/** The link of one video. Its state holds the token, so no snapshot may outlive the key that seals it. */
export const shareAggregate: Aggregate<ShareState, ShareCommand, ShareEvent> = {
  version: 'share-2',
  snapshots: false,
  initial: initialShare,
  streamOf: shareStream,
  evolve: evolveShare,
  decide: decideShare,
};

/** The audience of one video on one day. */
export const audienceAggregate: Aggregate<AudienceState, CountAudience, AudienceEvent> = {
  version: 'audience-1',
  snapshots: false,
  initial: initialAudience,
  streamOf: audienceStream,
  evolve: evolveAudience,
  decide: decideAudience,
};
