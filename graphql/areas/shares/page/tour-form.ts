import { limits } from '../../../../domain/limits.ts';
import { html, type Html } from '../../../../lib/html.ts';
import type { SharePageTexts } from './texts.ts';

/** The fields that a visitor fills in, by their names in the form and in JSON. */
export const tourFields = ['name', 'email', 'phone', 'message'] as const;
export type TourField = (typeof tourFields)[number];

/** The form for asking for a tour: empty, or with the values that were sent. */
export interface TourForm {
  /** Makes it safe to send the form twice. */
  readonly key: string;
  readonly values: Readonly<Partial<Record<TourField, string>>>;
  /** What is wrong with its fields, in the reader's language. */
  readonly problems?: Readonly<Partial<Record<TourField, string>>>;
  /** Why it was not sent, where no field is wrong. */
  readonly problem?: string;
  readonly isSent: boolean;
}

/** A field that people don't see: only programs fill it in. */
export const trapField = 'website';
/** The field that carries the key of the form. */
export const keyField = 'key';

const inputs = [
  { field: 'name', label: 'Name', type: 'text', autocomplete: 'name', most: limits.lead.name },
  { field: 'email', label: 'Email', type: 'email', autocomplete: 'email', most: limits.lead.email },
  { field: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', most: limits.lead.phone },
] as const;

/**
 * The form with each fault next to its field; after it was sent, a thank-you. `agent`: who receives it, '' if unknown.
 */
export function tourForm(token: string, language: string, agent: string, form: TourForm, say: SharePageTexts): Html {
  const { key, values, problems = {}, problem, isSent } = form;
  if (isSent)
    return html`<section class="card" id="tour" tabindex="-1">
      <h2>${say('Book a tour')}</h2>
      <p role="status">
        ${say('Thank you. Your request was sent.')}
        ${agent === '' ? say('Somebody will get in touch with you.') : say('{name} will get in touch with you.', { name: agent })}
      </p>
    </section>`;
  /** The attributes of an input, and its fault. */
  const described = (field: TourField, hint?: string): Html => {
    const isWrong = problems[field] !== undefined;
    const ids = [...(isWrong ? [`${field}-problem`] : []), ...(hint === undefined ? [] : [hint])].join(' ');
    return html`${isWrong ? html` aria-invalid="true"` : html``}${ids === '' ? html`` : html` aria-describedby="${ids}"`}`;
  };
  const fault = (field: TourField): Html =>
    problems[field] === undefined ? html`` : html`<p class="error" id="${field}-problem">${problems[field]}</p>`;
  const rows = inputs.map(
    ({ field, label, type, autocomplete, most }) =>
      html`<div>
        <label for="tour-${field}">${say(label)}</label
        ><input
          id="tour-${field}"
          name="${field}"
          type="${type}"
          ${field === 'name' ? html`required` : html``}
          autocomplete="${autocomplete}"
          maxlength="${most}"
          value="${values[field] ?? ''}"
          ${described(field, field === 'name' ? undefined : 'tour-reach')}
        />${fault(field)}
      </div>`,
  );
  return html`<section class="card" id="tour" aria-labelledby="tour-title">
    <h2 id="tour-title">${say('Book a tour')}</h2>
    <form method="post" action="/s/${token}/tour${language}#tour" novalidate>
      <p class="quiet">
        ${agent === '' ? say('You hear back by email or phone.') : say('Send {name} a message. You hear back by email or phone.', { name: agent })}
      </p>
      <p
        class="error"
        role="alert"
        tabindex="-1"
        data-away="${say('The request could not be sent. Check your connection and try again.')}"
        ${problem === undefined ? html`hidden` : html``}
      >
        ${problem}
      </p>
      <input type="hidden" name="${keyField}" value="${key}" />
      ${rows}
      <p class="quiet" id="tour-reach">${say('Email or phone: one is enough.')}</p>
      <div>
        <label for="tour-message">${say('Message')} <span>${say('(optional)')}</span></label
        ><textarea id="tour-message" name="message" rows="3" maxlength="${limits.lead.message}" ${described('message')}>
${values.message ?? ''}</textarea
        >${fault('message')}
      </div>
      <label hidden>Website<input name="${trapField}" tabindex="-1" autocomplete="off" /></label>
      <button>${say('Send request')}</button>
    </form>
  </section>`;
}
