import { localized, useLocale } from '@dara/sdk/i18n';
import type { SelectOption } from '@dara/kit/ui';
import { useDeferredValue, useState } from 'react';
import {
  useManagementJobDetailQuery,
  useManagementJobListQuery,
  useManagementTalentDetailQuery,
  useManagementTalentListQuery,
} from '../../api/generated.ts';

const SIZE = 20;

export interface Choices {
  options: SelectOption[];
  onSearch: (text: string) => void;
}

function joined(found: SelectOption[], chosen: SelectOption | undefined): SelectOption[] {
  const isThere = !chosen || found.some(({ value }) => value === chosen.value);
  return isThere ? found : [chosen, ...found];
}

/** Talents found by the typed text, and the chosen one; sends no request while `isOff`. */
export function useTalentChoices(chosenId: string, isOff = false): Choices {
  const locale = useLocale();
  const [text, setText] = useState('');
  const keyword = useDeferredValue(text);
  const args = { page: 1, size: SIZE, ...(keyword && { keyword }) };
  const { data } = useManagementTalentListQuery(args, { skip: isOff });
  const found = (data?.items ?? []).map(({ id, name }) => ({
    value: id,
    label: localized(name, locale),
  }));
  const isMissing = chosenId !== '' && !found.some(({ value }) => value === chosenId);
  const detail = useManagementTalentDetailQuery({ id: chosenId }, { skip: isOff || !isMissing });
  const chosen = detail.data && { value: chosenId, label: localized(detail.data.name, locale) };
  return { options: joined(found, isMissing ? chosen : undefined), onSearch: setText };
}

/** Job search by title, including the selected one. */
export function useJobChoices(chosenId: string): Choices {
  const locale = useLocale();
  const [text, setText] = useState('');
  const keyword = useDeferredValue(text);
  const { data } = useManagementJobListQuery({ page: 1, size: SIZE, ...(keyword && { keyword }) });
  const found = (data?.items ?? []).map(({ id, title }) => ({
    value: id,
    label: localized(title, locale),
  }));
  const isMissing = chosenId !== '' && !found.some(({ value }) => value === chosenId);
  const detail = useManagementJobDetailQuery({ id: chosenId }, { skip: !isMissing });
  const chosen = detail.data && { value: chosenId, label: localized(detail.data.title, locale) };
  return { options: joined(found, isMissing ? chosen : undefined), onSearch: setText };
}
