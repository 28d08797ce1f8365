import { businessName } from '@dara/agency/labels';
import { Combobox } from '@dara/kit/ui';
import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { useAppDispatch } from '@dara/sdk/store';
import { tokens } from '@dara/sdk/theme';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  endpoints as businessApi,
  useManagementJobListQuery,
  type JobRecord,
} from '../../../api/generated.ts';
import type { JobValues } from './job-form.model.ts';

const FOUND = 20;

interface TemplatePickerProps {
  /** Initial values of the form. */
  valuesOf: (job: JobRecord) => JobValues;
}

/** Begins a new job as an earlier one. */
export function TemplatePicker({ valuesOf }: TemplatePickerProps) {
  const locale = useLocale();
  const notice = useNotice();
  const { setValues } = useFormikContext<JobValues>();
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<JobRecord>();
  const dispatch = useAppDispatch();
  const search = { keyword: keyword || undefined, size: FOUND, sortByColumn: 'UpdatedAt' };
  const { data } = useManagementJobListQuery(search);
  const found = data?.items ?? [];
  const jobs = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  const choose = async (id: string) => {
    if (!id) return setChosen(undefined);
    try {
      const read = businessApi.endpoints.managementJobDetail.initiate({ id }, { subscribe: false });
      const job = await dispatch(read).unwrap();
      setChosen(job);
      await setValues(valuesOf(job));
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    }
  };
  if (!keyword && data && found.length === 0) return null;
  return (
    <Place>
      <Combobox
        label={<FormattedMessage id="business.job.template" />}
        hint={<FormattedMessage id="business.job.template.hint" />}
        value={chosen?.id ?? ''}
        options={jobs.map((job) => ({
          value: job.id,
          label: [localized(job.title, locale), businessName(job, locale)]
            .filter(Boolean)
            .join(' · '),
        }))}
        onSearch={setKeyword}
        onChange={(id) => void choose(id)}
      />
    </Place>
  );
}

const Place = styled.div`
  max-width: 560px;
  margin-block-end: ${tokens.space6};
`;
