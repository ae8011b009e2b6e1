import type { ConsentCertificate } from '../../../projection-service/index.ts';
import { inWords, type Language } from '../../../words/index.ts';
import { textsIn } from './texts.ts';

const instant = (time: number): string => `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** Whether a consent holds, in a sentence. */
export function certificateState({ finding, revokedAt, deletedAt }: ConsentCertificate, language: Language): string {
  const say = textsIn(language);
  if (finding !== null)
    return say('Not valid. The record was changed: {finding}', { finding: inWords(finding, language) });
  if (revokedAt !== null) return say('Taken back on {at}. The Digital Twin is disabled.', { at: instant(revokedAt) });
  if (deletedAt !== null) return say('The Digital Twin was deleted on {at}.', { at: instant(deletedAt) });
  return say('Valid: the consent was given and not revoked.');
}

export interface CertificateLine {
  readonly term: string;
  readonly value: string;
  /** A hash or an id, which is compared letter by letter. */
  readonly isCode: boolean;
}

/** The proof of a consent. @param now when the hash chain was checked */
export function certificateLines(
  certificate: ConsentCertificate,
  now: number,
  language: Language,
): readonly CertificateLine[] {
  const say = textsIn(language);
  const { avatarId, method, givenAt, clip, footageSha256, event, finding } = certificate;
  const text = (term: string, value: string): CertificateLine => ({ term, value, isCode: false });
  const code = (term: string, value: string): CertificateLine => ({ term, value, isCode: true });
  return [
    code(say('Certificate'), avatarId),
    text(say('Given'), instant(givenAt)),
    text(
      say('How'),
      method === 'read_aloud'
        ? say('The person read the statement aloud before the camera.')
        : say('The account holder declared the consent of the person with the uploaded video.'),
    ),
    ...(clip === null
      ? []
      : [
          code(
            say('SHA-256 of the recorded statement ({seconds} s)', { seconds: Math.round(clip.durationMs / 1_000) }),
            clip.sha256,
          ),
          text(
            say('Recording of the statement'),
            clip.discardedAt === null
              ? say('kept, and shown to nobody but the account holder')
              : say('removed on {at}, because its time was over', { at: instant(clip.discardedAt) }),
          ),
        ]),
    code(say('SHA-256 of the video from which the Digital Twin is made'), footageSha256),
    code(say('Event of the log'), say('{stream} revision {revision}', event)),
    code(say('Hash of the event'), event.hash),
    text(
      say('Hash chain'),
      finding ? inWords(finding, language) : say('intact, checked on {at}', { at: instant(now) }),
    ),
  ];
}
