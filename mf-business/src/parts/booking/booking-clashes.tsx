import { FormCheckbox } from '@dara/kit/forms';
import { useFormat } from '@dara/kit/format';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Check, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { useManagementBookingClashQuery } from '../../api/generated.ts';
import { kindMessages } from './booking.messages.ts';

interface BookingClashesProps {
  talentId: string;
  from: string;
  to: string;
  /** The booking that is being changed. */
  exceptId?: string | undefined;
  /** The field that confirms days off. */
  name?: string;
}

/** Conflicts of the talent on the selected days. */
export function BookingClashes(props: BookingClashesProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const format = useFormat();
  const { talentId, from, to, exceptId, name = 'onDayOff' } = props;
  const isKnown = talentId !== '' && from !== '' && to !== '' && from <= to;
  const args = { talentId, from, to, ...(exceptId && { exceptId }) };
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
            <FormCheckbox name={name} label={<FormattedMessage id="business.booking.onDayOff" />} />
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
