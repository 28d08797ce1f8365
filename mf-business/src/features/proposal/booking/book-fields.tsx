import { FormDateField } from '@dara/kit/date';
import { FormCheckbox, FormPair, FormSelect } from '@dara/kit/forms';
import { BOOKING_KINDS } from '@dara/model';
import { useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import type { ProposalRecord } from '../../../api/generated.ts';
import { BookingClashes } from '../../../parts/booking/booking-clashes.tsx';
import { kindMessages } from '../../../parts/booking/booking.messages.ts';
import { useItemNames } from '../../../parts/proposal/offer/item-name.ts';
import { backupsOf, isOpenPlace, type BookValues } from './book.model.ts';
import { BookedPlace } from './booked-place.tsx';

interface BookFieldsProps {
  proposal: ProposalRecord;
  placeId: string;
  at: number;
}

/** One place of the line-up: who takes it, hold or booking, days and conflicts. */
export function BookFields({ proposal, placeId, at }: BookFieldsProps) {
  const { formatMessage } = useIntl();
  const nameOf = useItemNames();
  const { values } = useFormikContext<BookValues>();
  const place = proposal.items.find(({ id }) => id === placeId);
  const row = values.rows[at];
  if (!place || !row) return null;
  if (!isOpenPlace(place)) return <BookedPlace item={place} />;
  const backups = backupsOf(proposal).filter(
    ({ id }) => id === row.itemId || values.rows.every(({ itemId }) => itemId !== id),
  );
  const { talentId } = proposal.items.find(({ id }) => id === row.itemId) ?? place;
  const field = (name: string) => `rows.${at}.${name}`;
  return (
    <Row>
      <FormCheckbox name={field('isChosen')} label={<strong>{nameOf(place)}</strong>} />
      {row.isChosen && (
        <>
          <FormPair>
            <FormSelect
              name={field('kind')}
              label={formatMessage({ id: 'business.booking.kind' })}
              options={BOOKING_KINDS.map((value) => ({
                value,
                label: formatMessage(kindMessages[value]),
              }))}
            />
            {backups.length > 0 && (
              <FormSelect
                name={field('itemId')}
                label={formatMessage({ id: 'business.proposal.book.talent' })}
                options={[
                  { value: placeId, label: nameOf(place) },
                  ...backups.map((backup) => ({
                    value: backup.id,
                    label: formatMessage(
                      { id: 'business.proposal.book.backup' },
                      { name: nameOf(backup) },
                    ),
                  })),
                ]}
              />
            )}
          </FormPair>
          <FormPair>
            <FormDateField
              required
              name={field('from')}
              label={formatMessage({ id: 'business.booking.from' })}
            />
            <FormDateField
              required
              name={field('to')}
              label={formatMessage({ id: 'business.booking.to' })}
              min={row.from}
            />
          </FormPair>
          <BookingClashes {...{ talentId, from: row.from, to: row.to }} name={field('onDayOff')} />
        </>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  gap: ${tokens.space3};
  padding: ${tokens.space3};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
`;
