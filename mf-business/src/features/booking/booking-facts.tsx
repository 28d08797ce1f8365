import { businessName } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { DescriptionList, type Fact } from '@dara/kit/record';
import { Avatar, Badge, Button, TextLink, type BadgeTone } from '@dara/kit/ui';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useFileDownload } from '@dara/kit/resource';
import { CalendarArrowDown, CalendarX } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Booking } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { CancelBooking } from './cancel-booking.tsx';
import { cancelWord } from './booking.model.ts';
import { kindMessages } from '../../parts/booking/booking.messages.ts';

interface BookingFactsProps {
  booking: Booking;
  isStaff: boolean;
  onCancelled: () => void;
}

const TONES: Record<Booking['kind'], BadgeTone> = {
  Booked: 'brand',
  Option1: 'warning',
  Option2: 'neutral',
};

/** Talent, dates, kind, job and actions of a booking. */
export function BookingFacts({ booking, isStaff, onCancelled }: BookingFactsProps) {
  const locale = useLocale();
  const { save, isBusy } = useBookingFile();
  const [isCancelling, setCancelling] = useState(false);
  const { talent, status } = booking;
  const name = localized(talent.name, locale);
  const facts = useFacts(booking);
  return (
    <Box>
      <Who>
        <Avatar name={name} image={talent.image} size={48} />
        <div>
          <strong>{name}</strong>
          <Marks>
            <Badge tone={TONES[booking.kind]}>
              <FormattedMessage {...kindMessages[booking.kind]} />
            </Badge>
            {status !== 'Active' && (
              <Badge>
                <FormattedMessage id={`business.booking.status.${status}`} />
              </Badge>
            )}
          </Marks>
        </div>
      </Who>
      <DescriptionList facts={facts} />
      {isStaff && status === 'Active' && (
        <Actions>
          <Button
            size="small"
            icon={<CalendarArrowDown size={18} aria-hidden />}
            loading={isBusy}
            onClick={() => void save(booking)}
          >
            <FormattedMessage id="business.booking.file" />
          </Button>
          <Button
            size="small"
            icon={<CalendarX size={18} aria-hidden />}
            onClick={() => setCancelling(true)}
          >
            <FormattedMessage id={`business.booking.cancel.${cancelWord(booking)}`} />
          </Button>
        </Actions>
      )}
      {isCancelling && (
        <CancelBooking {...{ booking, name, onCancelled }} onClose={() => setCancelling(false)} />
      )}
    </Box>
  );
}

function useFacts({ from, to, job, proposal, reason, expiresAt }: Booking): Fact[] {
  const locale = useLocale();
  const format = useFormat();
  const label = (id: string) => <FormattedMessage id={`business.booking.${id}`} />;
  const known: Fact[] = [{ id: 'days', label: label('days'), value: format.dateRange(from, to) }];
  if (job) {
    const title = localized(job.title, locale);
    known.push(
      {
        id: 'job',
        label: label('job'),
        value: <TextLink to={paths.jobDetail(job.id)}>{title}</TextLink>,
      },
      { id: 'company', label: label('company'), value: businessName(job, locale) },
    );
  }
  if (proposal) {
    known.push({
      id: 'proposal',
      label: label('proposal'),
      value: (
        <TextLink to={paths.proposalDetail(proposal.id)}>
          {`${proposal.number} · ${proposal.title}`}
        </TextLink>
      ),
    });
  }
  if (expiresAt) {
    known.push({ id: 'expires', label: label('expires'), value: format.dateTime(expiresAt) });
  }
  if (reason) known.push({ id: 'reason', label: label('reason'), value: reason });
  return known;
}

/** Hands one booking to the browser as a file for a calendar. */
function useBookingFile() {
  const file = useFileDownload();
  const language = useLocale();
  const save = ({ id, from }: Pick<Booking, 'id' | 'from'>) =>
    file.save(
      { url: `/api/management/booking/${id}/ics`, params: { language } },
      `booking-${from}.ics`,
    );
  return { save, isBusy: file.isBusy };
}

const Box = styled.div`
  display: grid;
  gap: ${tokens.space4};
  padding-block-end: ${tokens.space5};
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space3};
  overflow-wrap: anywhere;
`;

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space1};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
`;
