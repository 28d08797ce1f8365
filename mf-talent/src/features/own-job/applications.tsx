import { useFormat } from '@dara/kit/format';
import { usePay } from '@dara/agency/pay';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { ApplicationBadge, applicationMessages, useWithdraw } from '@dara/agency/job';
import { useListState } from '@dara/kit/resource';
import { useSession } from '@dara/sdk/session';
import { Button, ButtonLink, lazyComponent } from '@dara/kit/ui';
import { useState } from 'react';
import { useJobMyJobQuery, useJobWithdrawMutation, type MyJob } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { ApplicationTimeline } from './application-timeline.tsx';
import { JobTitle } from './job-title.tsx';
import { OwnList } from './own-list.tsx';
import { APPLICATION_STATUSES, applicationSpec, hasPage, withStatuses } from './own-job.model.ts';
import * as S from './own-job.styles.ts';

const LazySentCard = lazyComponent(() =>
  import(/* webpackChunkName: "sent-card" */ './sent-card-dialog.tsx').then(
    (module) => module.SentCardDialog,
  ),
);

/** The jobs that the talent has applied to. */
export function Applications() {
  const { formatMessage } = useIntl();
  const list = useListState(applicationSpec);
  const query = useJobMyJobQuery(withStatuses(list.args));
  return (
    <OwnList
      label={formatMessage({ id: 'talent.ownJob.applications' })}
      list={list}
      query={query}
      status={list.filters.status}
      statuses={APPLICATION_STATUSES}
      statusLabel={(status) => <FormattedMessage {...applicationMessages[status]} />}
      onStatus={(status) => list.setFilters({ status })}
      empty={{
        title: <FormattedMessage id="talent.ownJob.applicationsEmpty" />,
        text: <FormattedMessage id="talent.ownJob.applicationsEmptyText" />,
        action: (
          <ButtonLink to={paths.jobs} variant="primary">
            <FormattedMessage id="talent.ownJob.findJobs" />
          </ButtonLink>
        ),
      }}
    >
      {(item) => <ApplicationEntry key={item.application.id} item={item} />}
    </OwnList>
  );
}

function ApplicationEntry({ item: { application, job } }: { item: MyJob }) {
  const format = useFormat();
  const pay = usePay();
  const locale = useLocale();
  const { quotedRate, note, status, message, canWithdraw } = application;
  return (
    <S.Entry>
      <S.Head>
        <JobTitle job={job} linked={hasPage(job)} />
        <ApplicationBadge status={status} />
      </S.Head>
      <ApplicationTimeline application={application} />
      {message && <S.Told>{localized(message, locale)}</S.Told>}
      {note && <S.Message>{note}</S.Message>}
      <S.Facts>
        {quotedRate !== null && (
          <li>
            <FormattedMessage
              id="talent.ownJob.quotedRate"
              values={{ rate: <b key="rate">{pay(quotedRate, quotedRate, job.budgetUnit)}</b> }}
            />
          </li>
        )}
        {job.castingDate && (
          <li>
            <FormattedMessage
              id="talent.ownJob.casting"
              values={{ date: <b key="date">{format.date(job.castingDate)}</b> }}
            />
          </li>
        )}
      </S.Facts>
      <S.Actions>
        <SentCard item={{ application, job }} />
        {canWithdraw && <Withdraw job={job} />}
      </S.Actions>
    </S.Entry>
  );
}

/** The card as sent, regardless of later changes. */
function SentCard({ item: { application, job } }: { item: MyJob }) {
  const { profile } = useSession();
  const [isOpen, setIsOpen] = useState<boolean>();
  const { compositeCardId, cardName } = application;
  const talentId = profile?.talentId;
  const name = cardName ?? '';
  if (!compositeCardId || !talentId) {
    return name ? <FormattedMessage id="talent.ownJob.cardSent" values={{ name }} /> : null;
  }
  const close = () => setIsOpen(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <FormattedMessage id="talent.ownJob.cardSent" values={{ name }} />
      </Button>
      {isOpen !== undefined && (
        <LazySentCard
          talentId={talentId}
          cardId={compositeCardId}
          jobId={job.id}
          name={name}
          open={isOpen}
          onClose={close}
          onFailed={close}
        />
      )}
    </>
  );
}

function Withdraw({ job }: Pick<MyJob, 'job'>) {
  const [send, { isLoading }] = useJobWithdrawMutation();
  const withdraw = useWithdraw(send);
  return (
    <S.QuietButton
      size="small"
      variant="ghost"
      loading={isLoading}
      onClick={() => void withdraw(job)}
    >
      <FormattedMessage id="agency.job.withdraw.action" />
    </S.QuietButton>
  );
}
