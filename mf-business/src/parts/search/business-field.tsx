import { businessName, type NamedBusiness } from '@dara/agency/labels';
import { useLocale } from '@dara/sdk/i18n';
import { useMemo, useState, type ReactNode } from 'react';
import { useManagementBusinessListQuery } from '../../api/generated.ts';
import { FormFoundField } from './form-found-field.tsx';
import { useSettled } from './use-settled.ts';

interface BusinessFieldProps {
  name: string;
  label: ReactNode;
  /** The business that the record names already. */
  current?: NamedBusiness;
}

const SHOWN = 20;

/** The approved business that something is for. */
export function BusinessField({ name, label, current }: BusinessFieldProps) {
  const locale = useLocale();
  const [text, setText] = useState('');
  const keyword = useSettled(text.trim()) || undefined;
  const { currentData } = useManagementBusinessListQuery({
    keyword,
    status: ['Approved'],
    page: 1,
    size: SHOWN,
  });
  const found = useMemo(
    () =>
      currentData?.items.map((one) => ({
        value: one.id,
        label: businessName(one, locale),
      })),
    [currentData, locale],
  );
  return (
    <FormFoundField
      required
      {...{ name, label, found }}
      current={current && { value: current.id, label: businessName(current, locale) }}
      onSearch={setText}
    />
  );
}
