import { hasPhoto } from '@dara/agency/card';
import { FormNumberField, FormTextArea, ResourceForm, SubmitBar } from '@dara/kit/forms';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { Dialog, ErrorState, Skeleton } from '@dara/kit/ui';
import { JobKeyFacts } from '@dara/agency/job';
import { max, maxLength, required, wholeBaht } from '@dara/kit/validation';
import { APPLICATION_FIELDS } from '@dara/model';
import { styled } from 'styled-components';
import { mixed, object, string, type InferType } from 'yup';
import {
  useJobApplyMutation,
  useManagementCompositeCardListQuery,
  type CompositeCard,
  type JobDetail,
  type JobViewer,
} from '../../api/generated.ts';
import { CardPicker } from './card-picker.tsx';
import { TapeField } from './tape-field.tsx';
import { NO_TAPE, TAPE_LABELS, type Tape } from './tape.model.ts';
import { TalentTypeMismatch } from './talent-type-mismatch.tsx';

const text = () => string().ensure();

const applySchema = object({
  compositeCardId: text().test(required()),
  note: text().test(maxLength(APPLICATION_FIELDS.note.max)),
  /** Whole baht. */
  quotedRate: text().test(wholeBaht()).test(max(APPLICATION_FIELDS.quotedRate.max)),
  /** Checks itself. */
  tape: mixed<Tape>(),
});

export interface ApplyDialogProps {
  job: JobDetail;
  viewer: Pick<JobViewer, 'talentTypes' | 'request'>;
  open: boolean;
  onClose: () => void;
}

/** Maximum number of cards per talent. */
const ALL_CARDS = 20;

/** The talent's cards to choose from, a word and a price to send along. */
export function ApplyDialog({ job, viewer, open, onClose }: ApplyDialogProps) {
  const locale = useLocale();
  const { currentData, isError, error, isFetching, refetch } = useManagementCompositeCardListQuery(
    { self: true, size: ALL_CARDS },
    { skip: !open, refetchOnMountOrArgChange: true },
  );
  return (
    <Dialog
      size="large"
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="public.job.apply.dialog" />}
      description={localized(job.title, locale)}
    >
      {currentData ? (
        <ApplyForm job={job} viewer={viewer} cards={currentData.items} onClose={onClose} />
      ) : isError ? (
        <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Waiting aria-busy="true">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} shape="box" ratio="148 / 210" />
          ))}
        </Waiting>
      )}
    </Dialog>
  );
}

interface ApplyFormProps extends Omit<ApplyDialogProps, 'open'> {
  cards: readonly CompositeCard[];
}

function ApplyForm({ job, viewer, cards, onClose }: ApplyFormProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [apply] = useJobApplyMutation();
  const sendable = cards.filter(hasPhoto);
  const usual = sendable.find((card) => card.isDefault) ?? sendable[0];
  const initialValues: ApplyValues = {
    compositeCardId: usual?.id ?? '',
    note: job.viewer?.application?.note ?? '',
    quotedRate: '',
    tape: NO_TAPE,
  };
  const unit = job.budgetUnit
    ? formatMessage({ id: `public.job.budgetUnit.${job.budgetUnit}` })
    : '';
  const labels = {
    compositeCardId: formatMessage({ id: 'public.job.apply.card' }),
    note: formatMessage({ id: 'public.job.apply.note' }),
    quotedRate: formatMessage({ id: 'public.job.apply.rate' }, { unit }).trim(),
    tape: TAPE_LABELS.field[locale],
  };
  return (
    <ResourceForm
      compact
      label={formatMessage({ id: 'public.job.apply.dialog' })}
      labels={labels}
      initialValues={initialValues}
      schema={applySchema}
      codeFields={{ CARD_NOT_EXIST: 'compositeCardId', VIDEO_NOT_EXIST: 'tape' }}
      onSubmit={(values) => apply({ id: job.id, applyBody: bodyOf(values) }).unwrap()}
      successMessage={{ id: 'public.job.apply.done' }}
      onSuccess={onClose}
    >
      <JobKeyFacts job={job} />
      <TalentTypeMismatch job={job} viewer={viewer} />
      <CardPicker name="compositeCardId" label={labels.compositeCardId} cards={cards} />
      <FormTextArea
        name="note"
        rows={3}
        label={labels.note}
        hint={formatMessage({ id: 'public.job.apply.noteHint' })}
      />
      <Rate>
        <FormNumberField
          name="quotedRate"
          label={labels.quotedRate}
          hint={formatMessage({ id: 'public.job.apply.rateHint' })}
        />
      </Rate>
      <TapeField name="tape" label={labels.tape} />
      <SubmitBar
        inDialog
        label={<FormattedMessage id="public.job.apply.send" />}
        onCancel={onClose}
      />
    </ResourceForm>
  );
}

function bodyOf(values: ApplyValues) {
  const { compositeCardId, note, quotedRate, tape } = applySchema.cast(values);
  return {
    compositeCardId,
    ...(note.trim() && { note: note.trim() }),
    ...(quotedRate.trim() && { quotedRate: Number(quotedRate) }),
    ...(tape?.id && { tapeId: tape.id }),
  };
}

type ApplyValues = InferType<typeof applySchema>;

const Waiting = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 132px;
  gap: 16px;
  overflow: hidden;
`;

const Rate = styled.div`
  max-width: 320px;
`;
