import { useFormat } from '@dara/kit/format';
import { usePay } from '@dara/agency/pay';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useListState } from '@dara/kit/resource';
import { Badge, Button, ButtonLink, lazyComponent, type BadgeProps } from '@dara/kit/ui';
import { useState } from 'react';
import {
  useJobRequestAnswerMutation,
  useJobRequestJobQuery,
  type JobRequestStatus,
  type RequestJob,
} from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { JobTitle } from './job-title.tsx';
import { OwnList } from './own-list.tsx';
import { REQUEST_STATUSES, hasPage, requestSpec, withStatuses } from './own-job.model.ts';
import * as S from './own-job.styles.ts';

const LazyDecline = lazyComponent(() =>
  import(/* webpackChunkName: "decline" */ './decline.ts').then((module) => module.DeclineDialog),
);

const TONES: Record<JobRequestStatus, BadgeProps['tone']> = {
  Pending: 'warning',
  Accepted: 'positive',
  Declined: 'neutral',
  Expired: 'neutral',
  Cancelled: 'neutral',
};

/** The jobs that the talent has been invited to apply to. */
export function Invitations() {
  const { formatMessage } = useIntl();
  const list = useListState(requestSpec);
  const query = useJobRequestJobQuery(withStatuses(list.args));
  return (
    <OwnList
      label={formatMessage({ id: 'talent.ownJob.invitations' })}
      list={list}
      query={query}
      status={list.filters.status}
      statuses={REQUEST_STATUSES}
      statusLabel={(status) => <FormattedMessage id={`talent.ownJob.request.${status}`} />}
      onStatus={(status) => list.setFilters({ status })}
      empty={{
        title: <FormattedMessage id="talent.ownJob.invitationsEmpty" />,
        text: <FormattedMessage id="talent.ownJob.invitationsEmptyText" />,
        action: (
          <ButtonLink to={paths.jobs}>
            <FormattedMessage id="talent.ownJob.findJobs" />
          </ButtonLink>
        ),
      }}
    >
      {(item) => <InvitationEntry key={item.request.id} item={item} />}
    </OwnList>
  );
}

function InvitationEntry({ item }: { item: RequestJob }) {
  const { request, job } = item;
  const { status, declineReason } = request;
  const message = localized(request.message, useLocale());
  return (
    <S.Entry>
      <S.Head>
        <JobTitle job={job} linked={hasPage(job, request)} />
        <Badge dot tone={TONES[status]}>
          <FormattedMessage id={`talent.ownJob.request.${status}`} />
        </Badge>
      </S.Head>
      {message && <S.Message>{message}</S.Message>}
      <Terms item={item} />
      {status === 'Declined' && declineReason && (
        <S.Facts as="p">
          <FormattedMessage id="talent.ownJob.declineReason" values={{ reason: declineReason }} />
        </S.Facts>
      )}
      {status === 'Pending' && <Answer item={item} />}
    </S.Entry>
  );
}

function Terms({ item: { request, job } }: { item: RequestJob }) {
  const format = useFormat();
  const pay = usePay();
  const { offeredRate, respondBy, createdAt } = request;
  const dates = { sent: createdAt, respondBy, casting: job.castingDate };
  return (
    <S.Facts>
      {offeredRate !== null && (
        <li>
          <FormattedMessage
            id="talent.ownJob.offeredRate"
            values={{ rate: <b key="rate">{pay(offeredRate, offeredRate, job.budgetUnit)}</b> }}
          />
        </li>
      )}
      {Object.entries(dates).map(
        ([id, date]) =>
          date && (
            <li key={id}>
              <FormattedMessage
                id={`talent.ownJob.${id}`}
                values={{ date: <b key="date">{format.date(date)}</b> }}
              />
            </li>
          ),
      )}
    </S.Facts>
  );
}

/** Accepting is applying, on the job's page; declining asks for a reason. */
function Answer({ item: { request, job } }: { item: RequestJob }) {
  const locale = useLocale();
  const [answer] = useJobRequestAnswerMutation();
  const [isDeclining, setIsDeclining] = useState<boolean>();
  const close = () => setIsDeclining(false);
  const Decline = job.isOpen ? S.QuietButton : Button;
  return (
    <>
      {!job.isOpen && (
        <S.Facts as="p">
          <FormattedMessage id="talent.ownJob.jobClosed" />
        </S.Facts>
      )}
      <S.Actions>
        {job.isOpen && (
          <ButtonLink to={paths.applyTo(job.id)} variant="primary" size="small">
            <FormattedMessage id="talent.ownJob.accept" />
          </ButtonLink>
        )}
        <Decline
          size="small"
          variant={job.isOpen ? 'ghost' : 'secondary'}
          aria-haspopup="dialog"
          onClick={() => setIsDeclining(true)}
        >
          <FormattedMessage id="agency.job.decline.send" />
        </Decline>
      </S.Actions>
      {isDeclining !== undefined && (
        <LazyDecline
          open={isDeclining}
          job={localized(job.title, locale)}
          onClose={close}
          onFailed={close}
          onDecline={(reason) =>
            answer({ rid: request.id, declineBody: { status: 'Declined', reason } }).unwrap()
          }
        />
      )}
    </>
  );
}
