import { fontFaces, sans } from '../../lib/typeface.ts';

/**
 * The style of the pages for people without an account, for the page's nonce. Colors are those of the product
 * (`web/src/theme/tokens.ts`).
 */
export const style = `${fontFaces}
:root{color-scheme:light dark;--bg:#f7f8fa;--surface:#fff;--text:#121826;--text2:#48546a;--border:#d5dbe3;--accent:#0b6e63;--on:#fff;--soft:#eef1f5;--danger:#b3261e;--focus:#1657d9}
@media(prefers-color-scheme:dark){:root{--bg:#0d1219;--surface:#151c26;--text:#edf1f7;--text2:#b4bfce;--border:#2b3644;--accent:#3cc4af;--on:#06231e;--soft:#1c2531;--danger:#ff8a80;--focus:#8ab4ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:16px/1.5 ${sans}}
main{max-inline-size:960px;margin:0 auto;padding:24px 16px 48px;display:grid;gap:20px}
h1{font-size:clamp(1.375rem,4vw,1.75rem);line-height:1.2;font-weight:650;margin:0;overflow-wrap:anywhere}
h2{font-size:1.125rem;line-height:1.35;font-weight:600;margin:0 0 8px}
p{margin:0}
a{color:var(--accent)}
video{display:block;inline-size:100%;block-size:auto;max-block-size:76vh;background:#000;border-radius:14px}
.quiet{color:var(--text2);font-size:.9375rem;overflow-wrap:anywhere}
.card{background:var(--surface);border:1px solid var(--border);border-radius:14px;padding:16px}
.agent{display:flex;gap:16px;align-items:center;flex-wrap:wrap}
.agent img{inline-size:72px;block-size:72px;object-fit:contain;border-radius:12px;background:var(--soft)}
.agent div{flex:1 1 220px;min-inline-size:0}
.agent strong{display:block;font-size:1.0625rem;overflow-wrap:anywhere}
.actions{display:flex;gap:8px;flex-wrap:wrap}
.button,button{display:inline-flex;align-items:center;justify-content:center;min-block-size:44px;padding:8px 18px;border:0;border-radius:10px;background:var(--accent);color:var(--on);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.second{background:transparent;color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
ol{list-style:none;margin:0;padding:0;display:grid;gap:2px}
ol a{display:flex;gap:12px;align-items:center;min-block-size:44px;padding:4px 8px;border-radius:8px;color:var(--text);text-decoration:none}
ol a:hover{background:var(--soft)}
ol span{color:var(--text2);font-variant-numeric:tabular-nums;min-inline-size:3.2em}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
form{display:grid;gap:12px;max-inline-size:380px}
label{display:grid;gap:6px;font-size:.875rem;line-height:1.3;font-weight:550}
input{min-block-size:44px;padding:8px 12px;border:1px solid var(--text2);border-radius:6px;background:var(--surface);color:var(--text);font:inherit;font-size:1rem}
.error{color:var(--danger);font-weight:600}
.brand{border-block-end:1px solid var(--border);background:var(--surface);padding:8px 16px}
.brand a{display:inline-flex;align-items:center;gap:10px;min-block-size:44px;color:var(--text);font-weight:650;font-size:1.125rem;text-decoration:none}
.empty{min-block-size:60vh;align-content:center;justify-items:center;text-align:center}
footer{border-block-start:1px solid var(--border);padding-block-start:16px;display:grid;gap:4px}
.embed{display:grid;min-block-size:100vh;background:#000;position:relative}
.embed video{block-size:100vh;max-block-size:none;border-radius:0;object-fit:contain}
.embed a.title{position:absolute;inset-block-start:0;inset-inline-start:0;max-inline-size:100%;padding:8px 12px;background:rgba(0,0,0,.72);color:#fff;font-weight:600;text-decoration:none;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.embed main{color:#fff;align-content:center;justify-items:center;text-align:center}
`;
