import { errorMessage } from '@dara/shared/api';
import { useFormat } from '@dara/shared/format';
import { FormattedMessage, localized, useLocale } from '@dara/shared/i18n';
import { useConfirm, useNotice } from '@dara/shared/notice';
import { Badge, Button, type BadgeProps } from '@dara/shared/ui';
import {
  useJobWithdrawMutation,
  type ApplicationStatus,
  type JobApplication,
  type JobDetail,
} from '../../api/generated.ts';
import * as S from './how-to-apply.styles.ts';

const TONES: Record<ApplicationStatus, BadgeProps['tone']> = {
  Applied: 'info',
  InReview: 'warning',
  Hired: 'positive',
  NotSelected: 'neutral',
  Withdrawn: 'neutral',
};

interface MyApplicationProps {
  application: JobApplication;
  job: JobDetail;
}

/** What the talent sent, how it stands, and the way to take it back. */
export function MyApplication({ application, job }: MyApplicationProps) {
  const format = useFormat();
  const { status, cardName, quotedRate, createdAt, updatedAt, canWithdraw } = application;
  const isWithdrawn = status === 'Withdrawn';
  return (
    <S.Box role="status">
      <Badge dot tone={TONES[status]}>
        <FormattedMessage id={`public.job.application.${status}`} />
      </Badge>
      <p>
        <FormattedMessage
          id={isWithdrawn ? 'public.job.application.withdrawnAt' : 'public.job.application.sentAt'}
          values={{ date: format.date(isWithdrawn ? updatedAt : createdAt, 'long') }}
        />
      </p>
      {!isWithdrawn && cardName && (
        <S.Line>
          <FormattedMessage id="public.job.application.card" values={{ name: cardName }} />
        </S.Line>
      )}
      {!isWithdrawn && quotedRate !== null && (
        <S.Line>
          <FormattedMessage
            id="public.job.application.rate"
            values={{ rate: format.money(quotedRate) }}
          />
        </S.Line>
      )}
      {canWithdraw && <Withdraw job={job} />}
    </S.Box>
  );
}

function Withdraw({ job }: { job: JobDetail }) {
  const locale = useLocale();
  const confirm = useConfirm();
  const notice = useNotice();
  const [withdraw, { isLoading }] = useJobWithdrawMutation();
  const handleClick = async () => {
    const isSure = await confirm({
      kind: 'danger',
      title: { id: 'public.job.withdraw.title' },
      message: { id: 'public.job.withdraw.text', values: { job: localized(job.title, locale) } },
      confirmLabel: { id: 'public.job.withdraw.action' },
    });
    if (!isSure) return;
    const { error } = await withdraw({ id: job.id });
    if (error) notice({ kind: 'error', message: errorMessage(error) });
    else notice({ kind: 'success', message: { id: 'public.job.withdraw.done' } });
  };
  return (
    <Button size="small" loading={isLoading} onClick={() => void handleClick()}>
      <FormattedMessage id="public.job.withdraw.action" />
    </Button>
  );
}
