import { fontFaces, sans } from '../../../lib/typeface.ts';

/**
 * The stylesheet of the sign-in pages, on the product's design tokens. Served as a separate file, so that the pages
 * need neither inline styles nor scripts and their content security policy can be the strictest.
 */
export const STYLES = `${fontFaces}
:root {
  color-scheme: light dark;
  --bg: #F7F8FA; --surface: #FFFFFF; --border: #D5DBE3; --border-strong: #7C8798;
  --text: #121826; --text2: #48546A; --text3: #5D6A80;
  --accent: #0B6E63; --accent-hover: #095A51; --on-accent: #FFFFFF; --accent-soft: #DDF3EF; --accent-text: #0A5F56;
  --danger: #B3261E; --danger-soft: #FBE7E5; --info: #1D5FA8; --info-soft: #E4EFFA; --focus: #1657D9;
  --shadow: 0 12px 32px rgb(18 24 38 / .10);
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #0D1219; --surface: #151C26; --border: #2B3644; --border-strong: #6D7B8F;
    --text: #EDF1F7; --text2: #B4BFCE; --text3: #94A1B4;
    --accent: #3CC4AF; --accent-hover: #5AD3C0; --on-accent: #06231E; --accent-soft: #10352F; --accent-text: #7BDDCD;
    --danger: #FF8A80; --danger-soft: #3B1512; --info: #7DB7F5; --info-soft: #10273F; --focus: #8AB4FF;
    --shadow: none;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; background: var(--bg); color: var(--text);
  font: 400 1rem/1.5 ${sans};
  display: grid; grid-template-rows: auto 1fr auto; justify-items: center;
}
.brand { width: 100%; max-width: 27.5rem; padding: 2rem 1.25rem 1.25rem; display: flex; align-items: center; gap: .625rem; }
.brand a { display: inline-flex; align-items: center; gap: .625rem; color: inherit; text-decoration: none; font-weight: 650; font-size: 1.125rem; }
.brand svg { width: 2rem; height: 2rem; flex: none; }
.brand .tile { fill: var(--accent); }
.brand .mark { fill: var(--on-accent); }
.brand .played { stroke: var(--accent); stroke-width: 2; }
.brand .rest { stroke: var(--border-strong); stroke-width: 2; }
main { width: 100%; max-width: 27.5rem; padding: 0 1.25rem; align-self: start; }
.card { background: var(--surface); border: 1px solid var(--border); border-radius: 14px; padding: 2rem; box-shadow: var(--shadow); }
h1 { margin: 0 0 .375rem; font-size: 1.75rem; line-height: 1.2; font-weight: 650; letter-spacing: -.01em; }
.lead { margin: 0 0 1.5rem; color: var(--text2); }
.fields { display: grid; gap: 1.125rem; }
.pair { display: grid; gap: 1.125rem; }
label { display: block; margin-bottom: .375rem; font-size: .875rem; line-height: 1.3; font-weight: 550; }
label .optional { color: var(--text3); font-weight: 400; }
input[type=text], input[type=email], input[type=password] {
  width: 100%; min-height: 44px; padding: .5rem .75rem; font: inherit; color: var(--text);
  background: var(--surface); border: 1px solid var(--border-strong); border-radius: 6px; appearance: none;
}
input:hover { border-color: var(--text2); }
input[readonly] { background: var(--bg); color: var(--text2); }
input[aria-invalid=true] { border-color: var(--danger); border-width: 2px; padding: calc(.5rem - 1px) calc(.75rem - 1px); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.secret { position: relative; }
.secret input { padding-inline-end: 3rem; }
.eye {
  position: absolute; inset-block: 0; inset-inline-end: 0; width: 2.75rem; padding: 0; display: grid; place-items: center;
  border: 0; border-radius: 6px; background: none; color: var(--text2); cursor: pointer;
}
.eye:hover { color: var(--text); }
.eye svg { width: 1.25rem; height: 1.25rem; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; }
.eye[aria-pressed=false] .strike { display: none; }
.hint { margin: .375rem 0 0; font-size: .8125rem; line-height: 1.4; color: var(--text3); }
.apart { margin-top: 1.125rem; }
.error { margin: .375rem 0 0; font-size: .8125rem; line-height: 1.4; color: var(--danger); font-weight: 550; }
.notice { margin: 0 0 1.25rem; padding: .75rem .875rem; border-radius: 10px; font-size: .9375rem; border: 1px solid transparent; }
.notice.danger { background: var(--danger-soft); color: var(--danger); border-color: var(--danger); }
.notice.info { background: var(--info-soft); color: var(--info); }
.notice:focus { outline: 2px solid var(--focus); outline-offset: 2px; }
.actions { display: grid; gap: .75rem; margin-top: 1.5rem; }
.button {
  display: flex; align-items: center; justify-content: center; width: 100%; min-height: 44px; padding: .5rem 1rem; cursor: pointer;
  font: inherit; font-weight: 600; border-radius: 10px; border: 1px solid transparent; text-align: center; text-decoration: none;
  transition: background-color 120ms cubic-bezier(.2,0,0,1);
}
.button.primary { background: var(--accent); color: var(--on-accent); }
.button.primary:hover { background: var(--accent-hover); }
.button.quiet { background: transparent; color: var(--text); border-color: var(--border-strong); }
.button.quiet:hover { background: var(--bg); }
.passkey { display: grid; gap: .5rem; margin-top: .75rem; }
[hidden] { display: none !important; }
.swap { margin: 1.5rem 0 0; padding-top: 1.25rem; border-top: 1px solid var(--border); text-align: center; color: var(--text2); font-size: .9375rem; }
.cancel { margin: .25rem 0 -.75rem; text-align: center; }
.link, .hint a, .swap a, .foot a { color: var(--accent-text); font: inherit; text-decoration: underline; text-underline-offset: 2px; }
.link { background: none; border: 0; padding: .625rem .75rem; cursor: pointer; font-size: .9375rem; min-height: 44px; border-radius: 6px; }
.link:hover, .swap a:hover { color: var(--text); }
.swap a { display: inline-block; padding: .25rem 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem .75rem; margin: 0 0 1rem; font-size: .875rem; color: var(--text2); }
dd { margin: 0; overflow-wrap: anywhere; }
.foot { width: 100%; max-width: 27.5rem; padding: 1.25rem; font-size: .8125rem; color: var(--text3); text-align: center; }
@media (min-width: 480px) { .pair { grid-template-columns: 1fr 1fr; gap: .875rem; align-items: start; } }
@media (min-width: 768px) { .brand { padding-top: 4rem; } }
@media (max-width: 479px) { .card { padding: 1.5rem 1.25rem; } .brand { padding-top: 1.25rem; } }
@media (prefers-reduced-motion: reduce) { .button { transition: none; } }
`;
