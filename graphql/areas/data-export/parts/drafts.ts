import { draftFlows } from '../../../../command-service/index.ts';
import { json, type ExportPart } from '../part.ts';

export const drafts: ExportPart = {
  name: 'drafts/',
  readModels: [],
  about: 'The videos that you have begun and not made yet.',
  files: async function* ({ user, context }) {
    for (const flow of draftFlows) {
      const draft = await context.services.drafts.read(user.id, flow);
      if (draft) yield { name: `drafts/${flow}.json`, content: json(JSON.parse(draft.content)) };
    }
  },
};
