import { html, type Html } from '../../../lib/html.ts';
import type { InlinePicture } from '../../providers/mail/port.ts';
import { logo } from './logo.ts';
import type { MailPart, MailText } from './text.ts';

export interface LayoutOptions {
  /** How the mail greets its reader; may be empty. */
  readonly name: string;
  /** Where people get help; absent where none is configured: an address that bounces is worse than none. */
  readonly supportEmail?: string;
  /** What the mail is about, such as a frame of a video. */
  readonly picture?: InlinePicture;
  /** Where this type can be switched off; absent for mails that always come. */
  readonly unsubscribeUrl?: string;
}

/** Colors of the light theme are inline, those of the dark one override them by class where a mail reader knows both. */
const light = {
  page: 'background-color:#F7F8FA',
  card: 'background-color:#FFFFFF;border:1px solid #D5DBE3',
  text: 'color:#121826',
  muted: 'color:#48546A',
  link: 'color:#0A5F56',
  button: 'background-color:#0B6E63;color:#FFFFFF',
  line: 'border-top:1px solid #D5DBE3',
} as const;
const dark = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background-color: #0D1219 !important; }
    .card { background-color: #151C26 !important; border-color: #2B3644 !important; }
    .text { color: #EDF1F7 !important; }
    .muted { color: #B4BFCE !important; }
    .link { color: #7BDDCD !important; }
    .button { background-color: #3CC4AF !important; color: #06231E !important; }
    .line { border-color: #2B3644 !important; }
  }
  @media (max-width: 480px) { .card { padding: 24px 20px !important; } }`;
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** Gmail and Outlook know only the second. */
const wrap = 'overflow-wrap:anywhere;word-break:break-word';
const body = `${font};font-size:16px;line-height:1.5;margin:0 0 16px;${wrap}`;
const small = `${font};font-size:14px;line-height:1.5;margin:0 0 12px;${wrap}`;

const greeting = (name: string): string => (name === '' ? 'Hello,' : `Hello ${name},`);
const whyShort = 'You cannot switch this type of email off: it is about your account or a payment.';

function partHtml(part: MailPart, shown: InlinePicture | undefined): Html {
  switch (part.kind) {
    case 'text':
      return html`<p class="text" style="${body};${light.text}">${part.text}</p>`;
    case 'note':
      return html`<p class="muted" style="${small};${light.muted}">${part.text}</p>`;
    case 'button':
      // Outlook for Windows takes the padding of the cell, other readers that of the link.
      return html`<table role="presentation" style="border-collapse:separate;border-spacing:0;margin:24px 0">
        <tr>
          <td class="button" style="${light.button};border-radius:8px;mso-padding-alt:14px 24px">
            <a
              class="button"
              href="${part.url}"
              style="${font};${light.button};display:inline-block;font-size:16px;font-weight:600;line-height:1.25;padding:14px 24px;border-radius:8px;text-decoration:none"
              >${part.label}</a
            >
          </td>
        </tr>
      </table>`;
    case 'picture':
      if (shown === undefined) return html``;
      return html`<p style="margin:0 0 16px">
        <a href="${part.url}"
          ><img
            src="cid:${shown.cid}"
            alt="${part.alt}"
            width="534"
            style="display:block;width:100%;max-width:534px;height:auto;border:0;border-radius:8px"
        /></a>
      </p>`;
    case 'facts':
      return html`<table style="border-collapse:collapse;width:100%;margin:0 0 16px">
        ${part.rows.map(
          ([label, value]) =>
            html`<tr>
              <th
                scope="row"
                class="muted line"
                style="${font};${light.muted};${light.line};font-size:14px;font-weight:400;text-align:left;vertical-align:top;padding:10px 12px 10px 0"
              >
                ${label}
              </th>
              <td
                class="text line"
                style="${font};${light.text};${light.line};font-size:14px;text-align:right;vertical-align:top;padding:10px 0;${wrap}"
              >
                ${value}
              </td>
            </tr>`,
        )}
      </table>`;
  }
}

/** The whole page of a mail: 600 px wide at most, without remote parts, readable without styles and in the dark. */
export function mailHtml(mail: MailText, { name, supportEmail, unsubscribeUrl, picture }: LayoutOptions): string {
  const address = html`<a class="link" href="mailto:${supportEmail ?? ''}" style="${light.link}"
    >${supportEmail ?? ''}</a
  >`;
  const help =
    supportEmail === undefined
      ? html``
      : html`<p class="muted" style="${small};${light.muted}">Questions? Write to ${address}.</p>`;
  const ending =
    unsubscribeUrl === undefined
      ? html`${whyShort}`
      : html`<a class="link" href="${unsubscribeUrl}" style="${light.link}">Stop these emails</a>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${mail.subject}</title>
        <style>
          ${{ markup: dark }}
        </style>
      </head>
      <body class="page" style="${light.page};margin:0;padding:0">
        <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${mail.preview}</div>
        <div
          class="page"
          role="article"
          aria-roledescription="email"
          aria-label="${mail.subject}"
          lang="en"
          style="${light.page};padding:24px 12px"
        >
          <table
            role="presentation"
            align="center"
            width="100%"
            style="border-collapse:separate;border-spacing:0;max-width:600px;margin:0 auto"
          >
            <tr>
              <td>
                <p
                  class="text"
                  style="${font};${light.text};font-size:18px;font-weight:700;margin:0 0 16px;padding:0 4px"
                >
                  <img
                    src="cid:${logo.cid}"
                    alt=""
                    width="28"
                    height="28"
                    style="border:0;vertical-align:middle;margin-right:8px"
                  />Curbcast
                </p>
              </td>
            </tr>
            <tr>
              <td class="card" style="${light.card};border-radius:12px;padding:32px">
                <h1 class="text" style="${font};${light.text};font-size:22px;line-height:1.3;margin:0 0 16px;${wrap}">
                  ${mail.heading}
                </h1>
                <p class="text" style="${body};${light.text}">${greeting(name)}</p>
                ${mail.parts.map((part) => partHtml(part, picture))}
              </td>
            </tr>
            <tr>
              <td style="padding:20px 4px 0">
                ${help}
                <p class="muted" style="${small};${light.muted}">${ending}</p>
              </td>
            </tr>
          </table>
        </div>
      </body>
    </html>`.markup;
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'text':
    case 'note':
      return part.text;
    case 'picture':
      return '';
    case 'button':
      return `${part.label}:\n${part.url}`;
    case 'facts':
      return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  }
}

/** The same mail as plain text. */
export function mailPlainText(mail: MailText, { name, supportEmail, unsubscribeUrl }: LayoutOptions): string {
  const ending = unsubscribeUrl === undefined ? whyShort : `Stop these emails:\n${unsubscribeUrl}`;
  return [
    mail.heading,
    greeting(name),
    ...mail.parts.map(partText).filter((part) => part !== ''),
    '-- ',
    ...(supportEmail === undefined ? [] : [`Questions? Write to ${supportEmail}.`]),
    ending,
    '',
  ].join('\n\n');
}
