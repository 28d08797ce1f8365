import { FormattedMessage } from '@dara/sdk/i18n';
import { useSearchParams } from '@dara/sdk/router';
import { Button, ButtonLink, ErrorState, Skeleton, lazyComponent } from '@dara/kit/ui';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useJobDetailQuery, type JobDetail } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { ApplyBar } from './apply-bar.tsx';
import { ClosedJob } from './closed-job.tsx';
import { Invitation } from './invitation.tsx';
import { MyApplication } from './my-application.tsx';
import { TalentTypeMismatch } from './talent-type-mismatch.tsx';

const loadApply = () =>
  import(/* webpackChunkName: "job-apply" */ './apply-dialog.tsx').then(
    (module) => module.ApplyDialog,
  );
const LazyApplyDialog = lazyComponent(loadApply);
const LazyDeclineDialog = lazyComponent(() =>
  import(/* webpackChunkName: "job-decline" */ './decline-invitation.tsx').then(
    (module) => module.DeclineInvitation,
  ),
);

type DialogName = 'apply' | 'decline';
type Viewer = NonNullable<JobDetail['viewer']>;

/** In the address: the talent has chosen to apply already, among its invitations. */
const APPLY = 'apply';

const isApplicationOpen = ({ application }: Viewer): boolean =>
  application !== null && application.status !== 'Withdrawn';

const canApply = (job: JobDetail, viewer: Viewer): boolean =>
  !isApplicationOpen(viewer) && job.isOpen && viewer.isApproved && viewer.cards > 0;

interface TalentStepsProps {
  job: JobDetail;
  cardRef: RefObject<HTMLElement | null>;
}

/** A signed-in talent's actions on a job: apply, see the application, answer an invitation. */
export function TalentSteps({ job, cardRef }: TalentStepsProps) {
  // The server's document is public and contains no data of this talent.
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
      <Answer job={job} cardRef={cardRef} viewer={viewer} onShow={show} />
      {used.includes('apply') && (
        <LazyApplyDialog
          job={job}
          viewer={viewer}
          open={dialog === 'apply'}
          onClose={close}
          onFailed={close}
        />
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

/** Opens the dialog requested by the previous page; not again after a reload. */
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

interface AnswerProps extends TalentStepsProps {
  viewer: Viewer;
  onShow: (dialog: DialogName) => void;
}

function Answer({ job, cardRef, viewer, onShow }: AnswerProps) {
  const { application, request, isApproved, cards } = viewer;
  const isInvited = request?.status === 'Pending';
  if (application && isApplicationOpen(viewer))
    return <MyApplication application={application} job={job} />;
  if (!job.isOpen) return <ClosedJob />;
  const action = isInvited ? 'accept' : application ? 'again' : 'action';
  const button = (
    <Button
      variant="primary"
      aria-haspopup="dialog"
      onPointerEnter={() => void loadApply().catch(() => undefined)}
      onClick={() => onShow('apply')}
    >
      <FormattedMessage id={`public.job.apply.${action}`} />
    </Button>
  );
  return (
    <>
      {application && <MyApplication application={application} job={job} />}
      {isInvited && <Invitation request={request} job={job} />}
      {!isApproved ? (
        <NotApproved />
      ) : cards === 0 ? (
        <NoCard job={job} cardRef={cardRef} />
      ) : (
        <>
          <p>
            <FormattedMessage id="public.job.apply.talent" />
          </p>
          <TalentTypeMismatch job={job} viewer={viewer} />
          {button}
          <ApplyBar job={job} cardRef={cardRef}>
            {button}
          </ApplyBar>
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
function NoCard({ job, cardRef }: TalentStepsProps) {
  const link = (
    <ButtonLink to={paths.newCard(job.id)} variant="primary">
      <FormattedMessage id="public.job.apply.makeCard" />
    </ButtonLink>
  );
  return (
    <>
      <p>
        <FormattedMessage id="public.job.apply.noCard" />
      </p>
      {link}
      <ApplyBar job={job} cardRef={cardRef}>
        {link}
      </ApplyBar>
    </>
  );
}
