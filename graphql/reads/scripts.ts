import { estimateScript, fairHousingWarnings, findPlaceholders } from '../../command-service/index.ts';

/** Length, price and what is still to be done about a script: the same for GraphQL and REST. */
export function estimateOf(script: string) {
  return {
    ...estimateScript(script),
    placeholders: findPlaceholders(script),
    warnings: fairHousingWarnings(script),
  };
}
