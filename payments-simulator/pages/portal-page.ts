import type { Invoice } from '../objects/invoice-objects.ts';
import type { PortalSession, Subscription } from '../objects/billing-objects.ts';
import { periodEndOf } from '../billing/periods.ts';
import { escapeHtml } from '../api/html.ts';
import type { PortalWords } from './portal-texts.ts';
import type { CardDetails } from '../objects/payment-objects.ts';

export interface PortalView {
  readonly session: PortalSession;
  readonly subscription: Subscription | undefined;
  readonly card: CardDetails | undefined;
  /** Newest first. */
  readonly invoices: readonly Invoice[];
  /** Why the last form was refused, as a sentence. */
  readonly problem: string | undefined;
}

const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

function page({ language, say }: PortalWords, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${say('Billing portal')}</title><link rel="stylesheet" href="/test-payments/portal.css"></head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

/** The page for an address without a portal, or with an expired one. */
export const unknownSession = (words: PortalWords): string =>
  page(
    words,
    `<h1>${words.say('This billing page is closed')}</h1>
<p>${words.say('Open it again from the billing screen.')}</p>
<p><a href="/billing">${words.say('Go to billing')}</a></p>`,
  );

/** The customer portal: payment method, cancellation and invoices, as plain forms without script. */
export function portalDocument(
  { session, subscription, card, invoices, problem }: PortalView,
  words: PortalWords,
): string {
  const { say, said } = words;
  const form = (name: string, inner: string): string =>
    `<form method="post" action="${escapeHtml(session.url)}/${name}">${inner}</form>`;
  const alert = problem === undefined ? '' : `<p role="alert" class="problem">${escapeHtml(said(problem))}</p>`;
  return page(
    words,
    `<h1>${say('Billing portal')}</h1>
<p class="note">${say('Test mode: no real card is charged.')}</p>
${alert}
<section><h2>${say('Subscription')}</h2>${planSection(subscription, form, words)}</section>
<section id="card"><h2>${say('Payment method')}</h2>${cardSection(card, form, words)}</section>
<section><h2>${say('Invoices')}</h2>${invoiceSection(invoices, words)}</section>
<p><a href="${escapeHtml(session.return_url)}">${say('Return to Curbcast')}</a></p>`,
  );
}

type Form = (name: string, inner: string) => string;

/** True without a subscription that can still change. */
export const isOver = (subscription: Subscription | undefined): boolean =>
  !subscription || subscription.ended_at !== null || subscription.status === 'incomplete';

function planSection(subscription: Subscription | undefined, form: Form, { say, day }: PortalWords): string {
  if (!subscription || isOver(subscription)) return `<p>${say('There is no active subscription.')}</p>`;
  const total = subscription.items.data.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0);
  const end = day(subscription.cancel_at ?? periodEndOf(subscription), 'long');
  if (subscription.cancel_at !== null) {
    return `<p>${say('Your subscription ends on {end}.', { end })}</p>${form('resume', `<button>${say('Keep my subscription')}</button>`)}`;
  }
  const next =
    subscription.status === 'past_due'
      ? say('The last payment failed. Add another card below to pay now.')
      : say('Renews on {end} for {price}.', { end, price: money(total) });
  return `<p>${next}</p>${form('cancel', `<button class="quiet">${say('Cancel on {end}', { end })}</button>`)}`;
}

function cardSection(card: CardDetails | undefined, form: Form, { say }: PortalWords): string {
  const saved = card
    ? say('{brand} ending in {last4}, valid through {month}/{year}', {
        brand: card.brand,
        last4: card.last4,
        month: card.exp_month,
        year: card.exp_year,
      })
    : say('No card is saved.');
  const field = (name: string, label: string, more: string): string =>
    `<label>${label}<input name="${name}" required ${more}></label>`;
  return `<p>${escapeHtml(saved)}</p>${form(
    'card',
    `${field('number', say('Card number'), 'inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242"')}
${field('expiry', say('Expiry (MM / YY)'), 'autocomplete="cc-exp" placeholder="12 / 40"')}
${field('cvc', say('Security code'), 'inputmode="numeric" autocomplete="cc-csc" placeholder="123"')}
<button>${say('Use this card')}</button>`,
  )}`;
}

function invoiceSection(invoices: readonly Invoice[], { say, said, day }: PortalWords): string {
  if (invoices.length === 0) return `<p>${say('There are no invoices yet.')}</p>`;
  const rows = invoices.map(
    ({ created, number, total, status, invoice_pdf: pdf }) =>
      `<tr><td>${day(created, 'medium')}</td><td>${number}</td><td class="amount">${money(total)}</td><td>${said(status)}</td><td><a href="${pdf}">PDF<span class="hidden"> ${say('of {number}', { number: String(number) })}</span></a></td></tr>`,
  );
  return `<table><thead><tr><th>${say('Date')}</th><th>${say('Number')}</th><th class="amount">${say('Amount')}</th><th>${say('Status')}</th><th>${say('File')}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** A separate file, because the page's content policy allows no inline style. */
export const portalStyle = `
:root { color-scheme: light dark; --ink: #14201f; --soft: #4c5a58; --line: #c9d3d1; --paper: #fbfcfb; --card: #fff; --accent: #0b5d57; --on-accent: #fff; --bad: #9b1c1c; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8efee; --soft: #a9b8b5; --line: #35423f; --paper: #111817; --card: #1a2322; --accent: #5cc2b7; --on-accent: #06211e; --bad: #ffb3b3; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.6rem; margin: 0 0 .25rem; } h2 { font-size: 1.1rem; margin: 0 0 .75rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem; margin: 1rem 0; }
.note { color: var(--soft); margin: 0; } .problem { color: var(--bad); font-weight: 600; }
label { display: block; margin: 0 0 .75rem; font-weight: 600; }
input:not([type=checkbox]), select { display: block; width: 100%; margin-top: .25rem; padding: .6rem .75rem; font: inherit; font-weight: 400; color: inherit; background: var(--paper); border: 1px solid var(--soft); border-radius: 8px; }
::placeholder { color: var(--soft); opacity: 1; }
button { padding: .65rem 1.1rem; min-height: 44px; font: inherit; font-weight: 600; border: 1px solid var(--accent); border-radius: 8px; background: var(--accent); color: var(--on-accent); cursor: pointer; }
button.quiet { background: transparent; color: var(--accent); }
a { color: var(--accent); } :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; } th, td { text-align: left; padding: .5rem .4rem; border-bottom: 1px solid var(--line); white-space: nowrap; } .amount { text-align: right; }
details { border-top: 1px solid var(--line); padding: .25rem 0; } summary { padding: .6rem 0; min-height: 44px; cursor: pointer; font-weight: 600; color: var(--accent); }
form { margin: .25rem 0; } small { color: var(--soft); overflow-wrap: anywhere; } ul { padding-left: 1.1rem; } li { padding: .4rem 0; overflow-wrap: anywhere; } .box { display: flex; gap: .5rem; align-items: center; } .box input { width: 1.25rem; height: 1.25rem; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
@media (max-width: 480px) { th, td { padding-inline: .2rem; } th:nth-child(2), td:nth-child(2) { display: none; } }
`;
