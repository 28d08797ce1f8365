import { useFormat } from '@dara/kit/format';
import { usePay } from '@dara/agency/pay';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { ButtonLink } from '@dara/kit/ui';
import { useRef, type RefObject } from 'react';
import type { JobDetail } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { ApplyBar } from './apply-bar.tsx';
import { ClosedJob } from './closed-job.tsx';
import * as S from './how-to-apply.styles.ts';
import { TalentSteps } from './talent-steps.tsx';

/** Pay, deadline, and the visitor's next step. */
export function HowToApply({ job }: { job: JobDetail }) {
  const format = useFormat();
  const pay = usePay()(job.budgetFrom, job.budgetTo, job.budgetUnit);
  const cardRef = useRef<HTMLElement>(null);
  return (
    <S.Card ref={cardRef} aria-labelledby="apply-title">
      {pay && (
        <div>
          <small>
            <FormattedMessage id="agency.job.fact.budget" />
          </small>
          <S.Budget>{pay}</S.Budget>
        </div>
      )}
      {job.isOpen && job.applyUntil && (
        <div>
          <small>
            <FormattedMessage id="agency.job.fact.deadline" />
          </small>
          <p>
            <time dateTime={job.applyUntil}>{format.date(job.applyUntil, 'long')}</time>
          </p>
        </div>
      )}
      <h2 id="apply-title">
        <FormattedMessage id={titleOf(job)} />
      </h2>
      <Steps job={job} cardRef={cardRef} />
    </S.Card>
  );
}

function titleOf({ isOpen, viewer }: JobDetail): string {
  const application = viewer?.application;
  if (application && application.status !== 'Withdrawn') return 'public.job.application.title';
  return isOpen ? 'public.job.apply.title' : 'public.job.closed';
}

interface StepsProps {
  job: JobDetail;
  cardRef: RefObject<HTMLElement | null>;
}

function Steps({ job, cardRef }: StepsProps) {
  const { status, profile } = useSession();
  if (status === 'signed-in' && profile?.permission === 'Talent') {
    return <TalentSteps job={job} cardRef={cardRef} />;
  }
  if (!job.isOpen) return <ClosedJob />;
  if (status === 'signed-in') {
    return (
      <p>
        <FormattedMessage id="public.job.apply.role" />
      </p>
    );
  }
  return (
    <>
      <p>
        <FormattedMessage id="public.job.apply.visitor" />
      </p>
      <ButtonLink to={paths.signInFor(paths.job(job.id))} variant="primary">
        <FormattedMessage id="public.job.apply.signIn" />
      </ButtonLink>
      <ButtonLink to={paths.registerTalent}>
        <FormattedMessage id="public.job.apply.signUp" />
      </ButtonLink>
      <ApplyBar job={job} cardRef={cardRef}>
        <ButtonLink to={paths.signInFor(paths.job(job.id))} variant="primary">
          <FormattedMessage id="public.job.apply.signInToApply" />
        </ButtonLink>
      </ApplyBar>
    </>
  );
}
