import { videoTemplates } from '../../../../domain/videos/index.ts';
import { json, type ExportPart } from '../part.ts';

export const drafts: ExportPart = {
  name: 'drafts/',
  readModels: [],
  about: 'The videos that you have begun and not made yet.',
  files: async function* ({ user, context }) {
    for (const template of videoTemplates) {
      const draft = await context.services.drafts.read(user.id, template);
      if (draft) yield { name: `drafts/${template}.json`, content: json(JSON.parse(draft.content)) };
    }
  },
};
