import { localized, useLocale } from '@dara/sdk/i18n';
import { useRecordActions } from '@dara/kit/record';
import { useNavigate } from '@dara/sdk/router';
import {
  useManagementJobDeleteMutation,
  useManagementJobDuplicateMutation,
  useManagementJobStatusMutation,
  type JobRecord,
} from '../../../api/generated.ts';
import { paths } from '../../../paths.ts';
import { MOVES, type JobAction } from './job-actions.model.ts';

/** Actions with confirmation. */
const ASKED: readonly JobAction[] = ['submit', 'close', 'complete', 'delete'];

/** Status changes of a job, each with the version it was decided on, so that no newer decision is overwritten. */
export function useJobActions(job: JobRecord) {
  const [setStatus] = useManagementJobStatusMutation();
  const [duplicate] = useManagementJobDuplicateMutation();
  const [remove] = useManagementJobDeleteMutation();
  const navigate = useNavigate();
  const { id, version } = job;
  const name = localized(job.title, useLocale());

  const send = async (action: JobAction, reason?: string): Promise<unknown> => {
    if (action === 'delete') return remove({ id }).unwrap();
    if (action === 'duplicate') {
      const copy = await duplicate({ id }).unwrap();
      return navigate(paths.jobDetail(copy.id));
    }
    const jobStatusBody = { status: MOVES[action], reason, version };
    return setStatus({ id, jobStatusBody }).unwrap();
  };
  return useRecordActions<JobAction>({
    send,
    versionOf: (action) => (action === 'duplicate' ? undefined : version),
    done: (action) => ({ id: `business.job.done.${action}`, values: { name } }),
    ask: (action) =>
      ASKED.includes(action)
        ? {
            kind: action === 'delete' ? 'danger' : 'normal',
            title: { id: `business.job.ask.${action}`, values: { name } },
            message: { id: `business.job.ask.${action}Text` },
            confirmLabel: { id: `business.job.action.${action}` },
          }
        : undefined,
  });
}
