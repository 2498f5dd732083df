import { z } from 'zod';

/** A bucket of S3, or of what speaks as S3 does, and the key to it. */
export interface S3Settings {
  /** Where it answers, without a slash at the end. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket's name stands in the path, and not before the host's name. */
  pathStyle: boolean;
}

export const s3Variables = z.object({
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket, in lower case')
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.eu-central-1.amazonaws.com' })
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a region, such as eu-central-1')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: z.enum(['on', 'off'], 'must be on or off').optional(),
});

/** The bucket that the settings name, undefined for none; or what is wrong with them, a sentence each. */
export function s3Settings(
  e: z.output<typeof s3Variables>,
): { problems: string[] } | { settings: S3Settings | undefined } {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = e;
  if (bucket === undefined) {
    const isMeant = [e.S3_ENDPOINT, accessKeyId, secretAccessKey].some((value) => value !== undefined);
    return isMeant
      ? { problems: ['S3_BUCKET: must be set where other S3_ settings are.'] }
      : { settings: undefined };
  }
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    const name = accessKeyId === undefined ? 'S3_ACCESS_KEY_ID' : 'S3_SECRET_ACCESS_KEY';
    return { problems: [`${name}: must be set with S3_BUCKET.`] };
  }
  const endpoint = new URL(e.S3_ENDPOINT ?? `https://s3.${e.S3_REGION}.amazonaws.com`).href.replace(
    /\/$/,
    '',
  );
  // Amazon wants the name before the host; most others have no such host.
  const pathStyle = e.S3_PATH_STYLE === undefined ? e.S3_ENDPOINT !== undefined : e.S3_PATH_STYLE === 'on';
  return { settings: { endpoint, bucket, region: e.S3_REGION, accessKeyId, secretAccessKey, pathStyle } };
}
