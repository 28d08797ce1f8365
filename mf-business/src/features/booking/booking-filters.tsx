import { BOOKING_KINDS, BOOKING_STATUSES } from '@dara/model';
import { Button, Combobox, Select } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { CalendarDays, List, Rows3 } from 'lucide-react';
import { styled } from 'styled-components';
import { VIEWS, type CalendarFilters } from './booking.model.ts';
import { kindMessages } from '../../parts/booking/booking.messages.ts';
import { useJobChoices, useTalentChoices } from './use-choices.ts';

interface BookingFiltersProps {
  filters: CalendarFilters;
  setFilters: (filters: CalendarFilters) => void;
  isStaff: boolean;
}

const ICONS = { month: CalendarDays, talent: Rows3, list: List };

/** How the calendar is shown and what of it; all of it is in the URL. */
export function BookingFilters({ filters, setFilters, isStaff }: BookingFiltersProps) {
  const { formatMessage } = useIntl();
  const { view = 'month', talentId = '', jobId = '', kind = '', status = '' } = filters;
  const talents = useTalentChoices(talentId, !isStaff);
  const jobs = useJobChoices(jobId);
  const text = (id: string) => formatMessage({ id: `business.booking.${id}` });
  const isNarrowed = Boolean(talentId || jobId || kind || status);
  return (
    <Row>
      <Views role="group" aria-label={text('view')}>
        {VIEWS.map((name) => {
          const Icon = ICONS[name];
          return (
            <Button
              key={name}
              variant={view === name ? 'primary' : 'secondary'}
              aria-pressed={view === name}
              icon={<Icon size={18} aria-hidden />}
              onClick={() => setFilters({ view: name === 'month' ? undefined : name })}
            >
              <FormattedMessage id={`business.booking.view.${name}`} />
            </Button>
          );
        })}
      </Views>
      {isStaff && (
        <Combobox
          label={text('talent')}
          placeholder={text('anyTalent')}
          {...talents}
          value={talentId}
          onChange={(value) => setFilters({ talentId: value || undefined })}
        />
      )}
      <Combobox
        label={text('job')}
        placeholder={text('anyJob')}
        {...jobs}
        value={jobId}
        onChange={(value) => setFilters({ jobId: value || undefined })}
      />
      <Select
        label={text('kind')}
        emptyLabel={text('anyKind')}
        options={BOOKING_KINDS.map((value) => ({
          value,
          label: formatMessage(kindMessages[value]),
        }))}
        value={kind}
        onChange={(value) => setFilters({ kind: BOOKING_KINDS.find((one) => one === value) })}
      />
      <Select
        label={text('status')}
        options={BOOKING_STATUSES.map((value) => ({ value, label: text(`status.${value}`) }))}
        value={status || 'Active'}
        onChange={(value) =>
          setFilters({
            status: BOOKING_STATUSES.find((one) => one === value && one !== 'Active'),
          })
        }
      />
      {isNarrowed && (
        <Button
          variant="ghost"
          onClick={() =>
            setFilters({
              ...{ talentId: undefined, jobId: undefined },
              ...{ kind: undefined, status: undefined },
            })
          }
        >
          <FormattedMessage id="business.booking.clear" />
        </Button>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${tokens.space3};
  ${media.wide} {
    grid-template-columns: auto repeat(4, minmax(0, 1fr)) auto;
  }
`;

const Views = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${tokens.space2};
  ${media.wide} {
    grid-column: auto;
  }
  && > * {
    flex: 1;
    padding-inline: ${tokens.space2};
    white-space: nowrap;
    ${media.tablet} {
      padding-inline: ${tokens.space4};
    }
  }
`;
