import type { ConsentCertificate } from '../../projection-service/index.ts';

const instant = (time: number): string => `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** Whether a consent holds, in a sentence. */
export function certificateState({ finding, revokedAt, deletedAt }: ConsentCertificate): string {
  if (finding !== null) return `Not valid. The record was changed: ${finding}`;
  if (revokedAt !== null) return `Taken back on ${instant(revokedAt)}. The Digital Twin is disabled.`;
  if (deletedAt !== null) return `The Digital Twin was deleted on ${instant(deletedAt)}.`;
  return 'Valid: the consent was given and not taken back.';
}

export interface CertificateLine {
  readonly term: string;
  readonly value: string;
  /** A hash or an id, which is compared letter by letter. */
  readonly isCode: boolean;
}

/** What proves a consent. @param now when the hash chain was checked */
export function certificateLines(certificate: ConsentCertificate, now: number): readonly CertificateLine[] {
  const { avatarId, method, givenAt, clip, footageSha256, event, finding } = certificate;
  const text = (term: string, value: string): CertificateLine => ({ term, value, isCode: false });
  const code = (term: string, value: string): CertificateLine => ({ term, value, isCode: true });
  const seconds = (ms: number): string => `${Math.round(ms / 1_000)} s`;
  return [
    code('Certificate', avatarId),
    text('Given', instant(givenAt)),
    text(
      'How',
      method === 'read_aloud'
        ? 'The person read the statement aloud before the camera.'
        : 'The account holder declared the consent of the person with the uploaded video.',
    ),
    ...(clip === null
      ? []
      : [
          code(`SHA-256 of the recorded statement (${seconds(clip.durationMs)})`, clip.sha256),
          text(
            'Recording of the statement',
            clip.discardedAt === null
              ? 'kept, and shown to nobody but the account holder'
              : `removed on ${instant(clip.discardedAt)}, because its time was over`,
          ),
        ]),
    code('SHA-256 of the video from which the Digital Twin is made', footageSha256),
    code('Event of the log', `${event.stream} revision ${event.revision}`),
    code('Hash of the event', event.hash),
    text('Hash chain', finding === null ? `intact, checked on ${instant(now)}` : finding),
  ];
}
