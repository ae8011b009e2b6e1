import { ApolloLink } from '@apollo/client';
import { concatMap } from 'rxjs';
import { language } from '../../i18n/language.ts';
import { readServerTexts } from '../../i18n/said.ts';

/** Puts the words of the server into the language of the page. In English nothing is to be done. */
export const languageLink = (): ApolloLink =>
  new ApolloLink((operation, forward) =>
    language === 'en'
      ? forward(operation)
      : forward(operation).pipe(
          concatMap(async (answer) => {
            const [{ inLanguage }] = await Promise.all([import('./inLanguage.ts'), readServerTexts()]);
            const { data } = answer;
            return data ? { ...answer, data: inLanguage(data) as typeof data } : answer;
          }),
        ),
  );
