import { join } from 'node:path';
import type { FileStore } from '../command-service/index.ts';
import { loadS3, openFolderFileStore } from '../command-service/providers/index.ts';
import type { Config } from '../config/index.ts';

/** A file store with its text on the status page. */
export interface OpenedFiles {
  readonly files: FileStore;
  readonly isFolder: boolean;
  readonly problem: () => Promise<string | undefined>;
}

/** Opens S3 where a bucket is configured, else a folder of DATA_DIR. */
export async function openFiles({ data, files: settings }: Pick<Config, 'data' | 'files'>): Promise<OpenedFiles> {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = settings;
  if (bucket === undefined) {
    const files = await openFolderFileStore({ folder: join(data.DATA_DIR, 'files') });
    return { files, isFolder: true, problem: async () => undefined };
  }
  const { openS3FileStore } = await loadS3();
  const files = openS3FileStore({
    bucket,
    region: settings.S3_REGION,
    accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
    forcePathStyle: settings.S3_FORCE_PATH_STYLE,
    ...(endpoint === undefined ? {} : { endpoint }),
  });
  return { files, isFolder: false, problem: () => files.problem() };
}
