import { Refusal } from '../../../domain/refusal.ts';
import type { ConsentCertificate } from '../../../projection-service/index.ts';
import { languageOf } from '../../../lib/language.ts';
import { ownUser } from '../account/reads.ts';
import type { GatewayContext } from '../../context.ts';
import { sharePolicy } from '../../rest/policy.ts';
import { param, type Routes } from '../../rest/routes.ts';
import { sendConsentPage, sendNoConsent } from './page.ts';
import { renderConsent } from './pdf.ts';
import { textsIn } from './texts.ts';
import { say } from '../../../words/index.ts';

const idForm = /^[\w-]{1,128}$/;

const findConsent = async ({ services }: GatewayContext, id: string): Promise<ConsentCertificate | undefined> =>
  idForm.test(id) ? services.audit.consent(id) : undefined;

export const consentRoutes: Routes = {
  'GET /consents/:id': {
    policy: sharePolicy,
    handle: async (context, request, reply) => {
      const certificate = await findConsent(context, param(request, 'id'));
      if (certificate === undefined) return sendNoConsent(reply);
      const isOwner = certificate.userId === context.userId;
      return sendConsentPage(reply, certificate, { now: context.services.now(), isOwner });
    },
  },

  'GET /files/consents/:name': async (context, request, reply) => {
    const userId = context.requireUser();
    const certificate = await findConsent(context, param(request, 'name').replace(/\.pdf$/, ''));
    if (certificate === undefined || certificate.userId !== userId)
      throw new Refusal('NOT_FOUND', say('CERTIFICATE_NOT_FOUND'));
    const { doc } = await ownUser(context);
    const language = languageOf(request.raw);
    const document = await renderConsent({
      certificate,
      account: [doc.displayName, doc.email, textsIn(language)('Account {id}', { id: userId })].filter(
        (line) => line !== '',
      ),
      checkUrl: `${context.settings.publicUrl}/consents/${certificate.avatarId}`,
      now: context.services.now(),
      language,
    });
    return reply
      .type('application/pdf')
      .header('vary', 'Cookie, Accept-Language')
      .header('content-disposition', `inline; filename="curbcast-consent-${certificate.avatarId}.pdf"`)
      .send(document);
  },
};
