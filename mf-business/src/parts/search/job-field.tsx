import { localized, useLocale } from '@dara/sdk/i18n';
import type { Localized } from '@dara/contract';
import { useMemo, useState, type ReactNode } from 'react';
import { useManagementJobListQuery } from '../../api/generated.ts';
import { FormFoundField } from './form-found-field.tsx';
import { useSettled } from './use-settled.ts';

interface JobFieldProps {
  name: string;
  label: ReactNode;
  /** Business of the jobs. */
  businessProfileId: string;
  /** The job that the record names already. */
  current?: { id: string; title: Localized };
}

const SHOWN = 20;

/** Selects a job of one business. */
export function JobField({ name, label, businessProfileId, current }: JobFieldProps) {
  const locale = useLocale();
  const [text, setText] = useState('');
  const keyword = useSettled(text.trim()) || undefined;
  const { currentData } = useManagementJobListQuery(
    { keyword, businessProfileId, page: 1, size: SHOWN },
    { skip: businessProfileId === '' },
  );
  const found = useMemo(
    () => currentData?.items.map((job) => ({ value: job.id, label: localized(job.title, locale) })),
    [currentData, locale],
  );
  return (
    <FormFoundField
      {...{ name, label, found }}
      current={current && { value: current.id, label: localized(current.title, locale) }}
      onSearch={setText}
    />
  );
}
