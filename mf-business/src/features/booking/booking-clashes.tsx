import { FormCheckbox } from '@dara/kit/forms';
import { useFormat } from '@dara/kit/format';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Check, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { useManagementBookingClashQuery, type Booking } from '../../api/generated.ts';
import type { BookingValues } from './booking-form.model.ts';
import { kindMessages } from './booking.messages.ts';

interface BookingClashesProps {
  values: BookingValues;
  booking: Booking | undefined;
}

/** Conflicts of the talent on the selected days. */
export function BookingClashes({ values, booking }: BookingClashesProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const format = useFormat();
  const { talentId, from, to } = values;
  const isKnown = talentId !== '' && from !== '' && to !== '' && from <= to;
  const args = { talentId, from, to, ...(booking && { exceptId: booking.id }) };
  const { currentData } = useManagementBookingClashQuery(args, { skip: !isKnown });
  const items = isKnown ? currentData?.items : undefined;
  return (
    <div aria-live="polite">
      {items?.length === 0 && (
        <Free>
          <Check size={18} aria-hidden />
          <FormattedMessage id="business.booking.free" />
        </Free>
      )}
      {items && items.length > 0 && (
        <Box>
          <strong>
            <TriangleAlert size={18} aria-hidden />
            <FormattedMessage id="business.booking.clash" values={{ count: items.length }} />
          </strong>
          <ul>
            {items.map((clash) => (
              <li key={clash.bookingId ?? clash.from}>
                {[
                  formatMessage(kindMessages[clash.kind]),
                  format.dateRange(clash.from, clash.to),
                  localized(clash.jobTitle, locale),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
          {items.some(({ kind }) => kind === 'Bookout') && (
            <FormCheckbox
              name="onDayOff"
              label={<FormattedMessage id="business.booking.onDayOff" />}
            />
          )}
        </Box>
      )}
    </div>
  );
}

const Free = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space2};
  margin: 0;
  color: ${tokens.positive};
`;

const Box = styled.div`
  padding: ${tokens.space3};
  border: 1px solid ${tokens.warning};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.warningSoft};
  strong {
    display: flex;
    align-items: center;
    gap: ${tokens.space2};
  }
  ul {
    margin: ${tokens.space1} 0 0;
    padding-inline-start: ${tokens.space6};
  }
`;
