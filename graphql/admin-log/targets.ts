import { categoryOf, streamIdOf } from '../../domain/envelope.ts';
import { securitySubject } from '../../domain/security/index.ts';
import { adminTextsId } from '../../projection-service/index.ts';
import type { Loaders } from '../context.ts';
import type { AdminActionParent } from './parents.ts';
import { valueOf } from './wording.ts';

/** The name of what was acted on: a network, the person's e-mail address, a video's title, else the id. */
export async function targetOf(
  { loaders }: { readonly loaders: Loaders },
  { id: eventId, doc }: AdminActionParent,
): Promise<string> {
  const id = streamIdOf(doc.stream);
  if (categoryOf(doc.stream) === 'video') return (await loaders.videos.load(id))?.title || `Video ${id}`;
  if (doc.subject === securitySubject)
    return (await loaders.adminTexts.load(adminTextsId(doc.subject, eventId)))?.network ?? 'Security settings';
  const title = doc.changes.find(({ field }) => field === 'title');
  if (title) return valueOf('title', title.after ?? title.before) ?? id;
  if (doc.subject !== null) return (await loaders.users.load(doc.subject))?.email || doc.subject;
  return id;
}
