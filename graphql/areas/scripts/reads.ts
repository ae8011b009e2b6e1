import { estimateScript, fairHousingWarnings, findPlaceholders, languageOf } from '../../../domain/scripts/index.ts';
import { limits } from '../../../domain/catalog.ts';
import { suggestedTitle } from '../../../domain/videos/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { GatewayContext } from '../../context.ts';

/** Length, price, open placeholders and warnings of a script. */
export function estimateOf(script: string) {
  return {
    ...estimateScript(script),
    placeholders: findPlaceholders(script),
    warnings: fairHousingWarnings(script),
  };
}

/** `estimateOf` for a script of a video. Throws INVALID_INPUT for text that the voice cannot speak. */
export function estimateForVideo({ services }: Pick<GatewayContext, 'services'>, script: string) {
  const problem = services.providers.video.cannotSpeak(script, languageOf(script));
  if (problem !== undefined) throw new Refusal('INVALID_INPUT', problem);
  return estimateOf(script);
}

type Scripts = GatewayContext['services']['providers']['scripts'];
type PropertyRequest = Parameters<Scripts['fromProperty']>[0];
/** Each call counts against the daily limit of the user. */
type Payer = Pick<GatewayContext, 'services' | 'takeScript' | 'requireUser'>;

/** Writes a script from a listing. The result is cut to the limits of `startVideo`, so that it can be used as input. */
export async function generateScript({ services, takeScript, requireUser }: Payer, request: PropertyRequest) {
  await takeScript();
  const { title, propertyAddress, imageUrls, imageTexts, ...written } = await services.providers.scripts.fromProperty(
    request,
    requireUser(),
  );
  const pictures = imageUrls
    .map((url, at) => ({ url, text: (imageTexts[at] ?? '').slice(0, limits.pictureTextCharacters) }))
    .filter(({ url }) => url.length <= limits.urlCharacters)
    .slice(0, limits.listingPictures);
  return {
    ...written,
    title: suggestedTitle(title),
    propertyAddress: propertyAddress.slice(0, limits.addressCharacters),
    imageUrls: pictures.map(({ url }) => url),
    imageTexts: pictures.map(({ text }) => text),
  };
}

/** Improves the wording of a script. */
export async function optimizeScript({ services, takeScript, requireUser }: Payer, script: string) {
  await takeScript();
  return services.providers.scripts.optimize(script, requireUser());
}

/** Translates a script. */
export async function translateScript(
  { services, takeScript, requireUser }: Payer,
  script: string,
  language: Parameters<Scripts['translate']>[1],
) {
  await takeScript();
  return services.providers.scripts.translate(script, language, requireUser());
}
