import { useFormat } from '@dara/shared/format';
import { FormattedMessage } from '@dara/shared/i18n';
import { useSession } from '@dara/shared/session';
import { media, tokens } from '@dara/shared/theme';
import { ButtonLink } from '@dara/shared/ui';
import { styled } from 'styled-components';
import type { JobDetail } from '../../api/generated.ts';
import { paths } from '../../paths.ts';

/** Pay, deadline, and what this visitor does to apply. */
export function HowToApply({ job }: { job: JobDetail }) {
  const format = useFormat();
  const hasBudget = job.budgetFrom !== null || job.budgetTo !== null;
  return (
    <Card aria-labelledby="apply-title">
      {hasBudget && (
        <div>
          <small>
            <FormattedMessage id="public.job.fact.budget" />
          </small>
          <Budget>
            {format.moneyRange(job.budgetFrom, job.budgetTo)}
            {job.budgetUnit && (
              <span>
                <FormattedMessage id={`public.job.budgetUnit.${job.budgetUnit}`} />
              </span>
            )}
          </Budget>
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
        <FormattedMessage id={job.isOpen ? 'public.job.apply.title' : 'public.job.closed'} />
      </h2>
      {job.isOpen ? (
        <Steps job={job} />
      ) : (
        <>
          <p>
            <FormattedMessage id="public.job.apply.closed" />
          </p>
          <ButtonLink to={`${paths.jobs}?open=true`}>
            <FormattedMessage id="public.job.apply.others" />
          </ButtonLink>
        </>
      )}
    </Card>
  );
}

function Steps({ job }: { job: JobDetail }) {
  const { status, profile } = useSession();
  if (status === 'signed-in') {
    const isTalent = profile?.permission === 'Talent';
    return (
      <p>
        <FormattedMessage id={isTalent ? 'public.job.apply.talent' : 'public.job.apply.role'} />
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
      <ButtonLink to={paths.signUp}>
        <FormattedMessage id="public.job.apply.signUp" />
      </ButtonLink>
    </>
  );
}

const Card = styled.aside`
  display: grid;
  gap: ${tokens.space4};
  padding: ${tokens.space6};
  border: 1px solid ${tokens.line};
  border-block-start: 3px solid ${tokens.brand};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
  h2 {
    font-size: ${tokens.textLarge};
  }
  ${media.desktop} {
    position: sticky;
    inset-block-start: 96px;
  }
`;

const Budget = styled.p`
  font-size: ${tokens.textTitle};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  span {
    margin-inline-start: ${tokens.space2};
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
    font-weight: 400;
  }
`;
