import { z } from 'zod';
import { defineSettings } from '../define-settings.ts';
import { httpUrl, optional, takes } from '../fields.ts';

/** Where videos, uploads and exports are stored: in S3 where a bucket is named, else in a folder of DATA_DIR. */
export const files = defineSettings(
  {
    S3_BUCKET: optional,
    S3_ENDPOINT: httpUrl.optional(),
    S3_REGION: z.string().min(1, 'the name of a region').default('us-east-1'),
    S3_ACCESS_KEY_ID: optional,
    S3_SECRET_ACCESS_KEY: optional,
    S3_FORCE_PATH_STYLE: z
      .enum(['true', 'false'], takes('true or false'))
      .default('false')
      .transform((value) => value === 'true'),
  },
  [
    [
      ({ S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret }) =>
        bucket !== undefined && (id === undefined || secret === undefined),
      'S3_BUCKET is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY have to be set, too.',
    ],
    [
      ({ S3_BUCKET: bucket, S3_ENDPOINT: endpoint }) => bucket === undefined && endpoint !== undefined,
      'S3_ENDPOINT is set, so S3_BUCKET has to be set, too.',
    ],
  ],
);
