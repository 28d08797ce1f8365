import { useFormat } from '@dara/kit/format';
import { usePay } from '@dara/agency/pay';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { ApplicationBadge, useWithdraw } from '@dara/agency/job';
import { Button, TextLink } from '@dara/kit/ui';
import {
  useJobWithdrawMutation,
  type JobApplication,
  type JobDetail,
} from '../../api/generated.ts';
import { TAPE_LABELS } from './tape.model.ts';
import * as S from './how-to-apply.styles.ts';

interface MyApplicationProps {
  application: JobApplication;
  job: JobDetail;
}

/** The application, its status, and its withdrawal. */
export function MyApplication({ application, job }: MyApplicationProps) {
  const format = useFormat();
  const pay = usePay();
  const locale = useLocale();
  const { status, message, cardName, quotedRate, createdAt, updatedAt, canWithdraw, tape } =
    application;
  const isWithdrawn = status === 'Withdrawn';
  return (
    <S.Box role="status">
      <ApplicationBadge status={status} />
      <p>
        <FormattedMessage
          id={isWithdrawn ? 'public.job.application.withdrawnAt' : 'public.job.application.sentAt'}
          values={{ date: format.date(isWithdrawn ? updatedAt : createdAt, 'long') }}
        />
      </p>
      {message && <p>{localized(message, locale)}</p>}
      {!isWithdrawn && cardName && (
        <S.Line>
          <FormattedMessage id="public.job.application.card" values={{ name: cardName }} />
        </S.Line>
      )}
      {!isWithdrawn && quotedRate !== null && (
        <S.Line>
          <FormattedMessage
            id="public.job.application.rate"
            values={{ rate: pay(quotedRate, quotedRate, job.budgetUnit) }}
          />
        </S.Line>
      )}
      {tape && (
        <TextLink to={`/api/video/${tape.id}/video.mp4`} target="_blank">
          {TAPE_LABELS.sent[locale]}
        </TextLink>
      )}
      {canWithdraw && <Withdraw job={job} />}
    </S.Box>
  );
}

function Withdraw({ job }: { job: JobDetail }) {
  const [send, { isLoading }] = useJobWithdrawMutation();
  const withdraw = useWithdraw(send);
  return (
    <Button size="small" loading={isLoading} onClick={() => void withdraw(job)}>
      <FormattedMessage id="agency.job.withdraw.action" />
    </Button>
  );
}
