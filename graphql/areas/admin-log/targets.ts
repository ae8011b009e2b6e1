import { categoryOf, streamIdOf } from '../../../domain/envelope.ts';
import { securitySubject } from '../../../domain/security/index.ts';
import { say } from '../../../words/index.ts';
import type { GatewayContext, Loaders } from '../../context.ts';
import type { AdminActionParent } from './parents.ts';

interface Reads {
  readonly loaders: Loaders;
  readonly inWords: GatewayContext['inWords'];
}

/** The target of an action. The id of a deleted video gets the word "Video", because nothing else says what it is. */
export async function targetOf(context: Reads, action: AdminActionParent): Promise<string> {
  const name = await nameOfTarget(context, action);
  const { stream } = action.doc;
  return categoryOf(stream) === 'video' && name === streamIdOf(stream) ? `Video ${name}` : name;
}

/** The name of the target of an action: a network, the person's email address, a video's title, else the id. */
export async function nameOfTarget(
  { loaders, inWords }: Reads,
  { id: eventId, doc }: AdminActionParent,
): Promise<string> {
  const id = streamIdOf(doc.stream);
  if (categoryOf(doc.stream) === 'video') return (await loaders.videos.load(id))?.title || id;
  if (doc.subject === securitySubject)
    return (await loaders.networks.load(eventId))?.network ?? inWords(say('SECURITY_SETTINGS'));
  const title = doc.changes.find(({ field }) => field === 'title');
  const given = title?.after ?? title?.before;
  if (typeof given === 'string' && given !== '') return given;
  if (doc.subject !== null) return (await loaders.users.load(doc.subject))?.email || doc.subject;
  return id;
}
