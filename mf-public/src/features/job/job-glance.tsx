import { useFormat, usePay } from '@dara/shared/format';
import { FormattedMessage, localized, useLocale } from '@dara/shared/i18n';
import { media, tokens } from '@dara/shared/theme';
import { styled } from 'styled-components';
import type { JobDetail } from '../../api/generated.ts';

/** Pay, last day, casting day and place: what a talent asks first. Lines without an answer are left out. */
export function JobGlance({ job, className }: { job: JobDetail; className?: string }) {
  const locale = useLocale();
  const format = useFormat();
  const pay = usePay();
  const facts = {
    budget: pay(job.budgetFrom, job.budgetTo, job.budgetUnit),
    deadline: job.isOpen ? format.date(job.applyUntil) : '',
    casting: format.date(job.castingDate),
    place: job.location ?? localized(job.province, locale),
  };
  return (
    <List className={className}>
      {Object.entries(facts)
        .filter(([, value]) => value)
        .map(([id, value]) => (
          <div key={id}>
            <dt>
              <FormattedMessage id={`public.job.fact.${id}`} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space3} ${tokens.space4};
  padding: ${tokens.space4};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperSunken};
  dt {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  > :first-child:nth-child(odd):last-child {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: repeat(4, auto);
    justify-content: start;
    gap: ${tokens.space3} ${tokens.space8};
  }
`;
