import { html, type Html } from '../../../lib/html.ts';
import type { InlinePicture } from '../../providers/mail/port.ts';
import { logo } from './logo.ts';
import type { MailPart, MailText, MailWords } from './text.ts';

export interface LayoutOptions {
  readonly words: MailWords;
  /** How the mail greets its reader; may be empty. */
  readonly name: string;
  /** Where people get help; absent where none is configured: an address that bounces is worse than none. */
  readonly supportEmail?: string;
  /** A picture of the mail's subject, such as a frame of a video. */
  readonly picture?: InlinePicture;
  /** The logo of a sender other than us; without one their name is shown. */
  readonly senderLogo?: InlinePicture;
  /** Goes to a visitor of a share page, who has no account. */
  readonly toVisitor: boolean;
  /** Where this type can be switched off; absent for mails that always come. */
  readonly unsubscribeUrl?: string;
}

/**
 * Colors of the light theme are inline; those of the dark theme override them by class in mail readers that support
 * both.
 */
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
/** Gmail and Outlook know only the second form. */
const wrap = 'overflow-wrap:anywhere;word-break:break-word';
const body = `${font};font-size:16px;line-height:1.5;margin:0 0 16px;${wrap}`;
const small = `${font};font-size:14px;line-height:1.5;margin:0 0 12px;${wrap}`;

const greeting = (name: string, { t }: MailWords): string =>
  name === '' ? t('MAIL_HELLO') : t('MAIL_HELLO_NAME', { name });
const whyItComes = ({ words: { t }, toVisitor }: LayoutOptions): string =>
  toVisitor ? t('MAIL_TO_VISITOR') : t('MAIL_ALWAYS_COMES');

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
    case 'link':
      return html`<p style="${body}"><a class="link" href="${part.url}" style="${light.link}">${part.label}</a></p>`;
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

/** The logo above the card: of the sender, else ours. */
function headHtml(sender: string | undefined, senderLogo: InlinePicture | undefined): Html {
  if (sender !== undefined && senderLogo !== undefined)
    return html`<img
      src="cid:${senderLogo.cid}"
      alt="${sender}"
      height="48"
      style="display:inline-block;height:48px;width:auto;max-width:100%;border:0;border-radius:8px"
    />`;
  if (sender !== undefined) return html`${sender}`;
  return html`<img
      src="cid:${logo.cid}"
      alt=""
      width="28"
      height="28"
      style="border:0;vertical-align:middle;margin-right:8px"
    />Curbcast`;
}

/** A line with an address in it, as a link. */
function helpHtml(address: string, { t }: MailWords): Html {
  const place = '\u0000';
  const [before = '', after = ''] = t('MAIL_QUESTIONS', { address: place }).split(place);
  const shown = html`<a class="link" href="mailto:${address}" style="${light.link}">${address}</a>`;
  return html`<p class="muted" style="${small};${light.muted}">${before}${shown}${after}</p>`;
}

/** The whole page of a mail: 600 px wide at most, without remote parts, readable without styles and in the dark. */
export function mailHtml(mail: MailText, options: LayoutOptions): string {
  const { words, name, supportEmail, unsubscribeUrl, picture, senderLogo } = options;
  const help = supportEmail === undefined ? html`` : helpHtml(supportEmail, words);
  const ending =
    unsubscribeUrl === undefined
      ? html`${whyItComes(options)}`
      : html`<a class="link" href="${unsubscribeUrl}" style="${light.link}">${words.t('MAIL_STOP')}</a>`;
  return html`<!doctype html>
    <html lang="${words.language}">
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
          lang="${words.language}"
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
                  ${headHtml(mail.sender, senderLogo)}
                </p>
              </td>
            </tr>
            <tr>
              <td class="card" style="${light.card};border-radius:12px;padding:32px">
                <h1 class="text" style="${font};${light.text};font-size:22px;line-height:1.3;margin:0 0 16px;${wrap}">
                  ${mail.heading}
                </h1>
                <p class="text" style="${body};${light.text}">${greeting(name, words)}</p>
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
    case 'link':
      return `${part.label}:\n${part.url}`;
    case 'facts':
      return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  }
}

/** The same mail as plain text. */
export function mailPlainText(mail: MailText, options: LayoutOptions): string {
  const { words, name, supportEmail, unsubscribeUrl } = options;
  const ending = unsubscribeUrl === undefined ? whyItComes(options) : `${words.t('MAIL_STOP')}:\n${unsubscribeUrl}`;
  return [
    mail.heading,
    greeting(name, words),
    ...mail.parts.map(partText).filter((part) => part !== ''),
    '-- ',
    ...(supportEmail === undefined ? [] : [words.t('MAIL_QUESTIONS', { address: supportEmail })]),
    ending,
    '',
  ].join('\n\n');
}
