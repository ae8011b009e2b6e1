/**
 * The typeface: Inter, variable in weight, the Latin letters (48 kB). The build copies it from its package; the version
 * in the name lets browsers keep it forever. Other writing systems use the device's fonts.
 */
export const fontFile = 'assets/inter-5.3.0.woff2';

/** The typeface with what replaces it where it is missing, as `font-family` takes it. */
export const sans =
  '"Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif';

/**
 * While the file is on its way, a font of the device replaces it, stretched to the same measures: nothing moves when
 * the file arrives.
 */
export const fontFaces = `
  @font-face {
    font-family: 'Inter Variable'; font-style: normal; font-display: swap; font-weight: 100 900;
    src: url(/${fontFile}) format('woff2-variations');
    unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F,
      U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
  }
  @font-face {
    font-family: 'Inter Fallback'; src: local('Arial'), local('Liberation Sans'), local('Helvetica');
    ascent-override: 90.49%; descent-override: 22.56%; line-gap-override: 0%; size-adjust: 107.06%;
  }
`;
