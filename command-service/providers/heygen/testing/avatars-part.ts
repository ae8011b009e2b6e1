import { isDeepStrictEqual } from 'node:util';
import { standInFailure, type StandInAnswer, type StandInPart, type StandInRequest } from './heygen-server.ts';

export interface StandInAvatar {
  readonly groupId: string;
  readonly lookId: string;
  readonly name: string;
  readonly footage: string;
  status: 'pending_consent' | 'processing' | 'completed' | 'failed';
  isAskedForConsent: boolean;
}

export interface StandInAvatars {
  readonly part: StandInPart;
  /** The avatars by the id of their look, without the deleted ones. */
  readonly avatars: ReadonlyMap<string, StandInAvatar>;
  /** The content of each uploaded file; without the deleted ones. */
  readonly assets: ReadonlyMap<string, string>;
  /** Until it is called with false, nobody confirms a consent. */
  holdConsent(held: boolean): void;
  /** How many bytes a file may have; default: any number. */
  limitFiles(bytes: number): void;
}

/** The failure that footage asks for by its content; other footage becomes an avatar. */
const failures: Readonly<Record<string, { readonly code: string; readonly message: string }>> = {
  nobody: { code: 'no_face_detected', message: 'We found no face in the footage.' },
  stranger: { code: 'consent_mismatch', message: 'The person of the consent is another one.' },
};
const ok = (data: object): StandInAnswer => ({ status: 200, body: { data } });

/**
 * HeyGen's part of avatars and direct uploads: an avatar waits for its consent, and moves one state further each time
 * it is read.
 */
export function createStandInAvatars(): StandInAvatars {
  const avatars = new Map<string, StandInAvatar>();
  const assets = new Map<string, string>();
  const pending = new Map<string, { readonly bytes: number; content: string | undefined }>();
  let count = 0;
  let isConsentHeld = false;
  let most = Infinity;

  const shown = (avatar: StandInAvatar, origin: string): object => ({
    id: avatar.lookId,
    group_id: avatar.groupId,
    name: avatar.name,
    avatar_type: 'digital_twin',
    status: avatar.status,
    default_voice_id: 'voice-of-the-twin',
    error: avatar.status === 'failed' ? failures[avatar.footage] : null,
    preview_image_url: avatar.status === 'completed' ? `${origin}/files/preview.jpg` : null,
    preview_video_url: avatar.status === 'completed' ? `${origin}/files/preview.mp4` : null,
  });
  const groupOf = ({ groupId, name, status }: StandInAvatar): object => ({
    id: groupId,
    name,
    status,
    consent_status: 'pending',
    created_at: 1_700_000_000,
    looks_count: 1,
  });
  const advance = (avatar: StandInAvatar): void => {
    if (avatar.status === 'pending_consent' && avatar.isAskedForConsent && !isConsentHeld) avatar.status = 'processing';
    else if (avatar.status === 'processing')
      avatar.status = Object.hasOwn(failures, avatar.footage) ? 'failed' : 'completed';
  };
  const page = (data: readonly object[]): StandInAnswer => ({
    status: 200,
    body: { data, has_more: false, next_token: null },
  });

  function upload({ method, path, body, bytes, origin, length }: StandInRequest): StandInAnswer | undefined {
    if (`${method} ${path}` === 'POST /v3/assets/direct-uploads') {
      count += 1;
      const assetId = `recording-${count}`;
      pending.set(assetId, { bytes: Number(body?.['size_bytes']), content: undefined });
      const headers = { 'x-amz-tagging': 'upload' };
      const uploadUrl = `${origin}/uploads/${assetId}`;
      const limit = most === Infinity ? {} : { max_bytes: most };
      return ok({ asset_id: assetId, upload_url: uploadUrl, upload_headers: headers, ...limit });
    }
    const [, sent] = /^\/uploads\/([^/]+)$/.exec(path) ?? [];
    if (method === 'PUT' && sent !== undefined) {
      const begun = pending.get(sent);
      // Storage takes no body of unknown length.
      if (length === undefined || begun?.bytes !== Number(length)) return { status: 411 };
      begun.content = bytes.toString();
      return { status: 200 };
    }
    const [, whole] = /^\/v3\/assets\/([^/]+)\/complete$/.exec(path) ?? [];
    if (method === 'POST' && whole !== undefined) {
      const content = pending.get(whole)?.content;
      if (content === undefined) return standInFailure(409, 'resource_not_ready');
      assets.set(whole, content);
      return ok({ asset_id: whole });
    }
    const [, doomed] = /^\/v3\/assets\/([^/]+)$/.exec(path) ?? [];
    if (method !== 'DELETE' || doomed === undefined) return undefined;
    return assets.delete(doomed) ? ok({ id: doomed }) : standInFailure(404, 'asset_not_found');
  }

  function create({ body = {}, origin }: StandInRequest): StandInAnswer {
    const file = body['file'];
    const found = [...assets].find(([id]) => isDeepStrictEqual(file, { type: 'asset_id', asset_id: id }));
    if (body['type'] !== 'digital_twin' || found === undefined) return standInFailure(400, 'invalid_parameter');
    count += 1;
    const avatar: StandInAvatar = {
      groupId: `group-${count}`,
      lookId: `look_${count}`,
      name: String(body['name']),
      footage: found[1],
      status: 'pending_consent',
      isAskedForConsent: false,
    };
    avatars.set(avatar.lookId, avatar);
    return ok({ avatar_group: groupOf(avatar), avatar_item: shown(avatar, origin) });
  }

  function part(request: StandInRequest): StandInAnswer | undefined {
    const { method, path, query, origin } = request;
    const call = `${method} ${path}`;
    if (call === 'POST /v3/avatars') return create(request);
    if (call === 'GET /v3/avatars') return page([...avatars.values()].map(groupOf));
    if (call === 'GET /v3/avatars/looks' && query.get('ownership') === 'private')
      return page([...avatars.values()].map((avatar) => shown(avatar, origin)));
    const [, lookId] = /^\/v3\/avatars\/looks\/([^/]+)$/.exec(path) ?? [];
    const look = lookId === undefined ? undefined : avatars.get(lookId);
    if (lookId !== undefined && look === undefined) return standInFailure(404, 'avatar_not_found');
    if (look !== undefined && method === 'DELETE') {
      avatars.delete(look.lookId);
      return ok({ id: look.lookId });
    }
    if (look !== undefined) {
      advance(look);
      return ok(shown(look, origin));
    }
    const [, groupId, consent] = /^\/v3\/avatars\/([^/]+)(\/consent)?$/.exec(path) ?? [];
    if (groupId === undefined) return upload(request);
    const owner = [...avatars.values()].find((avatar) => avatar.groupId === groupId);
    if (owner === undefined) return standInFailure(404, 'avatar_not_found');
    if (consent !== undefined) {
      owner.isAskedForConsent = true;
      return ok({ avatar_group: groupOf(owner), url: `${origin}/consent/${groupId}` });
    }
    if (method === 'DELETE') avatars.delete(owner.lookId);
    return ok(groupOf(owner));
  }

  return {
    part,
    avatars,
    assets,
    holdConsent: (held) => {
      isConsentHeld = held;
    },
    limitFiles: (bytes) => {
      most = bytes;
    },
  };
}
