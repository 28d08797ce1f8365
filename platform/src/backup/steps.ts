import { StartError, type Config } from '@dara/backend';

/** Description of the file store, for messages. */
export const fileStoreName = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): string =>
  s3 ? `the bucket ${s3.bucket}${s3.endpoint ? ` at ${s3.endpoint}` : ''}` : `${dataDir}/files`;

/** Server and database of `DATABASE_URL` without its password. */
export function databaseName({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  if (databaseUrl === undefined) return `the embedded database in ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `the database ${decodeURIComponent(pathname.slice(1))} at ${host}`;
}

/** Runs one step of a command and adds the step and its target to an error. */
export async function runStep<T>(step: string, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof StepError) throw error;
    throw new StepError(step, error);
  }
}

class StepError extends StartError {
  constructor(step: string, cause: unknown) {
    const { message } = cause as Error;
    super(`Failed while ${step}: ${message || String(cause)}`, { cause });
  }
}
