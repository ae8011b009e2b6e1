import type { PageInks } from '../../../../domain/inks.ts';

/** The colors of the owner's brand in place of the product's. */
const brandStyle = (colours: PageInks | undefined): string =>
  colours === undefined
    ? ''
    : `:root{--accent:${colours.light};--on:#fff}@media(prefers-color-scheme:dark){:root{--accent:${colours.dark};--on:#06120f}}`;

/** The style of share pages, after that of all public pages. */
export const pageStyle = (colours: PageInks | undefined): string => `
[hidden]{display:none!important}
.owner{background:var(--surface);border-block-end:3px solid var(--accent)}
.owner p{max-inline-size:960px;margin:0 auto;padding:8px 16px;min-block-size:56px;display:flex;align-items:center;gap:12px;font-weight:650;font-size:1.0625rem;overflow-wrap:anywhere}
.owner img{inline-size:40px;block-size:40px;object-fit:contain;border-radius:8px;flex:none}
.about{display:flex;gap:12px 24px;justify-content:space-between;align-items:start;flex-wrap:wrap}
.heading{flex:1 1 260px;min-inline-size:0;display:grid;gap:4px}
.about .actions{align-items:center}
.about [role=status]:empty{margin-inline-start:-8px}
.status{justify-self:start;padding:4px 12px;border-radius:999px;background:var(--accent);color:var(--on);font-weight:650;font-size:.875rem}
.facts{margin:0;display:flex;flex-wrap:wrap;gap:1px;background:var(--border);border:1px solid var(--border);border-radius:14px;overflow:hidden}
.facts div{flex:1 1 128px;background:var(--surface);padding:12px 16px}
dt{color:var(--text2);font-size:.875rem}
dd{margin:0;font-size:1.25rem;line-height:1.3;font-weight:650;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.columns,.columns>div{display:grid;grid-template-columns:minmax(0,1fr);gap:20px;align-content:start;min-inline-size:0}
.columns section{min-inline-size:0}
.strip{list-style:none;margin:0 -16px;padding:4px 16px 8px;display:flex;gap:12px;overflow-x:auto;scroll-snap-type:x proximity;scroll-padding-inline:16px}
.strip li{flex:none;scroll-snap-align:start}
.strip a{display:block;border-radius:10px}
.strip img{display:block;inline-size:auto;block-size:160px;min-inline-size:120px;max-inline-size:280px;object-fit:cover;border-radius:10px;background:var(--soft)}
.card form{max-inline-size:none}
.card form>div{display:grid;gap:6px}
.card form label{display:block}
.card form label span{color:var(--text2);font-weight:400}
textarea{min-block-size:88px;padding:8px 12px;border:1px solid var(--text2);border-radius:6px;background:var(--surface);color:var(--text);font:inherit;resize:vertical;inline-size:100%}
[aria-invalid]{border-color:var(--danger);border-width:2px}
.card form .error{font-size:.9375rem}
button[aria-busy=true]{opacity:.6;cursor:progress}
#tour:focus{outline:none}
.bar{display:none}
@media(min-width:860px){.columns{grid-template-columns:minmax(0,1fr) 360px}.columns:not(:has(>div:last-child>*)){grid-template-columns:minmax(0,1fr)}.strip{margin-inline:-4px;padding-inline:4px}}
@media(max-width:719px){
html{scroll-padding-block-end:96px}
body:has(.bar){padding-block-end:calc(76px + env(safe-area-inset-bottom))}
.bar{position:fixed;inset-inline:0;inset-block-end:0;display:flex;gap:8px;padding:12px 16px calc(12px + env(safe-area-inset-bottom));background:var(--surface);border-block-start:1px solid var(--border)}
.bar .button{flex:1 1 auto;padding-inline:8px;text-align:center}
body:not(:has(#tour form)) .bar [href='#tour'],body:not(:has(#tour form)) .bar:not(:has([href^='tel:'])){display:none}
}
${brandStyle(colours)}`;

/** The style of the player on other sites: only its lines have the colors of the brand. */
export const embedStyle = (colours: PageInks | undefined): string =>
  `${brandStyle(colours)}${colours === undefined ? '' : `.embed a.title{border-inline-start:4px solid ${colours.dark}}`}`;
