import { estimateScript, fairHousingWarnings, findPlaceholders, languageOf } from '../../domain/scripts/index.ts';
import { limits } from '../../domain/catalog.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { GatewayContext } from '../context.ts';

/** Length, price and what is still to be done about a script: the same for GraphQL and REST. */
export function estimateOf(script: string) {
  return {
    ...estimateScript(script),
    placeholders: findPlaceholders(script),
    warnings: fairHousingWarnings(script),
  };
}

/** As `estimateOf`, for a script that a video is to be made of: one that the voice cannot speak is refused. */
export function estimateForVideo({ services }: Pick<GatewayContext, 'services'>, script: string) {
  const unspoken = services.providers.video.cannotSpeak(script, languageOf(script));
  if (unspoken !== undefined) throw new Refusal('INVALID_INPUT', unspoken);
  return estimateOf(script);
}

type Scripts = GatewayContext['services']['providers']['scripts'];
type PropertyRequest = Parameters<Scripts['fromProperty']>[0];
/** Each call takes one of the user's script requests of the day. */
type Payer = Pick<GatewayContext, 'services' | 'takeScript'>;

/** A script from a listing. What it answers is within the limits of `startVideo`, so it can be sent back as it is. */
export async function generateScript({ services, takeScript }: Payer, request: PropertyRequest) {
  await takeScript();
  const { title, propertyAddress, imageUrls, ...written } = await services.providers.scripts.fromProperty(request);
  return {
    ...written,
    title: title.slice(0, limits.titleCharacters),
    propertyAddress: propertyAddress.slice(0, limits.addressCharacters),
    imageUrls: imageUrls.filter((url) => url.length <= limits.urlCharacters).slice(0, limits.orderPictures),
  };
}

/** The script in better words. */
export async function optimizeScript({ services, takeScript }: Payer, script: string) {
  await takeScript();
  return services.providers.scripts.optimize(script);
}

/** The script in another language. */
export async function translateScript(
  { services, takeScript }: Payer,
  script: string,
  language: Parameters<Scripts['translate']>[1],
) {
  await takeScript();
  return services.providers.scripts.translate(script, language);
}
