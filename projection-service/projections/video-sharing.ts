import type { RecordedEventOf } from '../../domain/events.ts';
import type { Position } from '../../domain/envelope.ts';
import type { VideoDocument, VideoExportView } from './video-document.ts';

/** The sharing fields of a new video. */
export const notShared = { shareLinkId: null, share: null, exports: [] } as const;

/** The fields of a video that an event of its link, audience or conversions sets; undefined: nothing changes. */
type Fields = Partial<VideoDocument> | undefined;
interface WithVideo {
  readonly data: { readonly videoId: string };
  readonly position: Position;
}

/** For each event, how it changes its video. */
export const sharingFields = {
  ShareLinkCreated: ({ data: { linkId, token, takesTours }, time }: RecordedEventOf<'ShareLinkCreated'>): Fields =>
    // The link of an erased account stops working.
    token === null
      ? undefined
      : {
          shareLinkId: linkId,
          share: { token, createdAt: time, expiresAt: null, passwordHash: null, showsAddress: true, takesTours },
        },
  ShareLinkChanged: ({ data }: RecordedEventOf<'ShareLinkChanged'>, { share, shareLinkId }: VideoDocument): Fields =>
    share === null || shareLinkId !== data.linkId
      ? undefined
      : {
          share: {
            ...share,
            expiresAt: data.expiresAtMs,
            passwordHash: data.passwordHash,
            showsAddress: data.showsAddress,
            takesTours: data.takesTours,
          },
        },
  ShareLinkRevoked: ({ data }: RecordedEventOf<'ShareLinkRevoked'>, { shareLinkId }: VideoDocument): Fields =>
    shareLinkId === data.linkId ? { shareLinkId: null, share: null } : undefined,
  AudienceCounted: ({ data }: RecordedEventOf<'AudienceCounted'>, { viewCount }: VideoDocument): Fields =>
    data.views === 0 ? undefined : { viewCount: viewCount + data.views },
  ExportRequested: ({ data: { format, attempt } }: RecordedEventOf<'ExportRequested'>, video: VideoDocument): Fields =>
    withExport(video, { format, status: 'converting', attempt, progress: 0, fileKey: null, bytes: null }),
  ExportMade: ({ data }: RecordedEventOf<'ExportMade'>, video: VideoDocument): Fields => {
    const { format, attempt, fileKey, bytes } = data;
    return withExport(video, { format, status: 'ready', attempt, progress: 100, fileKey, bytes });
  },
  ExportFailed: ({ data: { format, attempt } }: RecordedEventOf<'ExportFailed'>, video: VideoDocument): Fields =>
    withExport(video, { format, status: 'failed', attempt, progress: 0, fileKey: null, bytes: null }),
} satisfies { readonly [type: string]: (event: never, video: VideoDocument) => Fields };

const withExport = ({ exports }: VideoDocument, made: VideoExportView): Fields => ({
  exports: [...exports.filter(({ format }) => format !== made.format), made],
});

/** Handlers that set those fields, by the function that patches a video. */
export function sharingHandlers<Read, Change>(
  video: (read: Read, id: string) => VideoDocument | undefined,
  changed: (event: WithVideo, read: Read, fields: Partial<VideoDocument>) => readonly Change[],
) {
  const handler =
    <Event extends WithVideo>(fieldsOf: (event: Event, video: VideoDocument) => Fields) =>
    (event: Event, read: Read): readonly Change[] => {
      const doc = video(read, event.data.videoId);
      const fields = doc && fieldsOf(event, doc);
      return fields ? changed(event, read, fields) : [];
    };
  return {
    ShareLinkCreated: handler(sharingFields.ShareLinkCreated),
    ShareLinkChanged: handler(sharingFields.ShareLinkChanged),
    ShareLinkRevoked: handler(sharingFields.ShareLinkRevoked),
    AudienceCounted: handler(sharingFields.AudienceCounted),
    ExportRequested: handler(sharingFields.ExportRequested),
    ExportMade: handler(sharingFields.ExportMade),
    ExportFailed: handler(sharingFields.ExportFailed),
  };
}
