import { ResourceForm, SubmitBar } from '@dara/kit/forms';
import { Button, Dialog } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useManagementProposalBookMutation, type ProposalRecord } from '../../../api/generated.ts';
import { BookFields } from './book-fields.tsx';
import { BookedPlace } from './booked-place.tsx';
import {
  bookSchema,
  isOpenPlace,
  itemOf,
  refusalOf,
  rowsOf,
  type BookRow,
  type BookValues,
} from './book.model.ts';

export interface BookDialogProps {
  proposal: ProposalRecord;
  /** One place only, with a backup in it; all open places by default. */
  start?: BookRow | undefined;
  onClose: () => void;
}

/** Holds or books the talents that the client chose. A refused row keeps its input, the others are booked. */
export function BookDialog({ proposal, start, onClose }: BookDialogProps) {
  const { formatMessage } = useIntl();
  const [book] = useManagementProposalBookMutation();
  const [initialValues] = useState<BookValues>(() => ({
    rows: start ? [start] : rowsOf(proposal),
  }));
  const submit = async (values: BookValues) => {
    const items = chosenOf(values, proposal).map(itemOf);
    const { results } = await book({ id: proposal.id, proposalBookBody: { items } }).unwrap();
    const refusal = refusalOf(results, values);
    // As a refusal of the api, for the form to show at its rows.
    if (refusal) throw refusal;
    return results.length;
  };
  const title = `business.proposal.book.${start ? 'promote' : 'title'}`;
  const shown = new Set(initialValues.rows.map(({ placeId }) => placeId));
  const others = start ? [] : proposal.items.filter(({ id, lineUp }) => lineUp && !shown.has(id));
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={<FormattedMessage id={title} />}
      description={<FormattedMessage id="business.proposal.book.lead" />}
    >
      <ResourceForm
        compact
        guard
        label={formatMessage({ id: title })}
        initialValues={initialValues}
        schema={bookSchema}
        onSubmit={submit}
        onSuccess={onClose}
        successMessage={(count) => ({ id: 'business.proposal.book.done', values: { count } })}
      >
        <Rows>
          {others.map((item) => (
            <BookedPlace key={item.id} item={item} />
          ))}
          {initialValues.rows.map(({ placeId }, at) => (
            <BookFields key={placeId} {...{ proposal, placeId, at }} />
          ))}
        </Rows>
        <BookBar proposal={proposal} onClose={onClose} />
      </ResourceForm>
    </Dialog>
  );
}

/** Chosen rows whose place is still open: those booked by an earlier attempt are done. */
const chosenOf = ({ rows }: BookValues, { items }: ProposalRecord): BookRow[] =>
  rows.filter(
    ({ isChosen, placeId }) =>
      isChosen && items.some((item) => item.id === placeId && isOpenPlace(item)),
  );

function BookBar({ proposal, onClose }: Pick<BookDialogProps, 'proposal' | 'onClose'>) {
  const { values, isSubmitting } = useFormikContext<BookValues>();
  const count = chosenOf(values, proposal).length;
  return (
    <SubmitBar
      inDialog
      submit={
        <Button type="submit" variant="primary" loading={isSubmitting} disabled={count === 0}>
          <FormattedMessage id="business.proposal.book.submit" values={{ count }} />
        </Button>
      }
      onCancel={onClose}
    />
  );
}

const Rows = styled.ul`
  display: grid;
  gap: ${tokens.space4};
  margin: 0;
  padding: 0;
  list-style: none;
`;
