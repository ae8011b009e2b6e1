import { accountActs, customerActs, type Act, type Field } from './dashboard-acts.ts';
import { invoiceActs } from './invoice-acts.ts';
import { subscriptionActs } from './subscription-acts.ts';
import type { DashboardWords } from './dashboard-texts.ts';
import type { Invoice } from '../objects/invoice-objects.ts';
import type { Customer, Settings, Subscription } from '../objects/billing-objects.ts';
import { periodEndOf } from '../billing/periods.ts';
import { escapeHtml as escape } from '../api/html.ts';

/** The address of the dashboard, for links and forms. */
export const dashboardPath = '/test-payments/dashboard';

const money = (cents: number): string => `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;

/** The result of the last form. */
export interface Outcome {
  readonly problem?: string | undefined;
  readonly isDone?: boolean;
}

function page({ language, say, said }: DashboardWords, { problem, isDone }: Outcome, body: string): string {
  const told =
    problem === undefined
      ? isDone
        ? `<p role="status" class="note">${say('Done.')}</p>`
        : ''
      : `<p role="alert" class="problem">${escape(said(problem))}</p>`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${say('Test dashboard')}</title><link rel="stylesheet" href="/test-payments/portal.css"></head>
<body>
<main>
<h1>${say('Test dashboard')}</h1>
<p class="note">${say('Test mode: what only staff can do at Stripe.')}</p>
${told}
${body}
</main>
</body>
</html>
`;
}

/** The form that asks for the secret. */
export const signInPage = (words: DashboardWords, outcome: Outcome): string =>
  page(
    words,
    outcome,
    `<form method="post" action="${dashboardPath}/sign-in">
<label>${words.say('Secret of the test payments')}<input name="secret" type="password" required autocomplete="off"></label>
<button>${words.say('Sign in')}</button></form>`,
  );

function input({ say }: DashboardWords, { name, label, kind, options = [], value = '' }: Field): string {
  if (kind === 'box') return `<label class="box"><input type="checkbox" name="${name}"> ${say(label)}</label>`;
  if (kind === 'choice') {
    const choices = options.map(
      ([of, text]) => `<option value="${of}"${of === value ? ' selected' : ''}>${say(text)}</option>`,
    );
    return `<label>${say(label)}<select name="${name}">${choices.join('')}</select></label>`;
  }
  const mode = { money: 'decimal', number: 'decimal', text: 'text' }[kind];
  return `<label>${say(label)}<input name="${name}" inputmode="${mode}" value="${escape(value)}"></label>`;
}

interface Target {
  readonly kind: 'account' | 'customers' | 'subscriptions' | 'invoices';
  readonly id: string;
}

/** The forms for a subject. A form with fields opens on demand, so that the list is short on a phone. */
function forms<Subject>(
  words: DashboardWords,
  acts: Readonly<Record<string, Act<Subject>>>,
  subject: Subject,
  { kind, id }: Target,
): string {
  const offered = Object.entries(acts).filter(([, { isOffered }]) => isOffered?.(subject) ?? true);
  return offered
    .map(([name, { label, fields }]) => {
      const form = `<form method="post" action="${dashboardPath}/${kind}/${id}/${name}">${fields.map((field) => input(words, field)).join('\n')}<button class="quiet">${words.say(label)}</button></form>`;
      return fields.length === 0 ? form : `<details><summary>${words.say(label)}</summary>${form}</details>`;
    })
    .join('\n');
}

export interface HomeView {
  /** Unix seconds. */
  readonly now: number;
  readonly settings: Settings;
  readonly customers: readonly Customer[];
}

/** The account: its clock, its settings and its customers. */
export function homePage(words: DashboardWords, { now, settings, customers }: HomeView, outcome: Outcome): string {
  const { say, day } = words;
  const { settings: saves, ...others } = accountActs;
  const chosen: Readonly<Record<string, string>> = { ...settings, created: '' };
  const acts = {
    ...others,
    ...(saves && {
      settings: { ...saves, fields: saves.fields.map((field) => ({ ...field, value: chosen[field.name] ?? '' })) },
    }),
  };
  const rows = customers.map(
    ({ id, email }) =>
      `<li><a href="${dashboardPath}/customers/${id}">${email === null ? say('Without an address') : escape(email)}</a> <small>${id}</small></li>`,
  );
  const list = rows.length === 0 ? `<p>${say('There are no customers.')}</p>` : `<ul>${rows.join('')}</ul>`;
  return page(
    words,
    outcome,
    `<section><h2>${say('Account')}</h2><p>${say('Clock: {now}', { now: day(now, 'long') })}</p>${forms(words, acts, undefined, { kind: 'account', id: 'own' })}</section>
<section><h2>${say('Customers')}</h2>
<form method="get" action="${dashboardPath}"><label>${say('Email address')}<input name="email" type="email"></label><button class="quiet">${say('Search')}</button></form>
${list}</section>`,
  );
}

export interface CustomerView {
  readonly customer: Customer;
  /** Newest first, as the invoices are. */
  readonly subscriptions: readonly Subscription[];
  readonly invoices: readonly Invoice[];
}

/** A customer with all acts on their subscriptions and invoices. */
export function customerPage(words: DashboardWords, view: CustomerView, outcome: Outcome): string {
  const { say } = words;
  const { customer, subscriptions, invoices } = view;
  const { id, email, balance, deleted } = customer;
  const about = deleted
    ? `<p>${say('This customer was deleted.')}</p>`
    : `<p>${escape(email ?? say('Without an address'))}<br><small>${id}</small></p><p>${say('Balance: {balance}', { balance: money(balance) })}</p>${forms(words, customerActs, id, { kind: 'customers', id })}`;
  return page(
    words,
    outcome,
    `<p><a href="${dashboardPath}">${say('All customers')}</a></p>
<section><h2>${say('Customer')}</h2>${about}</section>
${subscriptions.map((subscription) => subscriptionSection(words, subscription)).join('\n')}
${invoices.length === 0 ? `<p>${say('There are no invoices.')}</p>` : invoices.map((invoice) => invoiceSection(words, invoice)).join('\n')}`,
  );
}

function subscriptionSection(words: DashboardWords, subscription: Subscription): string {
  const { say, said, day } = words;
  const { id, status, cancel_at: cancelAt, discounts, ended_at: endedAt, pause_collection: paused } = subscription;
  const end = endedAt ?? cancelAt;
  const facts = [
    say('Status: {status}', { status: said(status) }),
    end === null
      ? say('Renews on {end}', { end: day(periodEndOf(subscription), 'long') })
      : say('Ends on {end}', { end: day(end, 'long') }),
    ...(discounts.length > 0 ? [say('Discounts: {count}', { count: discounts.length })] : []),
    ...(paused ? [say('Collection is paused ({behavior})', { behavior: paused.behavior })] : []),
  ];
  return `<section><h2>${say('Subscription {id}', { id: id.slice(0, 12) })}</h2><p>${facts.join('<br>')}</p>${forms(words, subscriptionActs, subscription, { kind: 'subscriptions', id })}</section>`;
}

function invoiceSection(words: DashboardWords, invoice: Invoice): string {
  const { say, said, day } = words;
  const { id, number, created, status, total, amount_due: due, amount_paid: paid } = invoice;
  const title =
    number === null ? say('Draft of {day}', { day: day(created, 'medium') }) : say('Invoice {number}', { number });
  return `<section><h2>${title}</h2><p>${say('Status: {status}', { status: said(status) })}<br>${say('Total {total}, due {due}, paid {paid}', { total: money(total), due: money(due), paid: money(paid) })}</p>${forms(words, invoiceActs, invoice, { kind: 'invoices', id })}</section>`;
}
