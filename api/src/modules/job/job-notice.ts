import type { Db, Services } from '@dara/backend';
import type { JobStatus } from '@dara/model';
import type { Localized } from '../../kernel/schema/shapes.ts';
import { businessRecipients, notify, staffRecipients } from '../notice/notice.public.ts';

type Needed = Pick<Services, 'events' | 'jobs' | 'mailJob'>;

export interface NoticedJob {
  id: string;
  title: Localized;
  businessProfileId: string;
  /** The version that the change came to, which names the event. */
  version: number;
}

export interface JobMove {
  status: JobStatus;
  /** Why it was returned or cancelled. */
  reason?: string | null;
  /** What closed it, if the system did. */
  cause?: 'Deadline' | 'Filled';
  /** The acting user, who is not notified. */
  actorId?: string;
}

/** Notifies the users of a business of a job's new status. */
export async function notifyOfJobStatus(
  services: Needed,
  trx: Db,
  job: NoticedJob,
  { status, reason = null, cause, actorId }: JobMove,
): Promise<void> {
  const people = await businessRecipients(trx, job.businessProfileId);
  await notify(
    services,
    {
      kind: 'JobStatus',
      key: `${job.id}:${job.version}`,
      subject: { entity: 'job', id: job.id },
      data: { title: job.title, status, reason, ...(cause ? { cause } : {}) },
      recipients: people.filter((id) => id !== actorId),
    },
    trx,
  );
}

/** Notifies staff of a job that waits for review. */
export async function notifyOfSubmittedJob(
  services: Needed,
  trx: Db,
  job: NoticedJob & { companyName: Localized },
  actorId: string,
): Promise<void> {
  const people = await staffRecipients(trx);
  await notify(
    services,
    {
      kind: 'JobSubmitted',
      key: `${job.id}:${job.version}`,
      subject: { entity: 'job', id: job.id },
      data: { title: job.title, company: job.companyName },
      recipients: people.filter((id) => id !== actorId),
    },
    trx,
  );
}
