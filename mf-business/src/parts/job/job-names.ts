import type { NamesArgs } from '@dara/contract';
import { localized } from '@dara/sdk/i18n';
import { endpoints as businessApi } from '../../api/generated.ts';

type State = Parameters<ReturnType<typeof businessApi.endpoints.managementJobDetail.select>>[0];

/** Title of the job in the URL, if loaded. */
export function jobNames({ store, params, locale }: NamesArgs): Record<string, string | undefined> {
  const { jobId = '' } = params;
  const state = store.getState() as State;
  const job = businessApi.endpoints.managementJobDetail.select({ id: jobId })(state).data;
  return { jobId: job && localized(job.title, locale) };
}
