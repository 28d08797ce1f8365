import { talentTypeMessages } from '@dara/agency/labels';
import { Badge, type BadgeTone } from '@dara/kit/ui';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useFormat } from '@dara/kit/format';
import type { ApplicationClash, ApplicationRow } from '../../api/generated.ts';
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
export function useTalentLine() {
  const { formatMessage } = useIntl();
  return ({ talentTypes: [type], age }: Pick<ApplicationRow, 'talentTypes' | 'age'>) =>
    [
      type && formatMessage(talentTypeMessages[type]),
      age !== null && formatMessage({ id: 'business.application.age' }, { age }),
    ]
      .filter(Boolean)
      .join(' · ');
}

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
