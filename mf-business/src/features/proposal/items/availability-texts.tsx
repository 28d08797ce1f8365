import { useFormat } from '@dara/kit/format';
import { NoValue } from '@dara/kit/resource';
import { Badge, ErrorState, Skeleton, type BadgeTone } from '@dara/kit/ui';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { kindMessages } from '../../../parts/booking/booking.messages.ts';
import type { Availability, Entry } from './availability.ts';

const TONES: Record<Entry['kind'], BadgeTone> = {
  Booked: 'danger',
  Bookout: 'danger',
  Option1: 'warning',
  Option2: 'warning',
};

interface AvailabilityBadgeProps {
  availability: Availability;
  talentId: string;
  /** Entries for it are no conflict. */
  jobId: string | null;
}

/** Whether a talent is free on the shooting days. */
export function AvailabilityBadge({ availability, talentId, jobId }: AvailabilityBadgeProps) {
  const { formatMessage } = useIntl();
  const entries = availability.of(talentId);
  if (!entries) return availability.isFetching ? <Skeleton width={64} height={24} /> : <NoValue />;
  const isOwn = ({ job }: Entry) => jobId !== null && job?.id === jobId;
  const clash = entries.find((entry) => !isOwn(entry));
  const [own] = entries;
  if (clash)
    return <Badge tone={TONES[clash.kind]}>{formatMessage(kindMessages[clash.kind])}</Badge>;
  return (
    <Badge tone="positive">
      {own ? (
        <FormattedMessage
          id="business.proposal.availability.own"
          values={{ kind: formatMessage(kindMessages[own.kind]) }}
        />
      ) : (
        <FormattedMessage id="business.proposal.availability.free" />
      )}
    </Badge>
  );
}

/** Which days the availability is about, or why it is not known. */
export function AvailabilityNote({ availability }: { availability: Availability }) {
  const format = useFormat();
  const { days, error, isFetching, retry } = availability;
  if (error) return <ErrorState compact error={error} isRetrying={isFetching} onRetry={retry} />;
  return (
    <Note>
      {days ? (
        <FormattedMessage
          id="business.proposal.availability.days"
          values={{ days: format.dateRange(days.from, days.to) }}
        />
      ) : (
        <FormattedMessage id="business.proposal.availability.noDays" />
      )}
    </Note>
  );
}

/** Each entry of a talent on the shooting days. */
export function AvailabilityEntries({
  availability,
  talentId,
}: Pick<AvailabilityBadgeProps, 'availability' | 'talentId'>) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const format = useFormat();
  const entries = availability.of(talentId);
  if (!entries) return null;
  if (entries.length === 0) return <FormattedMessage id="business.booking.free" />;
  return (
    <ul>
      {entries.map(({ id, kind, from, to, job }) => (
        <li key={id}>
          {[
            formatMessage(kindMessages[kind]),
            format.dateRange(from, to),
            localized(job?.title, locale),
          ]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
    </ul>
  );
}

const Note = styled.p`
  margin: 0;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;
