import { execute } from 'graphql';
import type { GatewayContext } from '../../graphql/context.ts';
import { createSchema } from '../../graphql/schema.ts';
import { inWords, type Language, type Sentence } from '../../words/index.ts';
import { CatalogDocument, type CatalogQuery } from '../src/gql/graphql.ts';

/** The catalog as the server answers it with the default settings, in a language. */
export async function defaultCatalog(language: Language): Promise<CatalogQuery['catalog']> {
  const settings = {
    emailBlastSold: false,
    bundleValidity: null,
    translates: false,
    twinClonesVoice: false,
    twinHasSample: true,
    arrangesVideos: true,
  } as GatewayContext['settings'];
  const { data, errors } = await execute({
    schema: createSchema(),
    document: CatalogDocument,
    contextValue: { settings, inWords: (sentence: Sentence) => inWords(sentence, language) },
  });
  if (errors !== undefined || data === null || data === undefined) throw new Error(`No catalogue: ${String(errors)}`);
  return data['catalog'] as CatalogQuery['catalog'];
}
