import { estimateScript, fairHousingWarnings, findPlaceholders } from '../../command-service/index.ts';
import { limits } from '../../domain/catalog.ts';
import type { GatewayContext } from '../context.ts';

/** Length, price and what is still to be done about a script: the same for GraphQL and REST. */
export function estimateOf(script: string) {
  return {
    ...estimateScript(script),
    placeholders: findPlaceholders(script),
    warnings: fairHousingWarnings(script),
  };
}

type PropertyRequest = Parameters<GatewayContext['services']['commands']['scripts']['fromProperty']>[0];

/** A script from a listing. What it answers is within the limits of `startVideo`, so it can be sent back as it is. */
export async function generateScript({ services }: Pick<GatewayContext, 'services'>, request: PropertyRequest) {
  const { title, propertyAddress, imageUrls, ...written } = await services.commands.scripts.fromProperty(request);
  return {
    ...written,
    title: title.slice(0, limits.titleCharacters),
    propertyAddress: propertyAddress.slice(0, limits.addressCharacters),
    imageUrls: imageUrls.filter((url) => url.length <= limits.urlCharacters).slice(0, limits.orderPictures),
  };
}
