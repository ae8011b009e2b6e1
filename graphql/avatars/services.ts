/** Dependencies of the presenters. */
export interface AvatarServices {
  /** The file store key of a presenter's picture or preview, which is created at first use. */
  readonly file: (id: string, kind: 'preview' | 'poster' | 'voice') => Promise<string | undefined>;
}
