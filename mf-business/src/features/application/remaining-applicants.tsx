import { Button, Callout } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { MailCheck } from 'lucide-react';
import {
  useManagementJobDetailQuery,
  type ApplicationBoard,
  type ApplicationRow,
} from '../../api/generated.ts';
import type { Stage } from './stages.ts';

const WAITING: readonly Stage[] = ['Applied', 'Shortlisted', 'Hold'];

interface RemainingApplicantsProps {
  jobId: string;
  board: ApplicationBoard | undefined;
  rows: readonly ApplicationRow[] | undefined;
  onAnswer: (rows: readonly ApplicationRow[]) => void;
}

/** Offers to answer the applicants who still wait although the job is filled or completed. */
export function RemainingApplicants({ jobId, board, rows, onAnswer }: RemainingApplicantsProps) {
  const { data: job } = useManagementJobDetailQuery({ id: jobId });
  const waiting = rows?.filter(({ status }) => WAITING.includes(status)) ?? [];
  const isFilled = board !== undefined && board.hired >= board.openings;
  const isOver = job?.status === 'Completed' || (job?.status === 'Closed' && isFilled);
  if (!isOver || waiting.length === 0) return null;
  return (
    <Callout tone="info" icon={<MailCheck size={20} aria-hidden />}>
      <p>
        <FormattedMessage
          id="business.application.remaining"
          values={{ count: waiting.length, status: job.status }}
        />
      </p>
      <Button size="small" onClick={() => onAnswer(waiting)}>
        <FormattedMessage id="business.application.remaining.action" />
      </Button>
    </Callout>
  );
}
