import { limits } from '../../../../domain/limits.ts';
import { html, type Html } from '../../../../lib/html.ts';
import type { SharePageTexts } from './texts.ts';

/** The fields that a visitor fills in, by their names in the form and in JSON. */
export const tourFields = ['name', 'email', 'phone', 'message'] as const;
export type TourField = (typeof tourFields)[number];

/** The form with which visitors ask for a tour, as it was sent or still empty. */
export interface TourForm {
  /** Makes it safe to send the form twice. */
  readonly key: string;
  readonly values: Readonly<Partial<Record<TourField, string>>>;
  /** Why it was not sent, in the reader's language; `field` names the field that is wrong. */
  readonly problem?: { readonly field?: string; readonly message: string };
  readonly isSent: boolean;
}

/** A field that people don't see: whoever fills it in is a program. */
export const trapField = 'website';
/** The field that carries the key of the form. */
export const keyField = 'key';

export function tourForm(token: string, language: string, form: TourForm, say: SharePageTexts): Html {
  const { key, values, problem, isSent } = form;
  if (isSent)
    return html`<section class="card" id="tour">
      <p role="status">${say('Thank you. Your request was sent.')}</p>
    </section>`;
  const described = (field: TourField): Html =>
    problem?.field === field ? html` aria-invalid="true" aria-describedby="tour-problem"` : html``;
  const fault =
    problem === undefined ? html`` : html`<p class="error" id="tour-problem" role="alert">${problem.message}</p>`;
  const value = (field: TourField): string => values[field] ?? '';
  return html`<section class="card" id="tour" aria-labelledby="tour-title">
    <h2 id="tour-title">${say('Book a tour')}</h2>
    <form method="post" action="/s/${token}/tour${language}">
      ${fault}<input type="hidden" name="${keyField}" value="${key}" />
      <label
        >${say('Name')}<input
          name="name"
          required
          autocomplete="name"
          maxlength="${limits.lead.name}"
          value="${value('name')}"
          ${described('name')}
      /></label>
      <label
        >${say('Email')}<input
          type="email"
          name="email"
          autocomplete="email"
          maxlength="${limits.lead.email}"
          value="${value('email')}"
          ${described('email')}
      /></label>
      <label
        >${say('Phone')}<input
          type="tel"
          name="phone"
          autocomplete="tel"
          maxlength="${limits.lead.phone}"
          value="${value('phone')}"
          ${described('phone')}
      /></label>
      <label
        >${say('Message')}<textarea name="message" maxlength="${limits.lead.message}" ${described('message')}>
${value('message')}</textarea>
      </label>
      <label hidden>Website<input name="${trapField}" tabindex="-1" autocomplete="off" /></label>
      <button>${say('Send request')}</button>
    </form>
  </section>`;
}
