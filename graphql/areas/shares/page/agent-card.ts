import { html, type Html } from '../../../../lib/html.ts';
import type { SharePageTexts } from './texts.ts';
import type { Agent } from './view.ts';

const numberOf = (phone: string): string => phone.replace(/[^\d+]/g, '');
const callOf = (phone: string): string => `tel:${numberOf(phone)}`;

/** The company or the name above the page, in the brand's colors; nothing for an owner without a brand. */
export function ownerBand({ colours, company, name, pictureUrl, hasLogo }: Agent): Html {
  const who = company === '' ? name : company;
  if (colours === undefined || who === '') return html``;
  const logo =
    pictureUrl === undefined || !hasLogo ? html`` : html`<img src="${pictureUrl}" alt="" width="40" height="40" />`;
  return html`<header class="owner"><p>${logo}${who}</p></header>`;
}

/** What a phone shows at its lower edge: call, text, and the way to the form. */
export function contactBar(agent: Agent | undefined, takesTours: boolean, say: SharePageTexts): Html {
  const phone = agent?.phone ?? '';
  const links = [
    ...(phone === ''
      ? []
      : [
          html`<a class="button second" href="${callOf(phone)}">${say('Call')}</a>`,
          html`<a class="button second" href="sms:${numberOf(phone)}">${say('Text')}</a>`,
        ]),
    ...(takesTours ? [html`<a class="button" href="#tour">${say('Book a tour')}</a>`] : []),
  ];
  return links.length === 0 ? html`` : html`<nav class="bar" aria-label="${say('Contact')}">${links}</nav>`;
}

/** Whether a card says more than the name, which the form says, too. */
export const saysMore = ({ title, company, phone, email, licence, pictureUrl }: Agent): boolean =>
  pictureUrl !== undefined || [title, company, phone, email, licence].some((line) => line !== '');

/** Who presents the property, and how to reach them. */
export function agentCard(
  { name, title, company, phone, email, licence, pictureUrl }: Agent,
  say: SharePageTexts,
): Html {
  const line = (text: string): Html => (text === '' ? html`` : html`<p class="quiet">${text}</p>`);
  const who = name === '' ? company : name;
  const picture = pictureUrl === undefined ? html`` : html`<img src="${pictureUrl}" alt="" width="72" height="72" />`;
  const call =
    phone === ''
      ? html``
      : html`<a class="button second" href="${callOf(phone)}">${say('Call {phone}', { phone })}</a>`;
  const write =
    email === '' ? html`` : html`<a class="button" href="mailto:${email}">${say('Contact {name}', { name: who })}</a>`;
  const number = licence === '' ? '' : say('License {number}', { number: licence });
  return html`<section class="card agent" aria-label="${say('Your contact')}">
    ${picture}
    <div><strong>${who}</strong>${line(title)}${name === '' ? html`` : line(company)}${line(number)}</div>
    <p class="actions">${write}${call}</p>
  </section>`;
}
