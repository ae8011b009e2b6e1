import { dateTime } from '../../../scalars.ts';
import { json, type ExportPart } from '../part.ts';

/** The tokens themselves are stored nowhere. */
export const accessTokens: ExportPart = {
  name: 'access-tokens.json',
  readModels: [],
  about: 'Your access tokens by name, what each may do, and when it was used last; never the tokens themselves.',
  files: async function* ({ user, context }) {
    const { tokens } = await context.services.commands.accessTokens.listAccessTokens(user.id);
    const shown = tokens.map(({ tokenId, name, scopes, createdAt, expiresAt, lastUsedAt, revokedAt }) => {
      const [expires, used, revoked] = [expiresAt, lastUsedAt, revokedAt].map((at) =>
        at === null ? null : dateTime(at),
      );
      return { id: tokenId, name, scopes, createdAt: dateTime(createdAt), expires, used, revoked };
    });
    yield { name: 'access-tokens.json', content: json(shown) };
  },
};
