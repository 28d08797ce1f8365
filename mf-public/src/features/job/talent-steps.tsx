import { useFormat } from '@dara/shared/format';
import { FormattedMessage } from '@dara/shared/i18n';
import { useSearchParams } from '@dara/shared/router';
import { useSession } from '@dara/shared/session';
import { Button, ButtonLink, ErrorState, Skeleton, lazyPart } from '@dara/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useJobDetailQuery, type JobDetail, type JobRequest } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import type { ApplyDialogProps } from './apply-dialog.tsx';
import { ClosedJob } from './closed-job.tsx';
import type { DeclineInvitationProps } from './decline-invitation.tsx';
import * as S from './how-to-apply.styles.ts';
import { MyApplication } from './my-application.tsx';

const loadApply = () =>
  import(/* webpackChunkName: "job-apply" */ './apply-dialog.tsx').then(
    (module) => module.ApplyDialog,
  );
const LazyApplyDialog = lazyPart<ApplyDialogProps>(loadApply);
const LazyDeclineDialog = lazyPart<DeclineInvitationProps>(() =>
  import(/* webpackChunkName: "job-decline" */ './decline-invitation.tsx').then(
    (module) => module.DeclineInvitation,
  ),
);

type DialogName = 'apply' | 'decline';
type Viewer = NonNullable<JobDetail['viewer']>;

/** In the address: the talent has chosen to apply already, among its invitations. */
const APPLY = 'apply';

const isStanding = ({ application }: Viewer): boolean =>
  application !== null && application.status !== 'Withdrawn';

const canApply = (job: JobDetail, viewer: Viewer): boolean =>
  !isStanding(viewer) && job.isOpen && viewer.isApproved && viewer.cards > 0;

/** What a signed-in talent does about a job: apply, look at its application, answer an invitation. */
export function TalentSteps({ job }: { job: JobDetail }) {
  // The server's document was written for everybody and knows nothing of this talent.
  const { currentData, isFetching, isError, error, refetch } = useJobDetailQuery(
    { id: job.id },
    { refetchOnMountOrArgChange: job.viewer === null },
  );
  const viewer = currentData?.viewer ?? job.viewer;
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [used, setUsed] = useState<readonly DialogName[]>([]);
  const show = (name: DialogName) => {
    setDialog(name);
    setUsed([...new Set([...used, name])]);
  };
  const close = () => setDialog(null);
  useChosenBefore(viewer ? canApply(job, viewer) : false, () => show('apply'));
  if (!viewer) {
    if (isFetching) return <Skeleton shape="box" height={96} />;
    if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return <NotApproved />;
  }
  const { request } = viewer;
  return (
    <>
      <Answer job={job} viewer={viewer} onShow={show} />
      {used.includes('apply') && (
        <LazyApplyDialog job={job} open={dialog === 'apply'} onClose={close} onFailed={close} />
      )}
      {used.includes('decline') && request && (
        <LazyDeclineDialog
          requestId={request.id}
          open={dialog === 'decline'}
          onClose={close}
          onFailed={close}
        />
      )}
    </>
  );
}

/** Opens at once what was chosen on the page before; a reload does not open it again. */
function useChosenBefore(isPossible: boolean, open: () => void) {
  const [params, setParams] = useSearchParams();
  const isChosen = params.has(APPLY) && isPossible;
  const begin = useEffectEvent(() => {
    open();
    const rest = new URLSearchParams(params);
    rest.delete(APPLY);
    setParams(rest, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isChosen) begin();
  }, [isChosen]);
}

interface AnswerProps {
  job: JobDetail;
  viewer: Viewer;
  onShow: (dialog: DialogName) => void;
}

function Answer({ job, viewer, onShow }: AnswerProps) {
  const { application, request, isApproved, cards } = viewer;
  const isInvited = request?.status === 'Pending';
  if (application && isStanding(viewer))
    return <MyApplication application={application} job={job} />;
  if (!job.isOpen) return <ClosedJob />;
  return (
    <>
      {application && <MyApplication application={application} job={job} />}
      {isInvited && <Invitation request={request} />}
      {!isApproved ? (
        <NotApproved />
      ) : cards === 0 ? (
        <NoCard jobId={job.id} />
      ) : (
        <>
          <p>
            <FormattedMessage id="public.job.apply.talent" />
          </p>
          <Button
            variant="primary"
            aria-haspopup="dialog"
            onPointerEnter={() => void loadApply().catch(() => undefined)}
            onClick={() => onShow('apply')}
          >
            <FormattedMessage
              id={
                isInvited
                  ? 'public.job.apply.accept'
                  : application
                    ? 'public.job.apply.again'
                    : 'public.job.apply.action'
              }
            />
          </Button>
        </>
      )}
      {isInvited && (
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => onShow('decline')}>
          <FormattedMessage id="public.job.decline.action" />
        </Button>
      )}
    </>
  );
}

function NotApproved() {
  return (
    <>
      <p>
        <FormattedMessage id="public.job.apply.notApproved" />
      </p>
      <ButtonLink to={paths.ownProfile}>
        <FormattedMessage id="public.job.apply.profile" />
      </ButtonLink>
    </>
  );
}

/** To a new card, and from there back to this job. */
function NoCard({ jobId }: { jobId: string }) {
  const { profile } = useSession();
  const talentId = profile?.talentId;
  return (
    <>
      <p>
        <FormattedMessage id="public.job.apply.noCard" />
      </p>
      <ButtonLink
        to={talentId ? paths.newCard(talentId, jobId) : paths.ownProfile}
        variant="primary"
      >
        <FormattedMessage id="public.job.apply.makeCard" />
      </ButtonLink>
    </>
  );
}

function Invitation({ request }: { request: JobRequest }) {
  const format = useFormat();
  const { message, offeredRate, respondBy } = request;
  return (
    <S.Box>
      <h3>
        <FormattedMessage id="public.job.invited.title" />
      </h3>
      {message && <p>{message}</p>}
      {offeredRate !== null && (
        <S.Line>
          <FormattedMessage
            id="public.job.invited.rate"
            values={{ rate: format.money(offeredRate) }}
          />
        </S.Line>
      )}
      {respondBy && (
        <S.Line>
          <FormattedMessage
            id="public.job.invited.respondBy"
            values={{ date: format.date(respondBy, 'long') }}
          />
        </S.Line>
      )}
    </S.Box>
  );
}
