import { CancelButton, Button, Combobox, Dialog, NumberField } from '@dara/kit/ui';
import { isMoney } from '@dara/kit/validation';
import { errorMessage, fieldErrorMessage, isApiError } from '@dara/sdk/api';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { tokens } from '@dara/sdk/theme';
import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import {
  useManagementApplicationAddMutation,
  useManagementTalentListQuery,
} from '../../api/generated.ts';

const OFFERED = 20;

export interface AddTalentDialogProps {
  jobId: string;
  onClose: () => void;
}

/** Puts a talent on the board on the agency's word. */
export function AddTalentDialog({ jobId, onClose }: AddTalentDialogProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const notice = useNotice();
  const formId = useId();
  const [keyword, setKeyword] = useState('');
  const [talentId, setTalentId] = useState('');
  const [rate, setRate] = useState('');
  const [hasRateError, setRateError] = useState(false);
  const [refusal, setRefusal] = useState<{ id: string; values?: object }>();
  const [add, adding] = useManagementApplicationAddMutation();
  const { data } = useManagementTalentListQuery({
    page: 1,
    size: OFFERED,
    status: ['Approved'],
    active: true,
    ...(keyword.trim() && { keyword: keyword.trim() }),
  });
  const options = (data?.items ?? []).map((row) => ({
    value: row.id,
    label: localized(row.name, locale),
  }));
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!talentId) return setRefusal({ id: 'kit.validation.required' });
    const isRateWrong = rate !== '' && !isMoney(rate, 0);
    setRateError(isRateWrong);
    if (isRateWrong) return;
    const applicationAddBody = { talentId, ...(rate && { quotedRate: Number(rate) }) };
    try {
      await add({ id: jobId, applicationAddBody }).unwrap();
      notice({ kind: 'success', message: { id: 'business.application.added' } });
      onClose();
    } catch (error) {
      const first = isApiError(error) ? error.errors?.[0] : undefined;
      setRefusal(first ? fieldErrorMessage(first) : errorMessage(error));
    }
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={<FormattedMessage id="business.application.add.title" />}
      description={<FormattedMessage id="business.application.add.text" />}
      actions={
        <>
          <CancelButton onClick={onClose} />
          <Button type="submit" form={formId} variant="primary" loading={adding.isLoading}>
            <FormattedMessage id="business.application.add" />
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Combobox
          label={formatMessage({ id: 'business.application.talent' })}
          required
          options={options}
          value={talentId}
          onChange={(next) => {
            setTalentId(next);
            setRefusal(undefined);
          }}
          onSearch={setKeyword}
          error={refusal && <FormattedMessage {...(refusal as { id: string })} />}
        />
        <NumberField
          label={formatMessage({ id: 'business.application.quotedRate' })}
          unit={formatMessage({ id: 'business.application.baht' })}
          value={rate}
          onChange={setRate}
          error={hasRateError && <FormattedMessage id="kit.validation.wholeBaht" />}
        />
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${tokens.space4};
`;
