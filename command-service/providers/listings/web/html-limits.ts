/** How much of a page is kept: no page makes the reader slow or large. */
export const limitOf = {
  jsonLd: 20,
  dataScripts: 12,
  flight: 400,
  meta: 500,
  metaName: 100,
  metaCharacters: 2000,
  title: 300,
  lines: 4000,
  lineCharacters: 4000,
  visibleCharacters: 400_000,
  images: 60,
  headings: 60,
  containers: 20_000,
} as const;
