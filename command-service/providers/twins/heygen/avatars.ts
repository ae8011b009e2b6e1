import { z } from 'zod';
import type { HeygenClient } from '../../heygen/client.ts';
import { uploadDirectly } from '../../heygen/direct-upload.ts';
import { HeygenError } from '../../heygen/errors.ts';
import type { TrainRequest } from '../port.ts';
import type { TwinNote, TwinNotes } from './notes.ts';

const text = z.string().nullish();
const problem = z.object({ code: text, message: text }).nullish();
const look = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,128}$/),
  group_id: text,
  status: text,
  error: problem,
  preview_image_url: text,
  preview_video_url: text,
});
/** A look as HeyGen describes it. `completed` looks have pictures. */
export type Look = z.infer<typeof look>;
const group = z.object({ id: z.string().min(1), name: text, consent_status: text });
const created = z.object({ avatar_group: group.nullish(), avatar_item: look.nullish() });
const consent = z.object({ url: z.url({ protocol: /^https?$/ }) });
const anything = z.unknown();

/** Pages of HeyGen's list that are searched for an avatar whose id was lost; the newest come first. */
const searchedPages = 5;
/**
 * The name at HeyGen identifies the job, so that the avatar is found again; the user's own name for it stays with us.
 */
const nameOf = (jobId: string): string => `curbcast ${jobId}`;

/** HeyGen's side of a training. Every call throws HeygenError. */
export function createHeygenAvatars(client: HeygenClient, notes: TwinNotes, consentReturnUrl: string) {
  async function findGroup(jobId: string): Promise<string | undefined> {
    let after: string | undefined;
    for (let page = 0; page < searchedPages; page += 1) {
      const { items, next } = await client.list('/v3/avatars', group, { ownership: 'private', limit: '50' }, after);
      const found = items.find(({ name }) => name === nameOf(jobId));
      if (found) return found.id;
      if (next === undefined) return undefined;
      after = next;
    }
    return undefined;
  }

  async function firstLookOf(groupId: string): Promise<Look | undefined> {
    const { items } = await client.list('/v3/avatars/looks', look, { ownership: 'private', group_id: groupId });
    return items.find(({ group_id: of }) => of === groupId);
  }

  /** Stores the link on which the person confirms the consent. */
  async function askForConsent(jobId: string, note: TwinNote & { readonly groupId: string }): Promise<TwinNote> {
    const { url } = await client.call({
      method: 'POST',
      path: `/v3/avatars/${encodeURIComponent(note.groupId)}/consent`,
      idempotencyKey: `${jobId}-consent`,
      body: { reroute_url: consentReturnUrl },
      answer: consent,
    });
    const asked = { ...note, consentUrl: url };
    await notes.write(jobId, asked);
    return asked;
  }

  const remove = async (path: string): Promise<void> => {
    try {
      await client.call({ method: 'DELETE', path, answer: anything });
    } catch (error) {
      const isGone = error instanceof HeygenError && (error.class === 'gone' || goneCodes.has(error.code ?? ''));
      if (!isGone) throw error;
    }
  };

  return {
    /**
     * Makes the avatar of a job exactly once and notes its ids: the same request goes out under the same idempotency
     * key, and an avatar that a crash left behind is found by its name. Call it again after a temporary error.
     */
    async make(request: TrainRequest, since: number, signal: AbortSignal): Promise<TwinNote> {
      const { jobId, footage } = request;
      let note: TwinNote = (await notes.read(jobId)) ?? { since };
      if (note.lookId !== undefined) return note;
      const keep = async (changes: Partial<TwinNote>): Promise<void> => {
        note = { ...note, ...changes };
        await notes.write(jobId, note);
      };
      if (note.isUploaded === true) {
        const groupId = note.groupId ?? (await findGroup(jobId));
        const found = groupId === undefined ? undefined : await firstLookOf(groupId);
        if (groupId !== undefined && found !== undefined) {
          await keep({ groupId, lookId: found.id });
          return note;
        }
      } else {
        // An unfinished upload of a previous try does not count.
        if (note.assetId !== undefined) await remove(`/v3/assets/${encodeURIComponent(note.assetId)}`);
        await uploadDirectly(client, footage, (assetId) => keep({ assetId }), signal);
        await keep({ isUploaded: true });
      }
      const { avatar_group: owner, avatar_item: item } = await client.call({
        method: 'POST',
        path: '/v3/avatars',
        idempotencyKey: jobId,
        body: { type: 'digital_twin', name: nameOf(jobId), file: { type: 'asset_id', asset_id: note.assetId } },
        answer: created,
        signal,
      });
      const groupId = owner?.id ?? item?.group_id;
      if (!groupId || !item) throw new HeygenError('transient', 'HeyGen made an avatar without a look.');
      await keep({ groupId, lookId: item.id });
      return note;
    },
    readLook: (lookId: string): Promise<Look> =>
      client.call({ method: 'GET', path: `/v3/avatars/looks/${encodeURIComponent(lookId)}`, answer: look }),
    askForConsent,
    /** Removes everything that HeyGen has of a stopped job, even objects whose ids were in a lost answer. */
    async removeJob(jobId: string, { assetId, groupId }: TwinNote): Promise<void> {
      const owner = groupId ?? (assetId === undefined ? undefined : await findGroup(jobId));
      if (owner !== undefined) await remove(`/v3/avatars/${encodeURIComponent(owner)}`);
      if (assetId !== undefined) await remove(`/v3/assets/${encodeURIComponent(assetId)}`);
    },
    removeAsset: (assetId: string): Promise<void> => remove(`/v3/assets/${encodeURIComponent(assetId)}`),
    /** The last look of an avatar takes the avatar with it. */
    removeLook: (lookId: string): Promise<void> => remove(`/v3/avatars/looks/${encodeURIComponent(lookId)}`),
  };
}

const goneCodes = new Set(['avatar_not_found', 'asset_not_found']);
