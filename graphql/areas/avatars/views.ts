import { z } from 'zod';
import * as field from '../../openapi/fields.ts';
import { avatarFailure, consentTakenBack } from './wording.ts';
import type { AvatarDocument, Projections } from '../../../projection-service/index.ts';
import { dateTime } from '../../scalars.ts';
import type { GatewayServices } from '../../services.ts';
import { inWords, say, type Language, type Sentence } from '../../../words/index.ts';
import { phaseSentence } from '../../progress/wording.ts';

export const avatar = field.named(
  'Avatar',
  z.object({
    id: field.text,
    name: field.text,
    type: z.enum(['stock', 'custom']),
    status: z.enum(['ready', 'active', 'processing', 'failed']),
    description: field.text,
    imageUrl: field.text,
    posterUrl: field.text,
    voiceUrl: field.maybeText,
    progress: z.number().min(0).max(100),
    progressEstimated: z.boolean(),
    errorMessage: field.maybeText,
    consentUrl: field.maybeText,
    consentRevoked: z.boolean(),
    createdAt: field.time.nullable(),
    consentCertificateUrl: field.maybeText,
  }),
);

export type AvatarView = field.Answer<typeof avatar>;

const worded = (text: Sentence | string, language: Language): string =>
  typeof text === 'string' ? text : inWords(text, language);

type ReadServices = Pick<GatewayServices, 'providers' | 'projections' | 'now'>;

const previews = (id: string) => ({
  imageUrl: `/api/avatars/${id}/preview`,
  posterUrl: `/api/avatars/${id}/poster`,
});

/** The presenters that ship with the product. */
export async function stockAvatars(
  { providers }: Pick<GatewayServices, 'providers'>,
  language: Language = 'en',
): Promise<readonly AvatarView[]> {
  return (await providers.video.presenters()).map(({ id, name, description }) => ({
    id,
    name,
    type: 'stock',
    status: 'active',
    description: worded(description, language),
    ...previews(id),
    voiceUrl: `/api/avatars/${id}/voice`,
    progress: 100,
    progressEstimated: false,
    errorMessage: null,
    consentUrl: null,
    consentRevoked: false,
    createdAt: null,
    consentCertificateUrl: null,
  }));
}

/** The presenters to choose from: the Digital Twins of the user, the newest first, then the stock presenters. */
export async function avatarsOf(
  services: ReadServices,
  userId: string | undefined,
  language: Language = 'en',
): Promise<readonly AvatarView[]> {
  const own = userId === undefined ? [] : await avatarsOfUser(services, userId, language);
  return [...own, ...(await stockAvatars(services, language))];
}

/** More twins than anybody pays for. */
const mostTwins = 200;
/** How long a failed twin stays in the lists, in milliseconds: users can't delete it. */
const failedShown = 30 * 24 * 3_600_000;

/** The Digital Twins of one user, the newest first. */
export async function avatarsOfUser(
  { projections, now }: Pick<ReadServices, 'projections' | 'now'>,
  userId: string,
  language: Language = 'en',
): Promise<readonly AvatarView[]> {
  const found = await projections.reader('avatars').query('avatars', {
    index: 'byOwner',
    equal: { ownerId: userId, shown: true },
    reverse: true,
    limit: mostTwins,
  });
  const isOld = ({ status, createdAt }: AvatarDocument): boolean =>
    status === 'failed' && createdAt < now() - failedShown;
  return found.filter(({ doc }) => !isOld(doc)).map(({ id, doc }) => avatarView(id, doc, language));
}

/** How many Digital Twins a user has. */
export const countAvatars = (projections: Projections, userId: string): Promise<number> =>
  projections.reader('avatars').count('avatars', 'byOwner', { ownerId: userId, shown: true });

/** A Digital Twin in the documented fields. */
export function avatarView(id: string, doc: AvatarDocument, language: Language = 'en'): AvatarView {
  const { name, status, progress, progressEstimated, phase, failureCode, consentUrl, createdAt } = doc;
  const isGone = status === 'revoked' || status === 'deleted';
  const problem = isGone ? consentTakenBack : failureCode === null ? null : avatarFailure(failureCode);
  return {
    id,
    name,
    type: 'custom',
    status: isGone ? 'failed' : status,
    description: worded(phase === null ? say('YOUR_TWIN') : phaseSentence(phase), language),
    ...previews(id),
    voiceUrl: null,
    progress,
    progressEstimated,
    errorMessage: problem && inWords(problem, language),
    consentUrl,
    consentRevoked: status === 'revoked',
    createdAt: dateTime(createdAt),
    consentCertificateUrl: `/consents/${id}`,
  };
}
