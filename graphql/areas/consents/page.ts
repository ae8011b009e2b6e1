import type { FastifyReply } from 'fastify';
import { html } from '../../../lib/html.ts';
import { askedLanguage, languageOf } from '../../../lib/language.ts';
import { sendPage } from '../../rest/public-page.ts';
import type { ConsentCertificate } from '../../../projection-service/index.ts';
import { textsIn } from './texts.ts';
import { certificateLines, certificateState } from './wording.ts';

/** The page on which anybody checks a consent certificate: it names neither the person nor the account. */
export function sendConsentPage(
  reply: FastifyReply,
  certificate: ConsentCertificate,
  { now, isOwner }: { readonly now: number; readonly isOwner: boolean },
): FastifyReply {
  const { raw } = reply.request;
  const language = languageOf(raw);
  const say = textsIn(language);
  const title = say('Consent certificate');
  return sendPage(reply, {
    status: 200,
    title,
    branded: true,
    body: html`<main>
      <h1>${title}</h1>
      <p class="card"><strong>${certificateState(certificate, language)}</strong></p>
      <section class="card">
        <h2>${say('Statement (version {version})', { version: certificate.statementVersion })}</h2>
        <p lang="en">“${certificate.statement}”</p>
      </section>
      <section class="card">
        <h2>${say('Proof')}</h2>
        <dl>
          ${certificateLines(certificate, now, language).map(
            ({ term, value, isCode }) =>
              html`<dt>${term}</dt>
                <dd>${isCode ? html`<code>${value}</code>` : value}</dd>`,
          )}
        </dl>
      </section>
      ${
        isOwner
          ? html`<p class="actions">
              <a class="button" href="/files/consents/${certificate.avatarId}.pdf${askedLanguage(raw)}"
                >${say('Download as PDF')}</a
              >
            </p>`
          : undefined
      }
      <footer class="quiet">
        <p>
          ${say('The PDF of this certificate names the account. This page can be opened by everyone who has its address.')}
        </p>
      </footer>
    </main>`,
  });
}

/** The response for an address without a certificate, also after the account was erased. */
export function sendNoConsent(reply: FastifyReply): FastifyReply {
  const say = textsIn(languageOf(reply.request.raw));
  const title = say('404 Page Not Found');
  return sendPage(reply, {
    status: 404,
    title,
    branded: true,
    body: html`<main class="empty">
      <h1>${title}</h1>
      <p class="quiet">${say('This address does not lead to a consent certificate.')}</p>
    </main>`,
  });
}
