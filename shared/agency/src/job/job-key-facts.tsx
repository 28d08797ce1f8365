import { useFormat } from '@dara/kit/format';
import { usePay } from '../pay/pay.ts';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { ShownJob } from './shown-job.ts';
import { ShownFacts } from './shown-facts.tsx';

/** Pay, deadline, casting day and location: a talent's first questions. Unknown values are left out. */
export function JobKeyFacts({ job }: { job: ShownJob }) {
  const locale = useLocale();
  const format = useFormat();
  const pay = usePay();
  const facts = [
    { id: 'budget', value: pay(job.budgetFrom, job.budgetTo, job.budgetUnit) },
    { id: 'deadline', value: job.isOpen ? format.date(job.applyUntil) : '' },
    { id: 'casting', value: format.date(job.castingDate) },
    { id: 'place', value: job.location ?? localized(job.province, locale) },
  ];
  return (
    <Facts
      facts={facts.map((fact) => ({
        ...fact,
        label: <FormattedMessage id={`agency.job.fact.${fact.id}`} />,
      }))}
    />
  );
}

const Facts = styled(ShownFacts)`
  gap: ${tokens.space3} ${tokens.space4};
  padding: ${tokens.space4};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperSunken};
  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
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
