import type { S3Config } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';

const BY_CODE: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there; is the store running, and is S3_ENDPOINT right?',
  ENOTFOUND: 'the host name of S3_ENDPOINT is unknown',
  EAI_AGAIN: 'the host name of S3_ENDPOINT cannot be resolved',
  ECONNRESET:
    'the connection was cut; does S3_ENDPOINT speak http where https is due, or the other way round?',
  EPROTO: 'it does not speak https; S3_ENDPOINT may need to begin with http://',
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'its certificate is self-signed; NODE_EXTRA_CA_CERTS names a file with yours',
  SELF_SIGNED_CERT_IN_CHAIN:
    'its certificate is not trusted; NODE_EXTRA_CA_CERTS names a file with yours',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'its certificate is not trusted; NODE_EXTRA_CA_CERTS names a file with yours',
  CERT_HAS_EXPIRED: 'its certificate has expired',
};

const BY_STATUS: Record<number, string> = {
  301: 'the bucket is in another region; S3_REGION must name it',
  400: 'the store refuses the request; are S3_REGION and the keys right?',
  401: 'the store does not know the keys; are S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY right?',
  403: 'the keys may not use the bucket; are S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY right, and may they read, write, list and delete there?',
  404: 'there is no such bucket; make it first',
};

interface S3Failure extends Error {
  code?: string;
  $metadata?: { httpStatusCode?: number };
  cause?: unknown;
}

/** Explains why the bucket cannot be used at start. */
export function s3StartError({ bucket, endpoint }: S3Config, error: S3Failure): StartError {
  const [named] = /\bE[A-Z]{4,}\b/.exec(error.message) ?? [];
  const code = error.code ?? (error.cause as S3Failure | undefined)?.code ?? named ?? '';
  const status = error.$metadata?.httpStatusCode ?? 0;
  const isKeyless = error.name === 'CredentialsProviderError';
  const reason = isKeyless
    ? 'no keys were found; set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'
    : (BY_CODE[code] ?? BY_STATUS[status] ?? (error.message || error.name));
  return new StartError(
    `S3_BUCKET: cannot use the bucket "${bucket}"${endpoint ? ` at ${endpoint}` : ''}: ${reason}`,
    { cause: error },
  );
}
