import { listAlerts, sourceOf } from '../../security/reads.ts';
import { wordsOf } from '../../security/wording.ts';
import { dateTime } from '../../../scalars.ts';
import { json, type ExportPart } from '../part.ts';

const mostAlerts = 1_000;

const mostSignIns = 1_000;

export const signIns: ExportPart = {
  name: 'sign-ins.json',
  readModels: [],
  about: 'The attempts to sign in to your account in the last 30 days: when, from where, and how they ended.',
  files: async function* ({ user, context }) {
    const found = await context.services.security.counters.signIns({ of: { userId: user.id }, limit: mostSignIns });
    const rows = found.map(({ at, outcome, address }) => ({ time: dateTime(at), outcome, address }));
    yield { name: 'sign-ins.json', content: json(rows) };
  },
};

export const securityAlerts: ExportPart = {
  name: 'security-alerts.json',
  readModels: ['security-alerts.securityAlerts', 'security-alerts.alertSources'],
  about: 'The newest security alerts about your account: what happened, when, and from where.',
  files: async function* ({ user, context }) {
    const found = await listAlerts(context.services, { userId: user.id, limit: mostAlerts });
    const rows = await Promise.all(
      found.map(async ({ node }) => {
        const words = wordsOf(node.doc);
        const [title, description] = [context.inWords(words.title), context.inWords(words.description)];
        const { address, userAgent } = await sourceOf(context.services, node);
        return { title, description, count: node.doc.count, last: dateTime(node.doc.lastAt), address, userAgent };
      }),
    );
    yield { name: 'security-alerts.json', content: json(rows) };
  },
};
