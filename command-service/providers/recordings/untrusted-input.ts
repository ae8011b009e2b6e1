/** The containers of recordings, by their first bytes; a file's name and announced type do not count. */
const containers: readonly {
  readonly demuxer: string;
  readonly contentType: string;
  readonly is: (head: Buffer) => boolean;
}[] = [
  { demuxer: 'matroska', contentType: 'video/webm', is: (head) => head.subarray(0, 4).toString('hex') === '1a45dfa3' },
  {
    demuxer: 'mov',
    contentType: 'video/quicktime',
    is: (head) => head.subarray(4, 12).toString('latin1') === 'ftypqt  ',
  },
  {
    // Old QuickTime files begin with any of their boxes.
    demuxer: 'mov',
    contentType: 'video/quicktime',
    is: (head) => ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].includes(head.subarray(4, 8).toString('latin1')),
  },
  { demuxer: 'mov', contentType: 'video/mp4', is: (head) => head.subarray(4, 8).toString('latin1') === 'ftyp' },
];

/** The content type of a recording by its first bytes; undefined for anything else. */
export const recordingTypeOf = (head: Buffer): string | undefined => containers.find(({ is }) => is(head))?.contentType;

/** The formats that browsers, phones, cameras and editors write. */
const decoders =
  'h264,hevc,mpeg4,vp8,vp9,libvpx-vp9,av1,libdav1d,libaom-av1,mjpeg,rawvideo,prores,' +
  'opus,libopus,vorbis,aac,mp3,mp3float,ac3,flac,alac,' +
  ['s16', 's24', 's32', 'f32', 'f64'].flatMap((sample) => [`pcm_${sample}le`, `pcm_${sample}be`]).join(',');
/** Captions inside a video. */
const texts = 'mov_text,webvtt,subrip,srt,ass';
/** 4096 x 4096: no camera records more, and a decompression bomb decodes to more. */
const mostPixels = 16_777_216;

/**
 * ffmpeg's input options for an untrusted recording: one container, so that ffmpeg never guesses and a
 * playlist names no other file; the usual codecs; no network.
 *
 * @param contentType one of `recordingTypeOf`
 * @param longest milliseconds after which nothing more is read
 * @param withTexts whether captions are decoded, too
 */
export const untrustedInput = (path: string, contentType: string, longest?: number, withTexts = false): string[] => [
  '-protocol_whitelist',
  'file',
  '-f',
  containers.find((each) => each.contentType === contentType)?.demuxer ?? 'mov',
  '-codec_whitelist',
  withTexts ? `${decoders},${texts}` : decoders,
  '-max_pixels',
  String(mostPixels),
  ...(longest === undefined ? [] : ['-t', String(longest / 1_000)]),
  '-i',
  `file:${path}`,
];
