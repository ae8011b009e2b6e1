import { createHash } from 'node:crypto';
import type { SampleContent } from './listings/listing.ts';

/** Paths of a sample page and of its n-th picture (from 1), relative to `PUBLIC_URL`. */
export const listingPath = (slug: string): string => `/samples/listings/${slug}`;
export const picturePath = (slug: string, number: number): string => `${listingPath(slug)}/${number}.jpg`;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const html = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
const grouped = (value: number): string => value.toLocaleString('en-US');

export function addressLine({ street, city, state, postalCode }: SampleContent): string {
  return `${street}, ${city}, ${state} ${postalCode}`;
}

/** The Content-Security-Policy of sample pages: only their own style and pictures of their origin. */
export function pagePolicy(): string {
  return `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'`;
}

/**
 * Renders a sample page without scripts.
 *
 * @param baseUrl `PUBLIC_URL` without a trailing slash
 */
export function renderPage(content: SampleContent, baseUrl: string): string {
  const address = addressLine(content);
  const url = baseUrl + listingPath(content.slug);
  const pictures = content.pictures.map((caption, at) => ({
    caption,
    path: picturePath(content.slug, at + 1),
    url: baseUrl + picturePath(content.slug, at + 1),
  }));
  const [cover] = pictures;
  const summary = content.description[0] ?? '';
  const figures = figuresOf(content).map(
    ([label, value]) => `<div><dt>${html(label)}</dt><dd>${html(value)}</dd></div>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${html(address)} | Curbcast sample listing</title>
<meta name="description" content="${html(summary)}">
<meta property="og:type" content="website">
<meta property="og:title" content="${html(content.title)}">
<meta property="og:description" content="${html(summary)}">
<meta property="og:url" content="${html(url)}">
${pictures.map((picture) => `<meta property="og:image" content="${html(picture.url)}">`).join('\n')}
<script type="application/ld+json">${structuredData(
    content,
    url,
    pictures.map((picture) => picture.url),
  )}</script>
<style>${style}</style>
</head>
<body>
<header><p>Sample listing</p><p>${html(content.agent.company)}</p></header>
<main>
<figure class="cover"><img src="${html(cover?.path ?? '')}" alt="${html(cover?.caption ?? '')}" width="1280" height="720"></figure>
<div class="head"><div><h1>${html(content.title)}</h1><address>${html(address)}</address></div><p class="price">$${grouped(content.priceUsd)}</p></div>
<dl>${figures.join('')}</dl>
<div class="columns">
<section><h2>About this property</h2>
${content.description.map((paragraph) => `<p>${html(paragraph)}</p>`).join('\n')}
</section>
<section class="side"><h2>Features</h2>
<ul>${content.features.map((feature) => `<li>${html(feature)}</li>`).join('')}</ul>
<h2>Offered by</h2>
<p class="agent"><strong>${html(content.agent.name)}</strong><br>${html(content.agent.company)}<br>${html(content.agent.phone)}</p>
</section>
</div>
<h2>Pictures</h2>
<div class="gallery">${pictures
    .slice(1)
    .map(
      (picture) =>
        `<figure><img src="${html(picture.path)}" alt="${html(picture.caption)}" width="1280" height="720" loading="lazy"><figcaption>${html(picture.caption)}</figcaption></figure>`,
    )
    .join('')}</div>
</main>
<footer><p>This listing was made for trying Curbcast. The property, the people and the pictures are invented.</p></footer>
</body>
</html>
`;
}

function figuresOf(content: SampleContent): readonly (readonly [string, string])[] {
  const { beds, fullBaths, halfBaths = 0, areaSqFt, lotSize, yearBuilt } = content;
  return [
    ...(beds === undefined ? [] : [['Bedrooms', String(beds)] as const]),
    ...(fullBaths === undefined ? [] : [['Bathrooms', String(fullBaths + halfBaths / 2)] as const]),
    [beds === undefined ? 'Floor area' : 'Living area', `${grouped(areaSqFt)} sq ft`],
    ...(lotSize === undefined ? [] : [['Lot size', `${lotSize.value} ${lotSize.unit}`] as const]),
    ['Year built', String(yearBuilt)],
  ];
}

/** The listing as schema.org JSON-LD, escaped for a script element. */
function structuredData(content: SampleContent, url: string, images: readonly string[]): string {
  const { beds, fullBaths, halfBaths, lotSize } = content;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: content.title,
    url,
    about: {
      '@type': content.schemaType,
      accommodationCategory: content.propertyType,
      address: {
        '@type': 'PostalAddress',
        streetAddress: content.street,
        addressLocality: content.city,
        addressRegion: content.state,
        postalCode: content.postalCode,
        addressCountry: 'US',
      },
      ...(beds === undefined ? {} : { numberOfBedrooms: beds }),
      ...(fullBaths === undefined
        ? {}
        : {
            numberOfBathroomsTotal: fullBaths + (halfBaths ?? 0),
            numberOfFullBathrooms: fullBaths,
            numberOfPartialBathrooms: halfBaths ?? 0,
          }),
      floorSize: { '@type': 'QuantitativeValue', value: content.areaSqFt, unitCode: 'FTK' },
      ...(lotSize === undefined
        ? {}
        : { lotSize: { '@type': 'QuantitativeValue', value: lotSize.value, unitText: lotSize.unit } }),
      yearBuilt: content.yearBuilt,
      description: content.description.join(' '),
      amenityFeature: content.features.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
      image: images,
    },
    offers: {
      '@type': 'Offer',
      price: content.priceUsd,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      offeredBy: {
        '@type': 'RealEstateAgent',
        name: content.agent.name,
        telephone: content.agent.phone,
        worksFor: { '@type': 'Organization', name: content.agent.company },
      },
    },
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

const style = `
:root{color-scheme:light dark;--text:#121826;--soft:#48546a;--line:#d5dbe3;--page:#f7f8fa;--card:#fff;--accent:#0b6e63}
@media (prefers-color-scheme:dark){:root{--text:#edf1f7;--soft:#b4bfce;--line:#2b3644;--page:#0d1219;--card:#151c26;--accent:#3cc4af}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:17px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif}
header,main,footer{max-width:1080px;margin:0 auto;padding:0 20px}
header{display:flex;justify-content:space-between;color:var(--soft);font-size:15px}
header p:first-child{color:var(--accent);font-weight:600}
figure{margin:0}
img{display:block;width:100%;height:auto;border-radius:14px}
.head{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:end;gap:8px 32px;margin:28px 0 20px}
h1{margin:0 0 4px;font-size:clamp(1.6rem,1.2rem + 2vw,2.4rem);line-height:1.15;letter-spacing:-.01em}
h2{margin:32px 0 8px;font-size:1.15rem}
address{color:var(--soft);font-style:normal}
.price{margin:0;font-size:1.7rem;font-weight:650;font-variant-numeric:tabular-nums}
dl{display:flex;flex-wrap:wrap;gap:1px;margin:0;overflow:hidden;border:1px solid var(--line);border-radius:14px;background:var(--line)}
dl div{flex:1 1 140px;padding:14px 18px;background:var(--card)}
dt{color:var(--soft);font-size:14px}
dd{margin:0;font-size:1.2rem;font-weight:600;font-variant-numeric:tabular-nums}
.columns{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,1fr);gap:0 48px}
ul{margin:0;padding:0;list-style:none}
li{padding:7px 0;border-bottom:1px solid var(--line)}
.gallery{display:grid;grid-template-columns:repeat(auto-fit,minmax(280px,1fr));gap:20px}
figcaption{padding:6px 2px;color:var(--soft);font-size:15px}
footer{margin-top:40px;padding-bottom:40px;color:var(--soft);font-size:14px}
@media (max-width:760px){.columns{grid-template-columns:1fr}}
`;
