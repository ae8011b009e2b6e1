import { createGlobalStyle } from 'styled-components';
import { fontFaces } from '../../../lib/typeface.ts';
import { color, declarationsOf, focusRing, font, space, text } from './tokens.ts';

/** Custom properties of both themes, the reset, and the styles of every page. */
export const GlobalStyle = createGlobalStyle`
  ${fontFaces}
  :root { --size-control: 40px; color-scheme: light; ${declarationsOf('light')} }
  :root[data-theme='dark'] { color-scheme: dark; ${declarationsOf('dark')} }
  @media (pointer: coarse) { :root { --size-control: 44px; } }
  :root:has([data-bottom-bar]) { --bottom-bar: calc(var(--size-control) + 48px); }

  *, *::before, *::after { box-sizing: border-box; }
  html { scroll-padding-block: 96px; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  body {
    margin: 0; min-block-size: 100dvh; overflow-wrap: break-word;
    background: ${color.bg}; color: ${color.text}; font-family: ${font.sans}; ${text('body')}
    -webkit-font-smoothing: antialiased;
  }
  /*
   * A dialog sets pointer-events and this property on the body. Inherited, they would restyle the whole page: half of
   * the time that opening a dialog takes.
   */
  #root { min-block-size: 100dvh; isolation: isolate; pointer-events: auto; }
  @property --removed-body-scroll-bar-size { syntax: '*'; inherits: false; }
  h1, h2, h3, h4, p, figure, blockquote, dl, dd { margin: 0; }
  h1 { ${text('h1')} letter-spacing: -0.015em; text-wrap: balance; }
  h2 { ${text('h2')} letter-spacing: -0.01em; text-wrap: balance; }
  h3 { ${text('h3')} }
  p { text-wrap: pretty; }
  img, svg, video { display: block; max-inline-size: 100%; }
  .lucide { flex: none; }
  button, input, textarea, select { font: inherit; color: inherit; }
  button { cursor: pointer; touch-action: manipulation; }
  :disabled, [aria-disabled='true'] { cursor: not-allowed; }
  a { color: ${color.accentText}; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  code, kbd, pre { font-family: ${font.mono}; font-size: 0.925em; }
  ul, ol { margin: 0; padding-inline-start: ${space[5]}; }
  ul[role='list'], ol[role='list'] { padding: 0; list-style: none; }
  :focus-visible { ${focusRing} }
  main:focus, h1:focus { outline: none; }
  ::selection { background: ${color.accentSoft}; color: ${color.accentText}; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important; animation-iteration-count: 1 !important;
      transition: none !important; scroll-behavior: auto !important;
    }
  }
  [data-print='only'] { display: none; }
  @media print {
    [data-print='only'] { display: block; }
    :root, :root[data-theme='dark'] { color-scheme: light; ${declarationsOf('light')} }
    body { background: #fff; font-size: 10.5pt; }
    @page { margin: 14mm; }
    :is(header, footer):not(main *), nav, button, a[download], [role='status'], [data-toasts] { display: none !important; }
    main { print-color-adjust: exact; }
    tr, li, article { break-inside: avoid; }
    a { color: inherit; text-decoration: none; }
  }
  @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
`;
