import { FormDateField } from '@dara/kit/date';
import {
  FormCombobox,
  FormPair,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  ResourceForm,
  SubmitBar,
} from '@dara/kit/forms';
import { BOOKING_LINES } from '@dara/model';
import { isApiError } from '@dara/sdk/api';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import {
  useManagementBookingCreateMutation,
  useManagementBookingUpdateMutation,
  type Booking,
} from '../../api/generated.ts';
import {
  TIMES,
  bodyOf,
  bookingSchema,
  kindsFrom,
  startOf,
  valuesOf,
  type BookingStart,
  type BookingValues,
} from './booking-form.model.ts';
import { BookingClashes } from '../../parts/booking/booking-clashes.tsx';
import { kindMessages } from '../../parts/booking/booking.messages.ts';
import { useJobChoices, useTalentChoices } from './use-choices.ts';

export interface BookingFormProps {
  /** The one that is changed. */
  booking?: Booking;
  /** Initial values of a new booking. */
  start: BookingStart;
  onDone: () => void;
  /** Another user has changed it in the meantime: it has to be loaded again. */
  onStale?: () => void;
}

const CODE_FIELDS = {
  DAYS_BOOKED: 'from',
  OPTION_TAKEN: 'kind',
  DAY_OFF: 'onDayOff',
  TALENT_NOT_EXIST: 'talentId',
  TALENT_NOT_AVAILABLE: 'talentId',
};

/** Holds or books days of a talent; conflicts are shown before saving. */
export function BookingForm({ booking, start, onDone, onStale }: BookingFormProps) {
  const [create] = useManagementBookingCreateMutation();
  const [update] = useManagementBookingUpdateMutation();
  const submit = async (values: BookingValues) => {
    const bookingBody = bodyOf(values);
    if (!booking) return create({ bookingBody }).unwrap();
    const { talentId: _talentId, ...change } = bookingBody;
    const bookingChangeBody = { ...change, version: booking.version };
    return update({ id: booking.id, bookingChangeBody })
      .unwrap()
      .catch((error: unknown) => {
        if (isApiError(error) && error.code === 'VERSION_CONFLICT') onStale?.();
        throw error;
      });
  };
  return (
    <ResourceForm
      key={booking?.version}
      initialValues={booking ? valuesOf(booking) : startOf(start)}
      schema={bookingSchema}
      onSubmit={submit}
      onSuccess={onDone}
      successMessage={{ id: 'business.booking.saved' }}
      codeFields={CODE_FIELDS}
      compact
      guard
    >
      <BookingFields booking={booking} />
    </ResourceForm>
  );
}

function BookingFields({ booking }: { booking: Booking | undefined }) {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<BookingValues>();
  const talents = useTalentChoices(values.talentId, booking !== undefined);
  const jobs = useJobChoices(values.jobId);
  const text = (id: string) => formatMessage({ id: `business.booking.${id}` });
  const times = [...new Set([...TIMES, values.expiresTime])].toSorted();
  return (
    <Fields>
      {!booking && <FormCombobox name="talentId" label={text('talent')} required {...talents} />}
      <FormRadioGroup
        name="kind"
        label={text('kind')}
        options={kindsFrom(booking?.kind).map((value) => ({
          value,
          label: formatMessage(kindMessages[value]),
          hint: text(`hint.${value}`),
        }))}
      />
      <FormPair>
        <FormDateField name="from" label={text('from')} required />
        <FormDateField name="to" label={text('to')} required min={values.from} />
      </FormPair>
      <BookingClashes
        {...{ talentId: values.talentId, from: values.from, to: values.to }}
        exceptId={booking?.id}
      />
      <FormCombobox name="jobId" label={text('job')} placeholder={text('noJob')} {...jobs} />
      {values.kind !== 'Booked' && (
        <FormPair>
          <FormDateField name="expiresDay" label={text('expires')} hint={text('expiresHint')} />
          {values.expiresDay && (
            <FormSelect
              name="expiresTime"
              label={text('expiresTime')}
              options={times.map((value) => ({ value, label: value }))}
            />
          )}
        </FormPair>
      )}
      <FormTextArea
        name="note"
        label={text('note')}
        hint={text('noteHint')}
        limit={BOOKING_LINES.note}
        rows={3}
      />
      <SubmitBar
        label={
          booking ? undefined : <FormattedMessage id={`business.booking.make.${values.kind}`} />
        }
      />
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${tokens.space4};
`;
