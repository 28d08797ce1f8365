import type { Head, HeadArgs } from '@dara/contract';
import { localized } from '@dara/sdk/i18n';
import { endpoints as publicApi } from '../../api/generated.ts';
import { listHead } from '../../list-head.ts';
import { paths } from '../../paths.ts';
import { jobListArgs, jobListSpec } from './job-list.model.ts';
import { jobMessages } from './job.messages.ts';

export function jobListHead(args: HeadArgs): Head {
  const { locale, formatMessage } = args;
  return listHead(args, {
    spec: jobListSpec,
    path: paths.jobs,
    title: formatMessage(jobMessages.title.id),
    description: formatMessage(jobMessages.description.id),
    listed: {
      select: (values) => publicApi.endpoints.jobList.select(jobListArgs(values)),
      named: ({ id, title }) => ({ name: localized(title, locale), path: paths.job(id) }),
    },
  });
}
