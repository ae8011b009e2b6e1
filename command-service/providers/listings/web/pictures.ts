import { limits } from '../../../../domain/catalog.ts';
import { regex } from '../../../../domain/regex.ts';

const decoration = regex('i')`
  logo|icon|sprite|avatar|badge|pixel|tracking|placeholder|\.svg(?:$|\?)|energy|(?:^|[/_-])epc(?:[/_.-]|$)
  |(?:google|static)-?map|/maps?/|staticmap|mapbox|agent|realtor[-_]?(?:photo|headshot)|headshot|profile
  |equal-?housing|banner|advert|favicon|flag|(?:app|play)-?store|spacer|blank\.|loading
`;
const mapHosts =
  /(?:^|\.)(?:maps\.google|maps\.googleapis|tile\.openstreetmap|api\.mapbox|google-analytics|doubleclick|facebook)\./i;

/** Parts of a picture's address that only say its size. */
const sizes = regex('gi')`
  (?:
    [-_./,](?:
      cc_ft_\d+|uncropped_scaled_within_\d+_\d+|p_[a-h]|(?:max|rd-)?[wh]_?\d{2,4}(?:_h\d{2,4})?
      |\d{2,4}(?:x\d{2,4}|w|px)|(?:m\d{5,}(?:s|rd|od|x)?)|thumb(?:nail)?s?|small|medium|large|xlarge|xl|xs
      |full|orig(?:inal)?|mobile|desktop|preview
    )
  )+(?=[-_./,]|$)
`;

const sizeOf = (url: URL): number =>
  Math.max(0, ...(`${url.pathname}${url.search}`.match(/\d{2,4}/g) ?? []).map(Number).filter((each) => each <= 4096));

/** The part of an address that is the same for all sizes of one picture. */
function pictureKey(url: URL): string {
  const name = url.pathname.replace(sizes, '').toLowerCase();
  return name.replace(/\.(?:jpe?g|png|webp|avif)(?=$|\/)/g, '');
}

/**
 * Absolute http(s) addresses of pictures: each picture once, in its largest size, without logos, maps and energy
 * labels; at most 20.
 */
export function picturesOf(addresses: readonly string[], base: string): readonly string[] {
  const kept = new Map<string, URL>();
  for (const address of addresses) {
    if (address.length > limits.urlCharacters || !URL.canParse(address, base)) continue;
    const url = new URL(address, base);
    const isPicture =
      /^https?:$/.test(url.protocol) &&
      url.username === '' &&
      !decoration.test(url.pathname) &&
      !mapHosts.test(`${url.hostname}.`);
    if (!isPicture) continue;
    const key = pictureKey(url);
    const before = kept.get(key);
    if (before === undefined) kept.set(key, url);
    else if (sizeOf(url) > sizeOf(before)) kept.set(key, url);
  }
  return [...kept.values()].slice(0, 20).map(({ href }) => href);
}

/**
 * The alternative text that a page has for each picture, in any size of it; '' without one.
 *
 * @param texts the sources of the page's pictures with their alternative texts
 */
export function textsOf(
  pictures: readonly string[],
  texts: readonly { readonly source: string; readonly text: string }[],
  base: string,
): readonly string[] {
  const byKey = new Map<string, string>();
  for (const { source, text } of texts.toReversed())
    if (URL.canParse(source, base)) byKey.set(pictureKey(new URL(source, base)), text);
  return pictures.map((url) => byKey.get(pictureKey(new URL(url))) ?? '');
}
