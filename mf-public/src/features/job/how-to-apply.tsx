import { useFormat } from '@dara/shared/format';
import { FormattedMessage } from '@dara/shared/i18n';
import { useSession } from '@dara/shared/session';
import { ButtonLink } from '@dara/shared/ui';
import type { JobDetail } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { ClosedJob } from './closed-job.tsx';
import * as S from './how-to-apply.styles.ts';
import { TalentSteps } from './talent-steps.tsx';

/** Pay, deadline, and what this visitor does to apply. */
export function HowToApply({ job }: { job: JobDetail }) {
  const format = useFormat();
  const hasBudget = job.budgetFrom !== null || job.budgetTo !== null;
  return (
    <S.Card aria-labelledby="apply-title">
      {hasBudget && (
        <div>
          <small>
            <FormattedMessage id="public.job.fact.budget" />
          </small>
          <S.Budget>
            {format.moneyRange(job.budgetFrom, job.budgetTo)}
            {job.budgetUnit && (
              <span>
                <FormattedMessage id={`public.job.budgetUnit.${job.budgetUnit}`} />
              </span>
            )}
          </S.Budget>
        </div>
      )}
      {job.isOpen && job.applyUntil && (
        <div>
          <small>
            <FormattedMessage id="public.job.fact.deadline" />
          </small>
          <p>
            <time dateTime={job.applyUntil}>{format.date(job.applyUntil, 'long')}</time>
          </p>
        </div>
      )}
      <h2 id="apply-title">
        <FormattedMessage id={titleOf(job)} />
      </h2>
      <Steps job={job} />
    </S.Card>
  );
}

function titleOf({ isOpen, viewer }: JobDetail): string {
  const application = viewer?.application;
  if (application && application.status !== 'Withdrawn') return 'public.job.application.title';
  return isOpen ? 'public.job.apply.title' : 'public.job.closed';
}

function Steps({ job }: { job: JobDetail }) {
  const { status, profile } = useSession();
  if (status === 'signed-in' && profile?.permission === 'Talent') return <TalentSteps job={job} />;
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
    </>
  );
}
