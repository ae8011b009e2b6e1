import { avatarFailure, consentTakenBack } from './wording.ts';
import type { AvatarDocument, Projections } from '../../projection-service/index.ts';
import { dateTime } from '../scalars.ts';
import type { GatewayServices } from '../services.ts';
import { inWords, type Language } from '../../words/index.ts';

export interface AvatarView {
  readonly id: string;
  readonly name: string;
  readonly type: 'stock' | 'custom';
  readonly status: 'ready' | 'active' | 'processing' | 'failed';
  readonly description: string;
  readonly imageUrl: string;
  readonly posterUrl: string;
  readonly voiceUrl: string | null;
  /** 0 to 100. */
  readonly progress: number;
  readonly progressEstimated: boolean;
  readonly errorMessage: string | null;
  /** Where the person confirms the consent at the provider, while it waits for that. */
  readonly consentUrl: string | null;
  readonly consentRevoked: boolean;
  readonly createdAt: string | null;
  /** The page of the consent certificate; null for a stock presenter. */
  readonly consentCertificateUrl: string | null;
}

type ReadServices = Pick<GatewayServices, 'providers' | 'projections' | 'now'>;

const previews = (id: string) => ({
  imageUrl: `/api/avatars/${id}/preview`,
  posterUrl: `/api/avatars/${id}/poster`,
});

/** The presenters that ship with the product. */
export async function stockAvatars({ providers }: Pick<GatewayServices, 'providers'>): Promise<readonly AvatarView[]> {
  return (await providers.video.presenters()).map(({ id, name, description }) => ({
    id,
    name,
    type: 'stock',
    status: 'active',
    description,
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
  return [...own, ...(await stockAvatars(services))];
}

/** More twins than anybody can pay for at a time. */
const mostTwins = 200;
/** How long a twin that was not made stays in the lists, milliseconds: it can't be deleted. */
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

/** A Digital Twin in the fields of the specification. */
export function avatarView(id: string, doc: AvatarDocument, language: Language = 'en'): AvatarView {
  const { name, status, progress, progressEstimated, phase, failureCode, consentUrl, createdAt } = doc;
  const isGone = status === 'revoked' || status === 'deleted';
  const problem = isGone ? consentTakenBack : failureCode === null ? null : avatarFailure(failureCode);
  return {
    id,
    name,
    type: 'custom',
    status: isGone ? 'failed' : status,
    description: phase ?? 'Your Digital Twin',
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
