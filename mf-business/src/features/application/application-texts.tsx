import { talentTypeMessages } from '@dara/agency/labels';
import { NoValue } from '@dara/kit/resource';
import { Badge, VisuallyHidden, useOptions, type BadgeTone, type SelectOption } from '@dara/kit/ui';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useFormat } from '@dara/kit/format';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { ApplicationClash, ApplicationRow, BriefReason } from '../../api/generated.ts';
import { BRIEF_CHOICES } from './application.model.ts';
import type { Stage } from './stages.ts';

export const stageMessage = (stage: Stage) => ({ id: `business.application.stage.${stage}` });

/** Label of the action that moves an application. */
export const moveMessage = (from: Stage, to: Stage) =>
  from === 'Hired' && to === 'Shortlisted'
    ? { id: 'business.application.release.action' }
    : stageMessage(to);

const TONES: Record<Stage, BadgeTone> = {
  Applied: 'neutral',
  Shortlisted: 'info',
  Hold: 'warning',
  Hired: 'positive',
  Completed: 'positive',
  Rejected: 'danger',
  Withdrawn: 'neutral',
};

export function StageBadge({ stage }: { stage: Stage }) {
  return (
    <Badge tone={TONES[stage]} dot>
      <FormattedMessage {...stageMessage(stage)} />
    </Badge>
  );
}

export function useTalentName() {
  const locale = useLocale();
  return (row: Pick<ApplicationRow, 'talentName'>) => localized(row.talentName, locale);
}

/** The talent's first type, and age. */
export function useTalentFacts() {
  const { formatMessage } = useIntl();
  return ({ talentTypes: [type], age }: Pick<ApplicationRow, 'talentTypes' | 'age'>): string[] => [
    ...(type ? [formatMessage(talentTypeMessages[type])] : []),
    ...(age === null ? [] : [formatMessage({ id: 'business.application.age' }, { age })]),
  ];
}

/** The same as one text. */
export function useTalentLine() {
  const factsOf = useTalentFacts();
  return (row: Parameters<typeof factsOf>[0]) => factsOf(row).join(' · ');
}

interface BriefChipsProps {
  reasons: readonly BriefReason[];
  className?: string;
}

/** Why a talent does not fit the brief: short chips, and full texts for screen readers. */
export function BriefChips({ reasons, className }: BriefChipsProps) {
  const { formatMessage } = useIntl();
  if (reasons.length === 0) return <NoValue />;
  return (
    <Chips className={className}>
      {reasons.map((reason) => (
        <span key={reason} title={formatMessage(reasonMessage(reason))}>
          <Badge tone="warning">
            <span aria-hidden>
              <FormattedMessage id={`business.application.brief.short.${reason}`} />
            </span>
            <VisuallyHidden>
              <FormattedMessage {...reasonMessage(reason)} />
            </VisuallyHidden>
          </Badge>
        </span>
      ))}
    </Chips>
  );
}

/** Options of the filter by the brief. */
export function useBriefOptions(): SelectOption[] {
  return useOptions()(BRIEF_CHOICES, (value) => `business.application.brief.filter.${value}`);
}

export const reasonMessage = (reason: BriefReason) => ({
  id: `business.application.brief.${reason}`,
});

/** A talent's other commitments on the shooting days, as text. */
export function useClashText() {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const locale = useLocale();
  return ({ kind, from, to, title }: ApplicationClash) =>
    [
      formatMessage({ id: `business.application.clash.${kind}` }),
      localized(title, locale),
      format.dateRange(from, to),
    ]
      .filter(Boolean)
      .join(' · ');
}

const Chips = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${tokens.space1};
`;
